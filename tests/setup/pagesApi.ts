/** An API of which a test of the readable pages decides each response, with one category and one article. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { closePages, openPages, settings } from './pagesServer';

/** The responses by URL or path; another URL is 404. */
export const answers = new Map<string, object>();
/** The URLs that were requested. */
export const asked: string[] = [];
let backend: Server;

export const list = (rows: object[], total = rows.length) => ({ success: true, data: { list: rows, total } });
export const picture = (name: string) => ({ src: `/${name}.webp`, alt: '' });
export const card = (id: string, more: object = {}) => ({
  id,
  name: `Cup ${id}`,
  picture: picture(id),
  price: 1500,
  stock: 2,
  ...more,
});
/** The name of the category. */
export const evil = '<b>"Q" & A</b>';

/** Starts the API before each test, and ends it and the servers after it. */
export function startApiForTests(): void {
  beforeEach(async () => {
    answers.clear();
    asked.length = 0;
    answers.set('/api/server/info', {
      code: 200,
      data: {
        shopName: 'Corner',
        currency: 'USD',
        serverTime: '2026-11-20T18:42:00+00:00',
        phone: '+1 555 0100',
        logo: picture('logo'),
        countries: [{ code: 'US' }, { code: 'CA' }],
      },
    });
    answers.set('/api/home/categoryList', list([{ id: 'c1', name: evil, picture: picture('c1'), goodsCount: 2 }]));
    answers.set('/api/info/list', list([]));
    answers.set(
      '/api/home/helpList',
      list([{ id: 'h1', title: 'Help', kind: 'help', publishedAt: '2026-01-02T03:04:05+00:00' }]),
    );
    backend = createHttpServer(({ url = '' }, response) => {
      asked.push(url);
      const body = answers.get(url) ?? answers.get(url.split('?')[0] ?? '');
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { success: false }));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await closePages();
    await new Promise((resolve) => backend.close(resolve));
  });
}

/** Opens a server in front of the API. */
export const open = (own = settings): Promise<FastifyInstance> =>
  openPages(own, new URL(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`));

/** All JSON-LD of a page. */
export const dataOfAll = (document: Document): unknown[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => JSON.parse(one.textContent ?? ''));
