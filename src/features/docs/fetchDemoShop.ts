/** Finds out whether the API is the demo shop, and what it offers. */
import { fetchDemoSeed } from '@/api/demoSeed';
import type { DemoGuide } from './contractDocument';
import { fetchDocument } from './fetchDocument';

export interface DemoShop {
  /** Name of the current seed. */
  readonly scene: string;
  readonly guide: DemoGuide;
}

/** The demo shop, or undefined for another API. Rejects when there is no response. */
export async function fetchDemoShop(): Promise<DemoShop | undefined> {
  const scene = await fetchDemoSeed();
  return scene === undefined ? undefined : { scene, guide: (await fetchDocument())['x-demo-shop'] };
}
