/** Files of Vendure's assets in the database, so that servers keep nothing. */
import {
  TransactionalConnection,
  type AssetPreviewStrategy,
  type AssetStorageStrategy,
  type Injector,
} from '@vendure/core';
import { Readable, type Stream } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Query } from '../store/source';
import { queryOf } from '../store/runInTransaction';

/** Below /api, because the storefront forwards nothing else. */
export const ASSET_PREFIX = '/api/asset/';

/** The address of a file, without an origin. */
export const assetPath = (name: string): string => ASSET_PREFIX + encodeURIComponent(name);

/** Returns the bytes of a file, or undefined. */
export async function readAsset(query: Query, name: string): Promise<Buffer | undefined> {
  const [file] = await query<{ bytes: Buffer }>('SELECT bytes FROM storefront.asset_file WHERE name = $1', [name]);
  return file?.bytes;
}

export class DatabaseFiles implements AssetStorageStrategy {
  #connection: TransactionalConnection | undefined;

  init(injector: Injector): void {
    this.#connection = injector.get(TransactionalConnection);
  }

  async writeFileFromBuffer(name: string, data: Buffer): Promise<string> {
    await this.#query(
      'INSERT INTO storefront.asset_file VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes',
      [name, data],
    );
    return name;
  }

  async writeFileFromStream(name: string, data: Stream): Promise<string> {
    return this.writeFileFromBuffer(name, await buffer(data as Readable));
  }

  async readFileToBuffer(name: string): Promise<Buffer> {
    const bytes = await readAsset(this.#query, name);
    if (!bytes) throw new Error(`There is no file ${name}.`);
    return bytes;
  }

  async readFileToStream(name: string): Promise<Stream> {
    return Readable.from([await this.readFileToBuffer(name)]);
  }

  async deleteFile(name: string): Promise<void> {
    await this.#query('DELETE FROM storefront.asset_file WHERE name = $1', [name]);
  }

  async fileExists(name: string): Promise<boolean> {
    return (await this.#query('SELECT 1 FROM storefront.asset_file WHERE name = $1', [name])).length > 0;
  }

  toAbsoluteUrl(_request: unknown, name: string): string {
    return assetPath(name);
  }

  get #query(): Query {
    if (!this.#connection) throw new Error('The database is not connected yet.');
    return queryOf(this.#connection.rawConnection);
  }
}

/** The preview of a picture is the picture: browsers shrink it. */
export class OriginalAsPreview implements AssetPreviewStrategy {
  generatePreviewImage(_context: unknown, _mimeType: string, data: Buffer): Promise<Buffer> {
    return Promise.resolve(data);
  }
}

/** Pictures without scripts. SVG can have them. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
