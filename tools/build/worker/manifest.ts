/** Build data of the service worker: the digests of the files that it caches, and the first files of each platform. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileManifest, NotificationFiles } from '../../../src/startup/fileManifest';
import { documentFileName } from './cachedFiles';

/** Data of the bundler for later build steps. */
export interface BuildReport {
  readonly manifest: FileManifest;
  readonly notifications: NotificationFiles;
  /** Paths of the entry script and its style sheet. */
  readonly entry: readonly string[];
}

/** SHA-256 of each file in base64, by path. */
export type FileDigests = Readonly<Record<string, string>>;

/** Paths of the first files by platform and by language. */
export interface PlatformFiles {
  readonly platforms: Readonly<Record<'h5' | 'pc', readonly string[]>>;
  readonly messages: Readonly<Record<string, readonly string[]>>;
  /** The texts of the UI kit, by platform and language, for example `h5-en`. */
  readonly kitMessages: Readonly<Record<string, readonly string[]>>;
  readonly pictures: readonly string[];
}

/** Maximum size of a cached picture in bytes. With at most 80 pictures that is 24 MB. */
const MAX_PICTURE_BYTES = 300_000;
const codeFilePattern = /^[\w.-]+\.[0-9a-f]{6,20}\.(?:[a-z]+\.)?(?:js|css)$/;
const pictureFilePattern = /\.(?:webp|avif|png|jpe?g|gif|svg|ico)$/;

/**
 * The digests of all files in `dist` that the worker may cache: document, code with a hash in its name, and pictures.
 * `basePath` is the path of the storefront.
 */
export function fileDigests(dist: string, basePath = ''): FileDigests {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const digests = names.flatMap((name) => {
    const isPicture = pictureFilePattern.test(name);
    if (!isPicture && !codeFilePattern.test(name) && name !== documentFileName) return [];
    const content = readFileSync(join(dist, name));
    if (isPicture && content.length > MAX_PICTURE_BYTES) return [];
    return [[`${basePath}/${name}`, createHash('sha256').update(content).digest('base64')]];
  });
  return Object.fromEntries(digests);
}

/** Paths of the files that every page needs: the document, the entry with its style sheet, and the layout. */
export function shellFiles({ manifest, entry }: BuildReport, basePath = ''): string[] {
  const layout = manifest.layout.flatMap((index) => manifest.files[index] ?? []);
  return [...new Set([`${basePath}/${documentFileName}`, ...entry, ...layout])];
}

/** Picture of the offline page. */
const offlinePicturePath = 'pictures/offline.webp';

/** The first files of each platform including its notifications, and the messages of each language. */
export function platformFiles({ manifest, notifications }: BuildReport, basePath = ''): PlatformFiles {
  const { files, shells, pages, messages, secondaryMessages, kitMessages, request } = manifest;
  const addresses = (indexes: readonly number[] = []) => indexes.flatMap((index) => files[index] ?? []);
  const homeOf = (platform: 'h5' | 'pc') => [
    ...addresses(shells[platform]),
    ...addresses(pages[`/${platform}/home`]),
    ...addresses(request),
    ...notifications[platform],
  ];
  const byName = (lists: Readonly<Record<string, readonly number[]>>) =>
    Object.entries(lists).map(([name, indexes]) => [name, addresses(indexes)] as const);
  return {
    platforms: { h5: homeOf('h5'), pc: homeOf('pc') },
    messages: Object.fromEntries(
      byName(messages).map(([language, first]) => [language, [...first, ...addresses(secondaryMessages[language])]]),
    ),
    kitMessages: Object.fromEntries(byName(kitMessages)),
    pictures: [`${basePath}/${offlinePicturePath}`],
  };
}
