/** The built files that the first load of a home page transfers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkGroupNamed, type ChunkReport } from './chunkReport';
import { distFolder } from './freshness';
import { shopLanguages } from '../config/shopConfig';
import { builtInLanguageOfKit, type ManifestLanguage } from '../../src/startup/fileManifest';

export const platforms = ['h5', 'pc'] as const;
export type Platform = (typeof platforms)[number];
export const languages = shopLanguages();
export type Language = ManifestLanguage;

/** The chunk with the texts of the UI kit; none for the language that the kit includes. */
const kitTextChunk = (platform: Platform, { code, tag }: Language) =>
  tag === builtInLanguageOfKit[platform] ? [] : [`kit-messages-${platform}-${code}`];

/** Names of the chunks of the home page by language. The home page of the phone has no text of the UI kit. */
const homeChunksOf = (platform: Platform, language: Language) => [
  'umi',
  'layouts__index',
  `messages-${language.code}`,
  `shell-${platform}`,
  `src__pages__${platform}__home__index`,
  ...(platform === 'pc' ? kitTextChunk(platform, language) : []),
];

function filesOfIndexPage(): string[] {
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  return [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="[^"]*\/([^"/]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
}

/** Paths of scripts and styles in `dist`. Throws StartError when the build lacks a chunk. */
export function firstLoadFiles(report: ChunkReport, platform: Platform, language: Language): string[] {
  return [
    ...new Set([
      ...filesOfIndexPage(),
      ...homeChunksOf(platform, language).flatMap((name) => chunkGroupNamed(report, name).files),
    ]),
  ];
}

/** The chunks that every route but home loads, besides its page. */
const chunksOfRoutes = (platform: Platform, language: Language) => [
  `kit-${platform}`,
  `messages-${language.code}-secondary`,
  'request',
  ...kitTextChunk(platform, language),
];

/** Names of chunks with a page of the platform: those of its routes, and the views of the desktop's home route. */
const pageChunkPatternOf: Readonly<Record<Platform, RegExp>> = {
  h5: /^src__pages__h5__(?!home__)/,
  pc: /^(?:src__pages__pc__(?!home__)|(?:hall|collect|campaign)-pc$)/,
};

/** The page that is filled without the panels and states of the kit, which every other page of the desktop loads at once. */
const productPageChunkPattern = /^src__pages__pc__goodsdetail__/;

/** The scripts of each route in addition to those of the first load of home, by the name of its page. */
export function filesBeyondHome(report: ChunkReport, platform: Platform, language: Language): Map<string, string[]> {
  const loaded = new Set(firstLoadFiles(report, platform, language));
  const always = chunksOfRoutes(platform, language).flatMap((name) => chunkGroupNamed(report, name).files);
  const panels = platform === 'pc' ? chunkGroupNamed(report, 'panels-pc').files : [];
  return new Map(
    report.groups.flatMap(({ name, files }) =>
      name !== undefined && pageChunkPatternOf[platform].test(name)
        ? [
            [
              name,
              [...new Set([...always, ...(productPageChunkPattern.test(name) ? [] : panels), ...files])].filter(
                (file) => file.endsWith('.js') && !loaded.has(file),
              ),
            ],
          ]
        : [],
    ),
  );
}

/** Formats bytes for a table. */
export const kilobytesText = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
