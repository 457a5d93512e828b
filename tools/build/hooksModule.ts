/** The generated module `@@/shopHooks`: the hooks that shop.config.ts names, and the release that they report. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../command/run';
import { shopFile, type Shop } from '../config/shopConfig';
import { StartError } from '../command/startError';

/** The version that errors and events name: RELEASE, or the version in package.json. */
function releaseName(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return process.env['RELEASE']?.trim() || version;
}

/** The text of the module. Throws StartError when there is no file with the hooks. */
export function hooksModule({ hooks }: Pick<Shop, 'hooks'>): string {
  const file = hooks && shopFile(hooks);
  if (file && !existsSync(file)) throw new StartError(`shop.config.ts: hooks: there is no file ${file}.`);
  return [
    "import type { ShopHooks } from '@/lib/shopHooks';",
    ...(file ? [`import own from ${JSON.stringify(file.replace(/\.tsx?$/, ''))};`] : []),
    '/** The hooks of the shop; undefined without any. */',
    `export const hooks: ShopHooks | undefined = ${file ? 'own' : 'undefined'};`,
    `export const release = ${JSON.stringify(releaseName())};`,
    '',
  ].join('\n');
}
