/** Where the data of the prerendered pages comes from. */
import { readApiBase } from '../config/baseUrls';
import { parseWebUrl } from '../config/apiUrl';

/**
 * The API that supplies the data of the prerendered pages, from SNAPSHOT_API, API_TARGET or API_BASE. Undefined is
 * the demo shop.
 */
export function snapshotApi(): URL | undefined {
  const name = process.env['SNAPSHOT_API'] ? 'SNAPSHOT_API' : 'API_TARGET';
  const address = process.env[name]?.trim();
  if (address === 'demo') return undefined;
  return address ? parseWebUrl(address, name) : readApiBase();
}
