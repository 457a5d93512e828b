/** Finds out whether the demo shop stands behind the API, and what it offers. */
import { getServerInfo } from '@/api/startCalls';
import type { DemoGuide } from './contractDocument';
import { fetchDocument } from './fetchDocument';

export interface DemoShop {
  /** The name of the scene that it plays. */
  readonly scene: string;
  readonly guide: DemoGuide;
}

/** Every answer of the demo shop carries this header; no other API has it. */
const demoHeader = 'x-demo-shop';
/** Asks for no fault, whatever is switched on: who answers must be known to switch it off. */
const withoutFaults = { 'x-shop-fault': 'none' };

/** The demo shop, or undefined when another API answers. Rejects when nobody does. */
export async function fetchDemoShop(): Promise<DemoShop | undefined> {
  const answer = await fetch(getServerInfo.path, { headers: withoutFaults });
  const scene = answer.headers.get(demoHeader);
  if (scene) return { scene, guide: (await fetchDocument())['x-demo-shop'] };
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return undefined;
}
