/** The addresses of the web manifest in a build below a path. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const webManifestName = 'manifest.webmanifest';

/** Members of a web manifest that are addresses, also of its icons, shortcuts and screenshots. */
const addressMembers = ['id', 'start_url', 'scope', 'src', 'url'];

/** Puts `basePath` before each address that begins at the root of the origin. Other values stay. */
export function withBasePath(manifest: unknown, basePath: string): unknown {
  if (Array.isArray(manifest)) return manifest.map((item) => withBasePath(item, basePath));
  if (typeof manifest !== 'object' || manifest === null) return manifest;
  return Object.fromEntries(
    Object.entries(manifest).map(([name, value]) => [
      name,
      addressMembers.includes(name) && typeof value === 'string' && /^\/(?!\/)/.test(value)
        ? basePath + value
        : withBasePath(value, basePath),
    ]),
  );
}

/** Rewrites the web manifest of the build in `folder` for a storefront below `basePath`. */
export function moveWebManifest(folder: string, basePath: string): void {
  const file = join(folder, webManifestName);
  if (basePath === '' || !existsSync(file)) return;
  writeFileSync(
    file,
    `${JSON.stringify(withBasePath(JSON.parse(readFileSync(file, 'utf8')), basePath), undefined, 2)}\n`,
  );
}
