/** Where the data of the prerendered pages comes from. */
import { readApiBase } from '../config/addresses';
import { parseWebAddress } from '../config/apiAddress';

/**
 * The API that supplies the data of the prerendered pages, from SNAPSHOT_API, API_TARGET or API_BASE. Undefined is
 * the demo shop.
 */
export function snapshotApi(): URL | undefined {
  const name = process.env['SNAPSHOT_API'] ? 'SNAPSHOT_API' : 'API_TARGET';
  const address = process.env[name]?.trim();
  if (address === 'demo') return undefined;
  return address ? parseWebAddress(address, name) : readApiBase();
}
