/** What the service worker is told about a build: the files of the shell with their checksums, and the first ones of each face. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootParts, NoticeParts } from '../html/bootParts';

/** What the build says about its files. */
export interface BuildNote {
  readonly parts: BootParts;
  readonly notices: NoticeParts;
  /** Addresses of the script and the sheet that everything starts with. */
  readonly entry: readonly string[];
}

/** A file that every visitor needs. A file without a hash in its name has a revision instead. */
export interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
  /** As in a link: an answer that differs is not kept. */
  readonly integrity: string;
}

/** Addresses of the first files by face and by language. */
export interface FaceFiles {
  readonly faces: Readonly<Record<'h5' | 'pc', readonly string[]>>;
  readonly words: Readonly<Record<'en' | 'zh-CN', readonly string[]>>;
  readonly pictures: readonly string[];
}

const digest = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('base64');

/** The page, the entry with its sheet, and the layout, as they lie in `dist`. */
export function shellFiles(dist: string, { parts, entry }: BuildNote): ShellFile[] {
  const layout = parts.layout.flatMap((place) => parts.files[place] ?? []);
  return ['/index.html', ...new Set([...entry, ...layout])].map((url) => {
    const content = readFileSync(join(dist, url));
    return { url, revision: url === '/index.html' ? digest('md5', content) : null, integrity: `sha384-${digest('sha384', content)}` };
  });
}

/** The picture that stands where the shop cannot be reached. */
const offlinePicture = '/pictures/offline.webp';

/** The first files of each face, and what it needs to say that there is no connection. */
export function faceFiles({ parts: { files, shells, pages, words, restOfWords, request }, notices }: BuildNote): FaceFiles {
  const addresses = (places: readonly number[] = []) => places.flatMap((place) => files[place] ?? []);
  const homeOf = (face: 'h5' | 'pc') => [...addresses(shells[face]), ...addresses(pages[`/${face}/home`]), ...addresses(request), ...notices[face]];
  const wordsOf = (language: string) => [...addresses(words[language]), ...addresses(restOfWords[language])];
  return {
    faces: { h5: homeOf('h5'), pc: homeOf('pc') },
    words: { en: wordsOf('en'), 'zh-CN': wordsOf('zh-CN') },
    pictures: [offlinePicture],
  };
}
