/** Where the data of the prerendered pages comes from, and whether the products of the demo shop are part of a build. */
import { readApiBase } from '../config/baseUrls';
import { parseWebUrl } from '../config/apiUrl';

/** An API, the demo shop, or nowhere: the pages then show the shapes of what is loading. */
export type SnapshotSource = URL | 'demo' | 'none';

type Environment = Readonly<Record<string, string | undefined>>;

/** The API that the build is for: API_TARGET or API_BASE. */
function apiOfBuild(environment: Environment): URL | undefined {
  const target = environment['API_TARGET']?.trim();
  return target ? parseWebUrl(target, 'API_TARGET') : readApiBase(environment);
}

/**
 * Reads SNAPSHOT_API, API_TARGET and API_BASE, in this order. `unnamed` is the source when none of them is set.
 */
export function snapshotSource(unnamed: 'demo' | 'none', environment: Environment = process.env): SnapshotSource {
  const text = environment['SNAPSHOT_API']?.trim();
  if (text === 'demo' || text === 'none') return text;
  return text ? parseWebUrl(text, 'SNAPSHOT_API') : (apiOfBuild(environment) ?? unnamed);
}

/**
 * Whether the pictures of the demo catalogue and the examples of the contract are part of the build. DEMO_GOODS=1 says that an API
 * has the products of the demo shop.
 */
export const hasDemoGoods = (source: SnapshotSource, environment: Environment = process.env): boolean =>
  source === 'demo' || environment['DEMO_GOODS'] === '1';

/** The sentence for a build whose first screens do not have the products of its API; undefined for any other. */
export function sourceWarning(source: SnapshotSource, environment: Environment = process.env): string | undefined {
  const api = apiOfBuild(environment);
  if (source === 'demo' && api)
    return `SNAPSHOT_API=demo: first screens and pictures are those of the demo shop, although the build is for ${api.href}.`;
  if (source === 'none' && !environment['SNAPSHOT_API']?.trim())
    return 'Say which API the build is for: API_TARGET=https://your.api npm run build, or npm run build -- --demo for the demo shop. Until then its first screens have no products.';
  return undefined;
}
