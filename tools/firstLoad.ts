/** The built files that the first load of a home page transfers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupNamed, type ChunkReport } from './chunkReport';
import { distFolder } from './freshness';

export const platforms = ['h5', 'pc'] as const;
export type Platform = (typeof platforms)[number];
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/**
 * Names of the chunks of the home page by language. The desktop UI kit has its Chinese messages in a separate chunk.
 */
const chunksOf = (platform: Platform, language: Language) => [
  'umi',
  'layouts__index',
  `words-${language}`,
  `shell-${platform}`,
  `src__pages__${platform}__home__index`,
  ...(language === 'zh' && platform === 'pc' ? ['kit-words-pc'] : []),
];

function pageFiles(): string[] {
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  return [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

/** Paths of scripts and styles in `dist`. Throws StartError when the build lacks a chunk. */
export function firstLoadFiles(report: ChunkReport, platform: Platform, language: Language): string[] {
  return [
    ...new Set([...pageFiles(), ...chunksOf(platform, language).flatMap((name) => groupNamed(report, name).files)]),
  ];
}

/** Formats bytes for a table. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
