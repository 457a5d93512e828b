/** Where the data of the prerendered pages comes from. */
import { readApiBase } from './addresses';
import { StartError } from './startError';

/**
 * The API that supplies the data of the prerendered pages, from SNAPSHOT_API, API_TARGET or API_BASE. Undefined is
 * the demo shop.
 */
export function snapshotApi(): URL | undefined {
  const address = process.env['SNAPSHOT_API'] || process.env['API_TARGET'];
  if (address === 'demo') return undefined;
  if (address && !URL.canParse(address)) throw new StartError(`SNAPSHOT_API is no address: ${address}`);
  return address ? new URL(address) : readApiBase();
}
