/**
 * Puts first screens into the built page: those of both home pages, in both languages, and the shape of the phone's goods.
 * The customer sees them before any of the app has come. They are taken from the built app itself, with the data of the demo
 * shop or of the API that SNAPSHOT_API names, so that the live page which takes their place has the same shape.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { getServerInfo } from '../../src/api/startCalls';
import { createShop } from '../../mock/shop/createShop';
import { createMemoryStore } from '../../mock/shop/memoryStore';
import { seededRandom } from '../../mock/shop/random';
import { minified } from '../html/minified';
import { projectFolder } from '../run';
import { createServer } from '../server/createServer';
import type { ShopBehindApi } from '../server/shopApi';
import { criticalCss } from './criticalCss';
import { goodsScreen, makeHoles } from './goodsScreen';
import { openScreen, type EarlyCall, type Face, type Language } from './openScreen';
import { pageCalls } from './pageCalls';
import { snapshotOf } from './snapshot';

const languages: readonly Language[] = ['en', 'zh-CN'];

function demoShop(): ShopBehindApi {
  const shop = createShop({ store: createMemoryStore(), clock: Date.now, random: seededRandom(1), scene: 'default' });
  return { shop, flushed: () => Promise.resolve(), codeLimit: 1 };
}

/** The home page has its pictures, and nothing of its first screen is on its way any more. */
const isHomeThere = (document: Document) => document.querySelector('main img') !== null && document.querySelector('.bone') === null;

interface FaceParts {
  css: string;
  markup: Record<Language, string>;
  calls: EarlyCall[];
}

/** Paths of the style sheets that a page has loaded, in their order. */
const sheetsOf = (document: Document) => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname);

/** The rules of the sheets that some markup needs. */
const rulesFor = (sheets: Iterable<string>, dist: string, markup: string) => criticalCss([...sheets].map((path) => readFileSync(join(dist, path), 'utf8')).join('\n'), markup);

async function takeFace(base: string, dist: string, face: Face): Promise<FaceParts> {
  const markup: Record<Language, string> = { en: '', 'zh-CN': '' };
  const sheets = new Set<string>();
  const calls = new Map<string, EarlyCall>();
  for (const language of languages) {
    const home = await openScreen(base, { face, language, address: `/${face}/home`, hasCome: isHomeThere });
    for (const path of sheetsOf(home.window.document)) sheets.add(path);
    for (const call of home.calls) calls.set(JSON.stringify(call), call);
    markup[language] = snapshotOf(home.window.document);
    home.window.close();
  }
  return { css: rulesFor(sheets, dist, Object.values(markup).join('')), markup, calls: [...calls.values()] };
}

/** The goods' screen says nothing, so it is the same in every language. */
async function takeGoods(base: string, dist: string): Promise<{ css: string; markup: string }> {
  const { window } = await openScreen(base, goodsScreen);
  const sheets = sheetsOf(window.document);
  makeHoles(window.document);
  const markup = snapshotOf(window.document);
  window.close();
  return { css: rulesFor(sheets, dist, markup), markup };
}

/**
 * Lies over the place of the app until that has come, and cannot be scrolled: what it shows ends with the window. What grows
 * below it is not seen, and so does not count as a shift. A picture without an address would be drawn as a broken one.
 */
const place = '#first-screen img:not([src]){visibility:hidden}#first-screen{position:absolute;z-index:1;inset:0 0 auto;height:100vh;overflow:hidden;background:var(--paper)}#first-screen[hidden]{display:none}#first-screen:not([hidden])~#root{visibility:hidden}';

const template = (id: string, content: string) => `<template id="${id}">${content}</template>`;

/** A first screen that is shown as soon as it has come, before the others. */
const shown = (id: string, markup: string) => `${template(id, markup)}<script>boot.show()</script>`;

const rules = (front: string, css: string) => template(`first-${front}`, `<style>${css}${place}</style>`);

/** A script of the page in as few bytes as it can be. */
const scriptOf = (name: string) => minified(readFileSync(join(__dirname, name), 'utf8'));

/** Writes a script that is loaded as a file; its address. */
function writeScript(dist: string, name: string): string {
  const code = scriptOf(name);
  const file = `/${name.replace('.js', `.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`)}`;
  writeFileSync(join(dist, file), code);
  return file;
}

/** The script that fills the goods' screen, with what it needs of the app. */
function fillScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(projectFolder, 'src/features/goods/fillFirstScreen.ts')],
    alias: { '@': join(projectFolder, 'src') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define: { 'process.env.PICTURE_URL': JSON.stringify(process.env['PICTURE_URL'] ?? '') },
  });
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}

function bodyOf(parts: Readonly<Record<Face, FaceParts>>, goods: { css: string; markup: string }): string {
  const home = (face: Face) => [rules(face, parts[face].css), ...languages.map((language) => shown(`first-${face}-${language}`, parts[face].markup[language]))];
  return [
    '<div id="first-screen" aria-hidden="true" hidden></div>',
    `<script>${scriptOf('show.js')}</script>`,
    // A phone has the slower line: its screens come first.
    ...home('h5'),
    rules('h5-goods', goods.css),
    shown('first-h5-goods-any', goods.markup),
    `<script>${fillScript()}</script>`,
    ...home('pc'),
  ].join('');
}

/** Writes them into `dist/index.html`. `api` is where the data comes from; the demo shop unless told. Rejects when a home page does not come. */
export async function writeFirstScreens(dist: string, api?: URL): Promise<void> {
  const server = await createServer({ dist, api: api ?? demoShop(), onDefect: (error) => process.stderr.write(`${String(error)}\n`) });
  try {
    const base = await server.listen({ port: 0, host: '127.0.0.1' });
    const parts = { h5: await takeFace(base, dist, 'h5'), pc: await takeFace(base, dist, 'pc') };
    const goods = await takeGoods(base, dist);
    const file = join(dist, 'index.html');
    const page = readFileSync(file, 'utf8');
    const early = JSON.stringify({ h5: parts.h5.calls, pc: parts.pc.calls, pages: pageCalls, server: getServerInfo.path }).replaceAll('<', '\\u003c');
    const [entryTag = '', entry = ''] = /<script src="(\/[^"]+\.js)"><\/script>/.exec(page) ?? [];
    // A function, because a dollar sign in the text would otherwise be an instruction.
    const entrySheet = /<link rel="stylesheet"[^>]*>\s*/.exec(page)?.[0] ?? '';
    const start = scriptOf('start.js').replace('{{entry}}', () => entry).replace('{{languages}}', writeScript(dist, 'languages.js'));
    // A first screen brings its rules itself, and the sheet of the app must not hold it up: that is one for print until the
    // script behind it says otherwise. It stays the first of all sheets.
    const written = page
      .replace(/(["']){{early}}\1/, () => early)
      .replace(/(["']){{entry}}\1/, () => JSON.stringify(entry))
      .replace(entrySheet, '')
      .replace(entryTag, () => `<script>${start}</script>`)
      .replace('<link rel="icon"', () => `${entrySheet.trim().replace('>', ' media="print">')}\n<link rel="icon"`)
      .replace('<body>', () => `<body>\n${bodyOf(parts, goods)}\n`);
    if (!entry || !written.includes(early) || !written.includes('first-screen')) throw new Error('The built page has no place for its first screens.');
    writeFileSync(file, written);
  } finally {
    await server.close();
  }
}
