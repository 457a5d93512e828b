/** `npm run pages` as a program, and the files that it writes. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestShop } from '../../mock/testing/openTestShop';
import type { PageCatalogue } from '../../tools/serve/server/pages/catalogue';
import { pageSettings } from '../../tools/serve/server/pages/settings';
import { writePages } from '../../tools/serve/server/pages/writePages';
import { loadShop } from '../../tools/config/shopConfig';
import { serveOnPort, type HttpShop } from '../setup/httpShop';
import { killAll, runScript } from '../setup/serverProcess';

// Each program loads its sources first, which is slow on a busy machine.
jest.setTimeout(60_000);
let api: HttpShop;
let folder: string;

beforeAll(async () => {
  api = await serveOnPort(openTestShop({ seed: 'fresh' }).shop);
  folder = mkdtempSync(join(tmpdir(), 'persimmon-pages-'));
});
afterAll(async () => {
  await killAll();
  await api.close();
  rmSync(folder, { recursive: true });
});

test('the program writes a file for each category, product, article and language', async () => {
  const { code, output } = await runScript(
    'build/pages.ts',
    [api.origin, '--out', folder, '--url', 'https://shop.example/eu', '--limit', '3'],
    {},
  );
  expect(output.trim()).toMatch(
    /^\d+ pages of 2 categories, 3 products and \d+ articles are in .*\nTheir Content-Security-Policy: default-src 'none'; script-src 'sha256-/,
  );
  expect(code).toBe(0);
  const products = readdirSync(join(folder, 'p')).filter((name) => name.endsWith('.html'));
  expect(products).toHaveLength(3);
  expect(readdirSync(join(folder, 'p/zh'))).toEqual(products);
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  for (const name of products)
    expect(sitemap).toContain(`<loc>https://shop.example/eu/p/${name.replace('.html', '')}</loc>`);
  expect(readFileSync(join(folder, 'p', products[0] ?? ''), 'utf8')).toContain('data-app="/eu/"');
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Sitemap: https://shop.example/eu/sitemap.xml\n');
});

test('each category is as many files as its products need, and links to files alone', async () => {
  const card = (index: number) => ({
    id: `g${index}`,
    name: `Cup ${index}`,
    picture: { src: '', alt: '' },
    price: 1,
    stock: 1,
  });
  const cards = Array.from({ length: 120 }, (_, index) => card(index + 1));
  const record = { shopName: 'Q', currency: 'USD', serverTime: '2026-11-20T18:42:00+00:00' };
  const asked: number[] = [];
  const found = (data: unknown) => Promise.resolve({ state: 'found' as const, data: data as never });
  const catalogue: PageCatalogue = {
    shop: () => found(record),
    product: (id) =>
      id === 'g2'
        ? Promise.resolve({ state: 'missing' })
        : found({
            ...card(1),
            id,
            categoryId: 'cups',
            gallery: [],
            skus: [{ price: 1 }],
            dimensions: [],
            description: '',
          }),
    article: () => Promise.resolve({ state: 'missing' }),
    categories: () => found(['cups', '../x'].map((id) => ({ id, name: id, picture: { src: '' }, goodsCount: 1 }))),
    productsOf: (_category, page) => {
      asked.push(page);
      return found({ list: cards.slice((page - 1) * 48, page * 48), total: cards.length });
    },
    products: () => found(cards),
    articles: () => found([]),
  };
  const files = new Map<string, string>();
  const written = await writePages({
    catalogue,
    settings: { ...pageSettings(loadShop()), languages: ['en'], publicUrl: 'https://shop.example/' },
    limit: 60,
    clear: () => undefined,
    write: (path, text) => void files.set(path, text),
  });
  expect(written).toMatchObject({ categories: 1, products: 59, leftOut: ['p/g2', 'c/../x'] });
  expect([...files.keys()].filter((path) => path.startsWith('c/'))).toEqual(['c/cups.html', 'c/cups/page/2.html']);
  const linked = (path: string) =>
    [...(files.get(path) ?? '').matchAll(/<li><a href="[^"]*\/p\/(.*?)"/g)].map(([, id]) => id);
  expect([linked('c/cups.html').length, linked('c/cups/page/2.html')]).toEqual([
    48,
    Array.from({ length: 11 }, (_, index) => `g${index + 50}`),
  ]);
  expect(linked('en/index.html').slice(0, 2)).toEqual(['g1', 'g3']);
  expect(files.get('c/cups/page/2.html')).not.toContain('rel="next"');
  expect(files.get('p/g1.html')).toContain('href="https://shop.example/c/cups"');
  // Two pages with files, the one that has none, and the home page.
  expect(asked).toEqual([1, 2, 3, 1]);
  expect(files.get('404.html')).toContain('content="noindex"');
});

test.each([
  [['--out', '/tmp'], 'Say which API: npm run pages -- https://api.example.com'],
  [['http://127.0.0.1:9', '--url', 'shop'], '--url must be an address such as https://shop.example/, not "shop".'],
  [['http://127.0.0.1:9'], 'Say where the storefront is'],
  [['http://127.0.0.1:9', '--url', 'https://shop.example', '--limit', 'all'], '--limit must be a whole number'],
  [
    ['http://127.0.0.1:9', '--url', 'https://shop.example', '--out', tmpdir()],
    'The API at http://127.0.0.1:9/ cannot supply the pages: getArticles: ',
  ],
])('%j ends it with one sentence', async (args, message) => {
  const { code, output } = await runScript('build/pages.ts', args, {});
  expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
  expect(output).toContain(message);
});

test('an id that is no file name is left out, and so is a product that is gone meanwhile', async () => {
  const list = ['g1', '../g2', '.g3', 'gone'].map((id) => ({ id }));
  const record = { shopName: 'Q', currency: 'USD', serverTime: '2026-11-20T18:42:00+00:00' };
  const catalogue: PageCatalogue = {
    shop: () => Promise.resolve({ state: 'found', data: record as never }),
    product: (id) =>
      Promise.resolve(
        id === 'gone'
          ? { state: 'missing' }
          : {
              state: 'found',
              data: { id, name: id, gallery: [], skus: [{ price: 1 }], dimensions: [], description: '' } as never,
            },
      ),
    article: () => Promise.resolve({ state: 'missing' }),
    categories: () => Promise.resolve({ state: 'found', data: [] }),
    productsOf: () => Promise.resolve({ state: 'missing' }),
    products: () => Promise.resolve({ state: 'found', data: list }),
    articles: () => Promise.resolve({ state: 'found', data: [] }),
  };
  const files = new Map<string, string>();
  const written = await writePages({
    catalogue,
    settings: { ...pageSettings(loadShop()), languages: ['en'], publicUrl: 'https://shop.example/' },
    limit: 10,
    clear: () => undefined,
    write: (path, text) => void files.set(path, text),
  });
  expect(written).toEqual({
    files: 2,
    categories: 0,
    products: 1,
    articles: 0,
    leftOut: ['p/../g2', 'p/.g3', 'p/gone'],
  });
  expect([...files.keys()]).toEqual(['p/g1.html', 'en/index.html', 'robots.txt', '404.html', 'sitemap.xml']);
  expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(2);
  expect(existsSync(join(folder, '..', 'g2.html'))).toBe(false);
});
