/** Which built files the first load of a home page transfers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupNamed, type ChunkNote } from './chunkNote';
import { distFolder } from './freshness';

export const faces = ['h5', 'pc'] as const;
export type Face = (typeof faces)[number];
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The chunks of the home page in each language, as the browser loads them: the desktop kit's own words come for Chinese, the phone kit has them. */
const chunksOf = (face: Face, language: Language) => [
  'umi',
  'layouts__index',
  `words-${language}`,
  `shell-${face}`,
  `src__pages__${face}__home__index`,
  ...(language === 'zh' && face === 'pc' ? ['kit-words-pc'] : []),
];

function pageFiles(): string[] {
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  return [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

/** Scripts and styles below `dist`. Throws StartError when the build lacks a chunk. */
export function firstLoadFiles(note: ChunkNote, face: Face, language: Language): string[] {
  return [...new Set([...pageFiles(), ...chunksOf(face, language).flatMap((name) => groupNamed(note, name).files)])];
}

/** Bytes as a table has them. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
