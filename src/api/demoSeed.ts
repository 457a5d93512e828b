/** Finds out whether the API is the demo shop. */
import { currentLanguage } from '@/lib/i18n';
import { currentToken } from '@/lib/session';
import { requestHeaders } from '../lib/requestHeaders';
import { getServerInfo } from './server';

/** Every response of the demo shop has this header; no other API has it. */
const demoHeader = 'x-demo-shop';
/** Requests no fault, so that active faults can always be removed. */
const headers = () => ({ 'x-shop-fault': 'none', ...requestHeaders(currentToken(), currentLanguage()) });

/** The name of the demo shop's seed, or undefined for another API. Rejects when there is no response. */
export async function fetchDemoSeed(): Promise<string | undefined> {
  const answer = await fetch(API_ROOT + getServerInfo.path, { headers: headers() });
  const seed = answer.headers.get(demoHeader);
  if (!seed && !answer.ok) throw new Error(`Status ${answer.status}`);
  return seed ?? undefined;
}
