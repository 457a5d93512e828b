/** Serves the pictures of products that administrators have uploaded. */
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Query } from '../store/source';
import { ASSET_PREFIX, readAsset } from './databaseFiles';

const contentTypeOfExtension: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

/** Answers a request below `ASSET_PREFIX`. */
export async function sendAsset(query: Query, path: string, response: ServerResponse): Promise<void> {
  const name = decodeURIComponent(path.slice(ASSET_PREFIX.length));
  const type = contentTypeOfExtension[extname(name).toLowerCase()];
  const bytes = type === undefined ? undefined : await readAsset(query, name);
  if (!bytes) {
    response.writeHead(404, { 'cache-control': 'no-store' }).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    .end(bytes);
}
