/**
 * `npm run pages`: writes the pages that are read without scripts, `sitemap.xml`, `robots.txt`, `404.html` and the rules of usual hosts
 * into a folder, for a web server that serves files only. `npm start` answers the same addresses itself.
 */
import '../config/shopGlobal.cjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseUrlsOfPage } from '../config/baseUrls';
import { parseWebUrl, readApiUrl } from '../config/apiUrl';
import { readCommandLine } from '../command/commandLine';
import { distFolder } from './freshness';
import { readPolicySources } from '../serve/server/options';
import { pagePolicy } from '../serve/server/pages/document';
import { hostFiles } from '../serve/server/pages/hostFiles';
import { createCatalogue } from '../serve/server/pages/catalogue';
import { sendToApi } from '../serve/server/pages/sendRead';
import { pageSettings } from '../serve/server/pages/settings';
import { writePages } from '../serve/server/pages/writePages';
import { loadShop } from '../config/shopConfig';
import { runCommand, StartError } from '../command/startError';

/** Products without `--limit`. Each is a request and a file for every language. */
const defaultLimit = '5000';

runCommand(async () => {
  const { operands, values } = readCommandLine({
    command: 'npm run pages',
    about:
      'Writes the pages that search engines and messengers read, sitemap.xml, robots.txt and the rules of usual hosts.',
    operands: {
      usage: 'URL',
      about: 'URL is the address of the API without /api, for example https://api.example.com',
    },
    options: {
      out: { value: 'FOLDER', about: 'folder of the build, dist by default' },
      url: { value: 'URL', about: 'address of the storefront; publicUrl of shop.config.ts by default' },
      limit: { value: 'N', about: `the newest N products, ${defaultLimit} by default` },
    },
  });
  const limitText = values['limit'] ?? defaultLimit;
  if (!/^[1-9]\d{0,4}$/.test(limitText))
    throw new StartError(`--limit must be a whole number from 1 to 99999, not "${limitText}".`);
  const url = values['url'] === undefined ? undefined : parseWebUrl(values['url'], '--url', 'https://shop.example/');
  const api = new URL(readApiUrl(operands, 'npm run pages'));
  const shop = loadShop();
  const publicUrl = url ?? (shop.publicUrl ? new URL(shop.publicUrl) : undefined);
  if (!publicUrl)
    throw new StartError('Say where the storefront is: publicUrl in shop.config.ts, or --url https://shop.example/');
  const folder = resolve(values['out'] ?? distFolder);
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}. "npm run build" makes dist.`);
  const { origin, pathname } = publicUrl;
  const basePath = pathname.replace(/\/+$/, '');
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  // A path of a picture begins at the API when the page calls one on another origin.
  const { apiRoot: pictureRoot } = baseUrlsOfPage(html);
  const settings = pageSettings({ ...shop, publicUrl: `${origin}${basePath}/` }, { basePath, pictureRoot });
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  };
  const written = await writePages({
    catalogue: createCatalogue(sendToApi(api), settings.languages[0] ?? 'en'),
    settings,
    limit: Number(limitText),
    clear: () => {
      for (const name of ['c', 'p', 'a', ...settings.languages])
        rmSync(join(folder, name), { recursive: true, force: true });
    },
    write,
  });
  if (typeof written === 'string') throw new StartError(`The API at ${api.href} cannot supply the pages: ${written}.`);
  const sources = readPolicySources(process.env);
  const policy = pagePolicy(settings, sources.image);
  if (html) {
    for (const [path, text] of hostFiles({ html, settings, policy, sources, files: readdirSync(folder) }))
      write(path, text);
  }
  process.stdout.write(
    `${written.files} pages of ${written.categories} categories, ${written.products} products and ${written.articles} articles are in ${folder}.\n`,
  );
  process.stdout.write(`Their Content-Security-Policy: ${policy}\n`);
  if (written.leftOut.length > 0)
    process.stdout.write(
      `Left out, because a file cannot have this name or the API did not answer: ${written.leftOut.join(', ')}\n`,
    );
});
