/** Finds out whether the API is the demo shop, and what it offers. */
import { getServerInfo } from '@/api/startCalls';
import { currentToken } from '@/lib/session';
import type { DemoGuide } from './contractDocument';
import { fetchDocument } from './fetchDocument';

export interface DemoShop {
  /** Name of the current seed. */
  readonly scene: string;
  readonly guide: DemoGuide;
}

/** Every response of the demo shop has this header; no other API has it. */
const demoHeader = 'x-demo-shop';
/** Requests no fault, so that active faults can always be removed. */
const headers = () => ({ 'x-shop-fault': 'none', Authorization: currentToken() });

/** The demo shop, or undefined for another API. Rejects when there is no response. */
export async function fetchDemoShop(): Promise<DemoShop | undefined> {
  const answer = await fetch(getServerInfo.path, { headers: headers() });
  const scene = answer.headers.get(demoHeader);
  if (scene) return { scene, guide: (await fetchDocument())['x-demo-shop'] };
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  return undefined;
}
