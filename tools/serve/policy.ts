/**
 * `npm run policy -- nginx` or `-- caddy`: prints the response headers of the page in `dist` as web server
 * configuration, with `--site` the whole configuration of a site. IMAGE_HOSTS counts as for the server.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseUrlsOfPage } from '../config/baseUrls';
import { parseWebUrl } from '../config/apiUrl';
import { readCommandLine, type CommandLine } from '../command/commandLine';
import { distFolder } from '../build/freshness';
import { readPolicySources } from './server/options';
import { pagePolicy } from './server/pages/document';
import { pageSettings } from './server/pages/settings';
import { policyText } from './server/policyText';
import { siteText } from './server/siteText';
import { loadShop } from '../config/shopConfig';
import { runCommand, StartError } from '../command/startError';

/** Port of the site when the command line names none. */
const defaultPort = '80';

function readPort(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
    throw new StartError(`--port must be a whole number from 1 to 65535, not "${text}".`);
  return Number(text);
}

function readUrlOption(option: string, example: string, text: string | undefined): URL | undefined {
  return text === undefined ? undefined : parseWebUrl(text, `--${option}`, example);
}

/** Reads the servers of the API. Several are one API: they have the same path. */
function readApis(text = ''): readonly URL[] {
  const apis = text
    .split(/[\s,]+/)
    .flatMap((one) => (one === '' ? [] : (readUrlOption('api', 'https://api.example.com', one) ?? [])));
  const isOne = apis.every(({ protocol, pathname }) => protocol === 'http:' && pathname === apis[0]?.pathname);
  if (apis.length > 1 && !isOne)
    throw new StartError(
      '--api with several addresses needs http:// and the same path in each, because they are one API.',
    );
  return apis;
}

/** Options of the whole configuration. The headers alone have no place for them. */
const siteOptions = ['api', 'forward', 'pages', 'host', 'port', 'root'] as const;

/** Reads the options of `--site`. What is wrong is said before what is missing. */
function readSiteOptions(values: CommandLine['values']) {
  const [api, ...furtherApis] = readApis(values['api']);
  return {
    api,
    furtherApis,
    forwarded: readForwarded(values['forward']),
    pagesServer: readUrlOption('pages', 'http://127.0.0.1:8000', values['pages']),
    host: values['host'] ?? 'localhost',
    port: readPort(values['port'] ?? defaultPort),
  };
}

function readPage(file: string): string {
  if (!existsSync(file)) throw new StartError(`There is no built storefront: ${file}. "npm run build" makes it.`);
  return readFileSync(file, 'utf8');
}

function readForwarded(text = ''): string[] {
  const paths = text.split(/[\s,]+/).filter(Boolean);
  const invalid = paths.find((path) => !/^(?:\/[\w-]+)+\/$/.test(path));
  if (invalid === undefined) return paths;
  throw new StartError(`--forward must be paths such as /psp/, not "${invalid}".`);
}

runCommand(() => {
  const { operands, values, flags } = readCommandLine({
    command: 'npm run policy',
    about: 'Prints the response headers of the page in dist as web server configuration.',
    operands: { usage: 'nginx|caddy', about: 'The web server that serves dist.' },
    options: {
      site: { about: 'the whole configuration: files, caching, headers, and the API behind /api' },
      api: {
        value: 'URLS',
        about: 'with --site: origin of the API, with a path when /api is below one; several servers with commas',
      },
      forward: { value: 'PATHS', about: 'with --site: paths that belong to the API as well, for example /psp/' },
      pages: {
        value: 'URL',
        about:
          'with --site: the "npm start" behind /c/, /p/, /a/, /<language>/, sitemap.xml and robots.txt; else the files of "npm run pages"',
      },
      keep: { value: 'FOLDER', about: 'an earlier build whose page is allowed as well, during a deploy or a rollback' },
      dist: { value: 'FOLDER', about: 'another build than the one in dist' },
      host: { value: 'NAME', about: 'with --site: name of the site, localhost by default' },
      port: { value: 'N', about: `with --site: port to listen on, ${defaultPort} by default` },
      root: { value: 'FOLDER', about: 'with --site: folder of the build on the server, dist by default' },
    },
    environment: { IMAGE_HOSTS: 'hosts of pictures, as for npm start' },
  });
  const [server, ...rest] = operands;
  if ((server !== 'nginx' && server !== 'caddy') || rest.length > 0)
    throw new StartError('Say for which server: npm run policy -- nginx, or npm run policy -- caddy');
  const { pagesServer, ...options } = readSiteOptions(values);
  const unused = siteOptions.find((name) => values[name] !== undefined);
  if (unused !== undefined && !flags.has('site'))
    throw new StartError(`--${unused} belongs to the whole configuration: add --site.`);
  const folder = resolve(values['dist'] ?? distFolder);
  const page = join(folder, 'index.html');
  // The hashes of all pages that a browser may get. The addresses are those of the first.
  const html = [page, ...(values['keep'] === undefined ? [] : [join(values['keep'], 'index.html')])]
    .map(readPage)
    .join('');
  const sources = readPolicySources(process.env);
  if (!flags.has('site')) {
    process.stdout.write(`${policyText(server, html, sources)}\n`);
    return;
  }
  const { apiRoot, apiOrigin } = baseUrlsOfPage(html);
  // The page calls an API on another origin itself.
  if (!options.api && !apiOrigin)
    throw new StartError(
      `Say which API the site forwards to: npm run policy -- ${server} --site --api https://api.example.com`,
    );
  const shop = loadShop();
  const site = {
    ...options,
    languages: shop.languages,
    root: values['root'] ?? folder,
    pages: pagesServer
      ? { server: pagesServer }
      : { policy: pagePolicy(pageSettings(shop, { pictureRoot: apiRoot }), sources.image) },
  };
  process.stdout.write(siteText(server, html, site, sources));
});
