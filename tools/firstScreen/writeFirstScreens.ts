/**
 * Puts the first screens of both home pages, in both languages, into the built page: the customer sees them before any
 * script has run. They are taken from the built app itself, with the data of the demo shop or of the API that
 * SNAPSHOT_API names, so that the live page which takes their place has the same shape.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createShop } from '../../mock/shop/createShop';
import { createMemoryStore } from '../../mock/shop/memoryStore';
import { seededRandom } from '../../mock/shop/random';
import { createServer } from '../server/createServer';
import type { ShopBehindApi } from '../server/shopApi';
import { criticalCss } from './criticalCss';
import { openHome, type EarlyCall, type Face, type Language } from './openHome';
import { pageCalls } from './pageCalls';
import { snapshotOf } from './snapshot';

const faces: readonly Face[] = ['h5', 'pc'];
const languages: readonly Language[] = ['en', 'zh-CN'];

function demoShop(): ShopBehindApi {
  const shop = createShop({ store: createMemoryStore(), clock: Date.now, random: seededRandom(1), scene: 'default' });
  return { shop, flushed: () => Promise.resolve(), codeLimit: 1 };
}

interface FaceParts {
  css: string;
  markup: Record<Language, string>;
  calls: EarlyCall[];
}

/** Paths of the style sheets that a page has loaded, in their order. */
const sheetsOf = (document: Document) => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => new URL(href).pathname);

async function takeFace(base: string, dist: string, face: Face): Promise<FaceParts> {
  const markup: Record<Language, string> = { en: '', 'zh-CN': '' };
  const sheets = new Set<string>();
  const calls = new Map<string, EarlyCall>();
  for (const language of languages) {
    const home = await openHome(base, face, language);
    for (const path of sheetsOf(home.window.document)) sheets.add(path);
    for (const call of home.calls) calls.set(JSON.stringify(call), call);
    markup[language] = snapshotOf(home.window.document);
    home.window.close();
  }
  const css = [...sheets].map((path) => readFileSync(join(dist, path), 'utf8')).join('\n');
  return { css: criticalCss(css, Object.values(markup).join('')), markup, calls: [...calls.values()] };
}

/** Lies over the place of the app until that has come, and cannot be scrolled: what it shows ends with the window. What grows below it is not seen, and so does not count as a shift. */
const place = '#first-screen{position:absolute;z-index:1;inset:0 0 auto;height:100vh;overflow:hidden;background:var(--paper)}#first-screen[hidden]{display:none}#first-screen:not([hidden])~#root{visibility:hidden}';

const template = (id: string, content: string) => `<template id="${id}">${content}</template>`;

/** The script without the comment at its head, which is for developers. */
const scriptOf = (name: string) => readFileSync(join(__dirname, name), 'utf8').replace(/^(\/\/.*\n)+/, '').trim();

function bodyOf(parts: Readonly<Record<Face, FaceParts>>): string {
  const templates = faces.flatMap((face) => [
    template(`first-${face}`, `<style>${parts[face].css}${place}</style>`),
    ...languages.map((language) => template(`first-${face}-${language}`, parts[face].markup[language])),
  ]);
  return `<div id="first-screen" aria-hidden="true" hidden></div>${templates.join('')}<script>${scriptOf('show.js')}</script>`;
}

/** Writes them into `dist/index.html`. `api` is where the data comes from; the demo shop unless told. Rejects when a home page does not come. */
export async function writeFirstScreens(dist: string, api?: URL): Promise<void> {
  const server = await createServer({ dist, api: api ?? demoShop(), onDefect: (error) => process.stderr.write(`${String(error)}\n`) });
  try {
    const base = await server.listen({ port: 0, host: '127.0.0.1' });
    const parts = { h5: await takeFace(base, dist, 'h5'), pc: await takeFace(base, dist, 'pc') };
    const file = join(dist, 'index.html');
    const page = readFileSync(file, 'utf8');
    const early = JSON.stringify({ h5: parts.h5.calls, pc: parts.pc.calls, pages: pageCalls }).replaceAll('<', '\\u003c');
    const [entryTag = '', entry = ''] = /<script src="(\/[^"]+\.js)"><\/script>/.exec(page) ?? [];
    // A function, because a dollar sign in the text would otherwise be an instruction.
    const entrySheet = /<link rel="stylesheet"[^>]*>\s*/.exec(page)?.[0] ?? '';
    // The first screen brings its rules itself; the sheet of the app must not hold it up.
    const written = page
      .replace(/(["']){{early}}\1/, () => early)
      .replace(entrySheet, '')
      .replace(entryTag, () => `<script>${scriptOf('start.js').replace('{{entry}}', () => entry)}</script>`)
      .replace('<link rel="icon"', () => `<link rel="preload" as="script" href="${entry}">\n<link rel="icon"`)
      .replace('<body>', () => `<body>\n${bodyOf(parts)}\n${entrySheet}`);
    if (!entry || !written.includes(early) || !written.includes('first-screen')) throw new Error('The built page has no place for its first screens.');
    writeFileSync(file, written);
  } finally {
    await server.close();
  }
}
