/** Adds the readable pages, `sitemap.xml` and `robots.txt` to the server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutSentenceEnd } from '../../../../src/startup/address';
import { isHost } from '../invalidRequests';
import { createCatalogue, type SendRead } from './catalogue';
import { pagePolicy } from './document';
import { missingPage } from './articlePage';
import { rememberResults } from './memory';
import { renderPage, type PageRequest, type RenderedPage } from './renderPage';
import { homeSubject, type PageKind, type PageSettings, type PageSite, type PageSubject } from './settings';
import { readSitemapContent, robotsText, sitemapFiles, sitemapName } from './sitemap';

export interface PagesParts {
  readonly settings: PageSettings;
  readonly send: SendRead;
  /** Called with a line for what the API could not answer. */
  readonly onFailure: (what: string, reason: string) => void;
  readonly imageHosts?: readonly string[] | undefined;
}

/** Ms for which a page of the same address is not asked of the API again. */
const pagePeriodMs = 60_000;
const pagesInMemory = 300;
/** Ms for which the list of the sitemap is kept: a large catalogue takes hundreds of requests. */
const sitemapPeriodMs = 3_600_000;

/** What caches may do with a page of each status. */
const cacheControl = { 200: 'public, max-age=300', 404: 'public, max-age=60', 503: 'no-store' } as const;

/** Further pages of a category that are read. */
const MAX_PAGE = 1_000;
/** The URL of a readable page with slashes behind it: the URL without them, and its query. */
const trailingSlashPattern = /^(\/[pac]\/[^?]*[^/?])\/+(\?.*)?$/;

/** What the log calls a page. */
const pageNames: Readonly<Record<PageKind, string>> = { home: 'home', c: 'category', p: 'product', a: 'article' };

interface PageParams {
  readonly id?: string;
  readonly language?: string;
  readonly page?: string;
}

/** The number of a further page of a list; undefined for what is none. */
const readPage = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text) && Number(text) > 1 && Number(text) <= MAX_PAGE ? Number(text) : undefined;

/** Where the pages of a request are; undefined when the request names no host that a link could have. */
function siteOfRequest(settings: PageSettings, { protocol, host }: FastifyRequest): PageSite | undefined {
  if (settings.publicUrl) return { home: settings.publicUrl, settings };
  const scheme = protocol === 'https' ? 'https' : 'http';
  return isHost(host) ? { home: `${scheme}://${host}${settings.basePath}/`, settings } : undefined;
}

/** Adds the routes. */
export function servePages(server: FastifyInstance, { settings, send, onFailure, imageHosts }: PagesParts): void {
  const [firstLanguage = 'en'] = settings.languages;
  const catalogue = createCatalogue(send, firstLanguage);
  const listed = rememberResults(() => readSitemapContent(catalogue, settings), {
    periodMs: sitemapPeriodMs,
    max: 1,
    isKept: ({ state }) => state === 'found',
  });
  const sitemaps = rememberResults(
    async (home) => {
      const found = await listed('');
      return found.state === 'found'
        ? { state: 'found' as const, files: sitemapFiles({ home, settings }, found.data) }
        : found;
    },
    { periodMs: pagePeriodMs, max: 2, isKept: ({ state }) => state === 'found' },
  );
  const rendered = rememberResults<RenderedPage>(
    (key) => {
      const { home, ...request } = JSON.parse(key) as PageRequest & { home: string };
      return renderPage(catalogue, { home, settings }, request);
    },
    { periodMs: pagePeriodMs, max: pagesInMemory, isKept: ({ status }) => status !== 503 },
  );

  server.addHook('onRequest', async ({ url }, reply) => {
    const [, path, query = ''] = trailingSlashPattern.exec(url) ?? [];
    if (path !== undefined) return reply.redirect(settings.basePath + path + query);
  });

  const badHost = (reply: FastifyReply) => reply.code(400).type('text/plain; charset=utf-8').send('Bad request');

  const sendPage = (reply: FastifyReply, kind: PageKind, { status, html, reason }: RenderedPage) => {
    if (reason !== undefined) onFailure(`${pageNames[kind]} page`, reason);
    if (status === 503) reply.header('retry-after', '30');
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(settings, imageHosts))
      .header('cache-control', cacheControl[status])
      .type('text/html; charset=utf-8')
      .send(html);
  };

  const answer =
    (kind: PageKind) =>
    async (request: FastifyRequest<{ Params: PageParams }>, reply: FastifyReply): Promise<FastifyReply> => {
      const site = siteOfRequest(settings, request);
      if (!site) return badHost(reply);
      const { id = '', language: named, page: pageNumber } = request.params;
      const language = settings.languages.find((one) => one === named) ?? firstLanguage;
      const page = pageNumber === undefined ? 1 : readPage(pageNumber);
      // The first language has no name in the path, so each page has one address.
      const isKnown = page !== undefined && (named === undefined || (language === named && language !== firstLanguage));
      const subject: PageSubject = { kind, id, ...(page !== undefined && page > 1 && { page }) };
      const result: RenderedPage = isKnown
        ? await rendered(JSON.stringify({ home: site.home, subject, language }))
        : { status: 404, html: missingPage(site, language) };
      // What a messenger took for a part of the link.
      const [path = '', query = ''] = request.url.split(/(?=\?)/);
      const shorter = withoutSentenceEnd(path);
      if (result.status === 404 && shorter !== path && !shorter.endsWith('/'))
        return reply.redirect(settings.basePath + shorter + query);
      return sendPage(reply, kind, result);
    };

  for (const kind of ['c', 'p', 'a'] as const) {
    server.get(`/${kind}/:id`, answer(kind));
    server.get(`/${kind}/:language/:id`, answer(kind));
  }
  server.get('/c/:id/page/:page', answer('c'));
  server.get('/c/:language/:id/page/:page', answer('c'));
  for (const language of settings.languages) {
    server.get(`/${language}`, (_request, reply) => reply.redirect(`${settings.basePath}/${language}/`));
    server.get(`/${language}/`, async (request, reply) => {
      const site = siteOfRequest(settings, request);
      if (!site) return badHost(reply);
      return sendPage(
        reply,
        'home',
        await rendered(JSON.stringify({ home: site.home, subject: homeSubject, language })),
      );
    });
  }

  server.get('/robots.txt', async (request, reply) => {
    const site = siteOfRequest(settings, request);
    if (!site) return badHost(reply);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(site));
  });

  for (const name of ['sitemap.xml', ...settings.languages.map(sitemapName)])
    server.get(`/${name}`, async (request, reply) => {
      const site = siteOfRequest(settings, request);
      if (!site) return badHost(reply);
      if (!settings.isIndexed) return reply.callNotFound();
      const found = await sitemaps(site.home);
      if (found.state !== 'found') {
        onFailure('sitemap', found.state === 'failed' ? found.reason : 'the API has no list of products');
        return reply.code(503).headers({ 'retry-after': '30', 'cache-control': 'no-store' }).send('');
      }
      const text = found.files.get(name);
      if (text === undefined) return reply.callNotFound();
      return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(text);
    });
}
