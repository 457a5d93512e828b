/** What the service worker keeps: decisions without a browser, so that they can be tested. */
import type { FaceFiles } from './manifest';

/** What one device uses of the shop. */
export interface Household {
  readonly face: 'h5' | 'pc';
  readonly language: 'en' | 'zh-CN';
}

/** The type that a file must be answered with by its ending. */
const types: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, html: /^text\/html/ };

/** Whether an answer is the file that was asked for: found, and not a page that stands in for one that is gone. */
export function isWholeFile(pathname: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? '';
  const type = headers.get('content-type') ?? '';
  return status === 200 && (types[ending]?.test(type) ?? !type.startsWith('text/html'));
}

/** The first files of a face in a language: its shell, its home page, its notices, its words. */
export function neededFiles({ faces, words }: FaceFiles, { face, language }: Household): string[] {
  return [...new Set([...faces[face], ...words[language]])];
}
