/**
 * Umi plugin: writes the head of index.html, the noscript text, and the inline scripts of `src/startup/inline`. They
 * preload the files of a route. Umi's own preload script is disabled, because it reads the path and not the hash
 * (https://github.com/umijs/umi/pull/12095).
 */
import type { IApi } from '@umijs/max';
import { escape as escapeHtml } from 'es-toolkit';
import { getFileManifest, filesOfGroup, type FileManifest, type ChunkGroups } from '../../src/startup/fileManifest';
import { readBaseUrls, readApiBase } from '../config/baseUrls';
import { headTagsOf } from './brandFiles';
import { writeReport } from './buildReports';
import { appendEndRules, styleSheetEnd } from './html/styleSheetEnd';
import { compileInlineScript, compilePreloadScript } from './inlineScripts';
import type { LanguageFolder } from './languages';
import { loadShop, shopLanguages, type Shop } from '../config/shopConfig';
import { scriptOriginPattern } from '../serve/server/contentPolicy';
import type { BuildReport } from './worker/manifest';
import { isWorkerOff } from './worker/writeWorker';

/** The texts for a browser without scripts, and the links from which crawlers find all readable pages of each language. */
const noScriptOf = (languages: readonly LanguageFolder[], { name, readableLinks }: Shop, basePath: string) => `
<div style="max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.1rem/1.6 system-ui,sans-serif">
${languages
  .map(({ code, tag, name: languageName, withoutFiles }) => {
    const link = `<a href="${basePath}/${code}/" hreflang="${tag}">${escapeHtml(name)} (${languageName})</a>`;
    return `<p lang="${tag}">${withoutFiles.noScript}${readableLinks ? ` ${link}` : ''}</p>`;
  })
  .join('\n')}
</div>`;

/**
 * What `#root` contains until React renders into it: the page without a title of src/components/Loading.tsx. It has no shape, because the style
 * sheet may come before the code.
 */
const loadingPageHtml =
  '<main data-outline><h1 style="position:absolute;clip-path:inset(50%)"></h1><span class="skeleton"></span></main>';

export default function htmlPlugin(api: IApi): void {
  api.skipPlugins(['routePreloadOnLoad']);
  const languages = shopLanguages();
  let manifest: FileManifest | undefined;
  const pagesOfApp = () => {
    const routes = Object.values(
      api.appData['routes'] as Record<string, { absPath?: string; file?: string; isLayout?: boolean }>,
    );
    return routes.flatMap(({ absPath, file, isLayout }) =>
      absPath && file && !isLayout ? [{ path: absPath, file }] : [],
    );
  };

  api.onBuildComplete(
    ({ err, stats }: { err?: unknown; stats?: { toJson(options: object): { namedChunkGroups?: ChunkGroups } } }) => {
      if (err || !stats) return;
      appendEndRules(api.paths.absOutputPath);
      const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
      manifest = getFileManifest(groups, pagesOfApp(), languages, api.config['publicPath']);
      const addressesOf = (group: string) => filesOfGroup(groups, group, api.config['publicPath']);
      const report: BuildReport = {
        manifest,
        notifications: { h5: addressesOf('notices-h5'), pc: addressesOf('notices-pc') },
        entry: addressesOf('umi'),
      };
      writeReport('files', report);
    },
  );

  api.modifyHTML(($) => {
    const shop = loadShop();
    const { basePath, apiRoot } = readBaseUrls();
    // The calls of the API send no cookies, so they use another connection than its pictures do.
    const apiOrigin = readApiBase()?.origin;
    const preconnect = apiOrigin
      ? `<link rel="preconnect" href="${apiOrigin}" crossorigin data-api="${apiRoot}">\n`
      : '';
    const guard = compileInlineScript('startup/inline/guard.ts', {
      IS_PRODUCTION: api.env === 'production',
      SHEET_END: styleSheetEnd,
      SCRIPT_ORIGINS: scriptOriginPattern(shop.contentPolicy),
      WITHOUT_FILES: Object.fromEntries(
        languages.map(({ tag, withoutFiles: { text, reload, home } }) => [tag, { text, reload, home }]),
      ),
    });
    $('html').attr('lang', languages[0]?.tag ?? 'en');
    if (isWorkerOff()) $('html').attr('data-worker', 'off');
    $('meta[charset]').after(`<script>${guard}</script>`);
    $('meta[http-equiv="X-UA-Compatible"]').remove();
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1, viewport-fit=cover');
    $('title').after(`
${headTagsOf(shop, `${basePath}/`)}
${preconnect}<script>${compilePreloadScript(manifest ?? getFileManifest({}, pagesOfApp(), languages, '/'))}</script>`);
    $('#root').html(loadingPageHtml);
    $('#root h1').text(shop.name);
    $('body').append(`<noscript>${noScriptOf(languages, shop, basePath)}</noscript>`);
    return $;
  });
}
