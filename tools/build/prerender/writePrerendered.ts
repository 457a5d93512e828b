/**
 * Writes prerendered pages into the built index.html: both home pages in all languages, and the shells of both product
 * pages. They are shown before the app has loaded. They are snapshots of the built app with the data of the
 * demo shop, or of the API in SNAPSHOT_API, so the app has the same layout.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGoodsDetail } from '../../../src/api/products';
import { createShop } from '../../../mock/createShop';
import { createMemoryStore } from '../../../shop/memoryStore';
import { seededRandom } from '../../../shop/random';
import { readBaseUrls } from '../../config/baseUrls';
import { compileInlineScript, compilePreloadScript } from '../inlineScripts';
import { shopLanguages } from '../../config/shopConfig';
import { createServer } from '../../serve/server/createServer';
import type { ShopBehindApi } from '../../serve/server/shopApi';
import { readPolyfills } from '../browsers/polyfills';
import { readBuildReport } from '../worker/writeWorker';
import { criticalCss } from './criticalCss';
import { productShell, markPlaceholders } from './productShell';
import { openScreen, type Platform, type PrerenderedScreen } from './openScreen';
import type { EarlyCall, EarlyCalls } from '../../../src/lib/startup';
import { pageCalls } from './pageCalls';
import { snapshotOf } from './snapshot';

function openDemoShop(): ShopBehindApi {
  const shop = createShop({
    store: createMemoryStore(),
    clock: Date.now,
    random: seededRandom(1),
    configuration: SHOP,
    seed: 'default',
  });
  return { shop, flushed: () => Promise.resolve(), codeLimit: 1 };
}

/** Whether the home page shows its content and no skeleton. A shop can have no picture, and no product yet. */
export const isHomeComplete = (document: Document): boolean =>
  Boolean(document.querySelector('main')?.textContent?.trim()) && document.querySelector('.skeleton') === null;

/** Whether the home page shows where its products will be. */
const isHomeSkeleton = (document: Document) => document.querySelector('main:not([data-outline]) .skeleton') !== null;

/** What the prerendered home pages show: the data of the API, or the shapes of what is loading. */
export type HomeContent = 'data' | 'skeleton';

interface PageParts {
  css: string;
  markup: Record<string, string>;
  calls: EarlyCall[];
}

/** Paths of the style sheets of a page, in document order. */
const sheetsOf = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname);

/** The file in the build at a path below the storefront. */
const fileInBuild = (path: string) => path.slice(readBaseUrls().basePath.length);

/** The rules of the style sheets that apply to the markup. */
const rulesForMarkup = (sheets: Iterable<string>, dist: string, markup: string) =>
  criticalCss([...sheets].map((path) => readFileSync(join(dist, fileInBuild(path)), 'utf8')).join('\n'), markup);

interface NamedScreen {
  /** Language of the markup, or `any`. */
  readonly name: string;
  readonly screen: PrerenderedScreen;
}

/** Takes snapshots of screens. `mark` changes a page before its snapshot. */
async function snapshotScreens(
  base: string,
  dist: string,
  screens: readonly NamedScreen[],
  mark: (document: Document) => void = () => undefined,
): Promise<PageParts> {
  const markup: Record<string, string> = {};
  const sheets = new Set<string>();
  const calls = new Map<string, EarlyCall>();
  for (const { name, screen } of screens) {
    const { window, calls: recorded } = await openScreen(base, screen);
    for (const path of sheetsOf(window.document)) sheets.add(path);
    for (const call of recorded) calls.set(JSON.stringify(call), call);
    mark(window.document);
    markup[name] = snapshotOf(window.document);
    window.close();
  }
  return { css: rulesForMarkup(sheets, dist, Object.values(markup).join('')), markup, calls: [...calls.values()] };
}

const languageTags = () => shopLanguages().map(({ tag }) => tag);

/** The home page in all languages. With a skeleton no call gets a response, so the page keeps showing what it shows while it loads. */
const homeScreens = (platform: Platform, content: HomeContent): NamedScreen[] =>
  languageTags().map((language) => ({
    name: language,
    screen: {
      platform,
      language,
      address: `/${platform}/home`,
      ...(content === 'data' ? { isComplete: isHomeComplete } : { isComplete: isHomeSkeleton, pendingCall: '/api/' }),
    },
  }));

/** The shells of the product page. That of the phone has no text, so one is used for `any` language. */
const productScreens = (platform: Platform, content: HomeContent): NamedScreen[] =>
  (platform === 'h5' ? languageTags().slice(0, 1) : languageTags()).map((language) => {
    const shell = productShell(platform, language);
    return {
      name: platform === 'h5' ? 'any' : language,
      screen: content === 'data' ? shell : { ...shell, pendingCall: '/api/' },
    };
  });

/** What a product page calls beside its product. */
const callsBesideProduct = ({ calls }: PageParts): EarlyCall[] =>
  calls.filter(({ url }) => !url.startsWith(getGoodsDetail.path));

/**
 * The prerendered page covers the app and is as high as the viewport, so growth below the fold causes no layout shift.
 * Pictures without `src` are hidden, because browsers show them as broken.
 */
const coverRules =
  '#prerendered img:not([src]){visibility:hidden}#prerendered{position:absolute;z-index:1;inset:0 0 auto;height:100vh;overflow:hidden;background:var(--paper)}#prerendered[hidden]{display:none}#prerendered:not([hidden])~#root{visibility:hidden}';

const templateElement = (id: string, content: string) => `<template id="${id}">${content}</template>`;

/** A prerendered page with the script call that shows it as soon as it is parsed. */
const pageTemplate = (id: string, markup: string) =>
  `${templateElement(id, markup)}<script>startup.showPrerendered()</script>`;

const rulesTemplate = (name: string, css: string) =>
  templateElement(`prerendered-${name}`, `<style>${css}${coverRules}</style>`);

type PagePartsByPlatform = Readonly<Record<Platform, PageParts>>;

function prerenderedBodyOf(homes: PagePartsByPlatform, products: PagePartsByPlatform): string {
  const pages = (name: string, { css, markup }: PagePartsByPlatform[Platform]) => [
    rulesTemplate(name, css),
    ...Object.entries(markup).map(([language, page]) => pageTemplate(`prerendered-${name}-${language}`, page)),
  ];
  return [
    '<div id="prerendered" hidden></div>',
    `<script>${compileInlineScript('startup/inline/showPrerendered.ts')}</script>`,
    // The phone's pages are first in the document, because phones have slower networks.
    ...pages('h5', homes.h5),
    ...pages('h5-goods', products.h5),
    ...pages('pc-goods', products.pc),
    `<script>${compileInlineScript('features/product/fillProductShell.ts')}</script>`,
    ...pages('pc', homes.pc),
  ].join('');
}

/** Writes the script `src/startup/<name>.ts` as a file of its own. Returns its address. */
function writeScript(dist: string, name: string): string {
  const code = compileInlineScript(`startup/${name}.ts`);
  const file = `/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(dist, file), code);
  return readBaseUrls().basePath + file;
}

/** Replaces text in the page. Throws when the text does not occur. */
function replaceRequired(page: string, text: string, replacement: string): string {
  if (!text || !page.includes(text))
    throw new Error(`The built page does not contain ${text.slice(0, 60) || 'its entry'}.`);
  // A function, because `$` has a special meaning in a replacement string.
  return page.replace(text, () => replacement);
}

/**
 * Writes the prerendered pages into `dist/index.html`. `api` supplies the data; the demo shop by default. Rejects when
 * a page does not load.
 */
export async function writePrerendered(dist: string, api?: URL, content: HomeContent = 'data'): Promise<void> {
  const server = await createServer({
    dist,
    api: api ?? openDemoShop(),
    onDefect: (error) => process.stderr.write(`${String(error)}\n`),
  });
  try {
    const base = (await server.listen({ port: 0, host: '127.0.0.1' })) + readBaseUrls().basePath;
    const parts = {
      h5: await snapshotScreens(base, dist, homeScreens('h5', content)),
      pc: await snapshotScreens(base, dist, homeScreens('pc', content)),
    };
    const products = {
      h5: await snapshotScreens(base, dist, productScreens('h5', content), markPlaceholders),
      pc: await snapshotScreens(base, dist, productScreens('pc', content), markPlaceholders),
    };
    const file = join(dist, 'index.html');
    const page = readFileSync(file, 'utf8');
    const earlyCalls: EarlyCalls = {
      h5: parts.h5.calls,
      pc: parts.pc.calls,
      pages: pageCalls,
      goods: { h5: callsBesideProduct(products.h5), pc: callsBesideProduct(products.pc) },
    };
    const { manifest } = readBuildReport();
    const [entryTag = '', entry = ''] = /<script src="(\/[^"]+\.js)"><\/script>/.exec(page) ?? [];
    const [entrySheet = ''] = /<link rel="stylesheet"[^>]*>\s*/.exec(page) ?? [];
    const icon = '<link rel="icon"';
    const startScript = compileInlineScript('startup/inline/startApp.ts', {
      ENTRY: entry,
      POLYFILLS: readPolyfills(),
      INTL_WORKER: writeScript(dist, 'intlWorker'),
    });
    // A prerendered page has its own rules and must not wait for the style sheet of the app: the sheet loads with
    // `media="print"` until the script at the end of the body enables it. It stays the first of all style sheets.
    const edits: readonly (readonly [text: string, replacement: string])[] = [
      [compilePreloadScript(manifest), compilePreloadScript(manifest, earlyCalls, entry)],
      [entrySheet, ''],
      [entryTag, `<script>${startScript}</script>`],
      [icon, `${entrySheet.trim().replace('>', ' media="print">')}\n${icon}`],
      ['<body>', `<body>\n${prerenderedBodyOf(parts, products)}\n`],
    ];
    writeFileSync(
      file,
      edits.reduce((written, [text, replacement]) => replaceRequired(written, text, replacement), page),
    );
  } finally {
    await server.close();
  }
}
