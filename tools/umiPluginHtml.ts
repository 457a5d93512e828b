/**
 * The page that everything starts in: language, zoom, colours, icons, words for browsers without script, and the script
 * that runs before the first paint. Takes the place of Umi's own preloading, which reads the path and not the hash.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { bootParts, filesOfGroup, type BootParts, type ChunkGroups } from './html/bootParts';
import { minified } from './html/minified';
import { endSheets, sheetEnd } from './html/sheetEnd';
import type { BuildNote } from './worker/manifest';
import { bootPartsNote, isWorkerOff } from './worker/writeWorker';

const description = 'A small, well-kept shop: good things, clear prices, two minutes to buy.';

const noScript = `
<div style="max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.1rem/1.6 system-ui,sans-serif">
<p lang="en">This shop needs JavaScript. Please allow it for this site, or open the shop in another browser.</p>
<p lang="zh-CN">本店需要启用 JavaScript。请为本站开启，或换一个浏览器打开。</p>
</div>`;

/** The boot script with its parts in place. The comment at its head is for developers. */
function bootScript(parts: BootParts): string {
  const source = readFileSync(join(__dirname, 'html/boot.js'), 'utf8').replace(/^(\/\/.*\n)+/, '');
  // A closing tag inside would end the script.
  return source.replace("'{{parts}}'", () => JSON.stringify(parts).replaceAll('<', '\\u003c')).replace(/\n\s*(?:\/\/.*)?/g, '\n').replace(/\n{2,}/g, '\n').trim();
}

/** The guard in as few bytes as it can be. */
const guardScript = (mode: string) => minified(readFileSync(join(__dirname, 'html/guard.js'), 'utf8').replace('{{mode}}', mode).replace('{{sheetEnd}}', sheetEnd));

export default function html(api: IApi): void {
  api.skipPlugins(['routePreloadOnLoad']);
  let parts = bootParts({}, [], '/');

  api.onBuildComplete(({ err, stats }: { err?: unknown; stats?: { toJson(options: object): { namedChunkGroups?: ChunkGroups } } }) => {
    if (err || !stats) return;
    const routes = Object.values(api.appData['routes'] as Record<string, { absPath?: string; file?: string; isLayout?: boolean }>);
    const pages = routes.flatMap(({ absPath, file, isLayout }) => (absPath && file && !isLayout ? [{ path: absPath, file }] : []));
    endSheets(api.paths.absOutputPath);
    const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
    parts = bootParts(groups, pages, api.config['publicPath']);
    mkdirSync(dirname(bootPartsNote), { recursive: true });
    const addressesOf = (group: string) => filesOfGroup(groups, group, api.config['publicPath']);
    const note: BuildNote = { parts, notices: { h5: addressesOf('notices-h5'), pc: addressesOf('notices-pc') }, entry: addressesOf('umi') };
    writeFileSync(bootPartsNote, JSON.stringify(note));
  });

  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    if (isWorkerOff()) $('html').attr('data-worker', 'off');
    $('meta[charset]').after(`<script>${guardScript(api.env)}</script>`);
    $('meta[http-equiv="X-UA-Compatible"]').remove();
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1, viewport-fit=cover');
    $('title').after(`
<meta name="description" content="${description}">
<meta name="theme-color" content="#FAF7F2">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<script>${bootScript(parts)}</script>`);
    $('body').append(`<noscript>${noScript}</noscript>`);
    return $;
  });
}
