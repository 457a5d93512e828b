import { fetchDemoSeed } from '@/api/demoSeed';
import { requestHeaders } from '@/lib/requestHeaders';
import { currentLanguage } from '@/lib/i18n';
import { currentToken } from '@/lib/session';
import { isContractDocument, type ContractDocument, type DemoGuide } from './contractDocument';

/** The path that the build writes it to. */
const documentUrl = `${BASE_PATH}/openapi.json`;

/** Fetches the contract document. Rejects when it cannot be loaded or is invalid. */
export async function fetchDocument(): Promise<ContractDocument> {
  const answer = await fetch(documentUrl, { headers: requestHeaders(currentToken(), currentLanguage()) });
  const document: unknown = await answer.json();
  if (!answer.ok || !isContractDocument(document)) throw new Error(`${documentUrl} is not the contract`);
  return document;
}

export interface DemoShop {
  /** Name of the current seed. */
  readonly scene: string;
  readonly guide: DemoGuide;
}

/** The demo shop with what it offers, or undefined for another API. Rejects when there is no response. */
export async function fetchDemoShop(): Promise<DemoShop | undefined> {
  const scene = await fetchDemoSeed();
  return scene === undefined ? undefined : { scene, guide: (await fetchDocument())['x-demo-shop'] };
}
