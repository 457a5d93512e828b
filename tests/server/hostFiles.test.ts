/** The rules of hosts of static files, and sitemaps of several files. */
import { hostFiles } from '../../tools/serve/server/pages/hostFiles';
import { sitemapFiles } from '../../tools/serve/server/pages/sitemap';
import { defaultSources } from '../../tools/serve/server/contentPolicy';
import { pageHeaders } from '../../tools/serve/server/policyText';
import { settings } from '../setup/pagesServer';

const html = '<!doctype html><script>one()</script>';
const input = {
  html,
  settings: { ...settings, basePath: '' },
  policy: "default-src 'none'",
  sources: defaultSources,
  files: ['index.html', 'umi.0a1b2c3d.js', 'umi.0a1b2c3d.js.br', '12.abcdef.async.js', '12.abcdef.chunk.css', 'sw.js'],
};
/** The rules of `_headers`: the headers by the path. */
const rulesOf = (text = '') =>
  new Map(
    text
      .trim()
      .split('\n\n')
      .map((block) => {
        const [path = '', ...headers] = block.split('\n');
        return [path, headers.map((line) => line.trim())] as const;
      }),
  );

test('each page has one content policy, and the files with a hash in their name are kept', () => {
  const rules = rulesOf(hostFiles(input).get('_headers'));
  const [[, appPolicy] = ['', ''], ...others] = pageHeaders(html);
  const app = [`Content-Security-Policy: ${appPolicy}`, 'Cache-Control: no-cache'];
  const readable = ["Content-Security-Policy: default-src 'none'", 'Cache-Control: public, max-age=300'];
  const kept = ['Cache-Control: public, max-age=31536000, immutable'];
  expect([...rules]).toEqual([
    ['/*', others.map(([name, value]) => `${name}: ${value}`)],
    ['/', app],
    ['/index.html', app],
    ['/sw.js', app],
    ['/c/*', readable],
    ['/p/*', readable],
    ['/a/*', readable],
    ['/en/*', readable],
    ['/zh/*', readable],
    ['/*.async.js', kept],
    ['/*.chunk.css', kept],
    ['/fonts/*', kept],
    ['/umi.0a1b2c3d.js', kept],
  ]);
});

test('links without hash sign lead to the app', () => {
  expect(hostFiles(input).get('_redirects')).toBe('/h5/* /#/h5/:splat 302\n/pc/* /#/pc/:splat 302\n');
});

test('below a path each rule begins with it', () => {
  const files = hostFiles({ ...input, settings: { ...settings, basePath: '/eu' } });
  expect([...rulesOf(files.get('_headers')).keys()].every((path) => path.startsWith('/eu/'))).toBe(true);
  expect(files.get('_redirects')).toBe('/eu/h5/* /eu/#/h5/:splat 302\n/eu/pc/* /eu/#/pc/:splat 302\n');
});

test('more URLs than a sitemap may have are one sitemap for each language', () => {
  const site = { home: 'https://shop.example/', settings };
  const content = { categories: [{ id: 'c1' }], products: [{ id: 'g1' }], articles: [] };
  expect([...sitemapFiles(site, content, 6).keys()]).toEqual(['sitemap.xml']);
  const files = sitemapFiles(site, content, 5);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-en.xml', 'sitemap-zh.xml']);
  const locations = (name: string) => [...(files.get(name) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(locations('sitemap.xml')).toEqual([
    'https://shop.example/sitemap-en.xml',
    'https://shop.example/sitemap-zh.xml',
  ]);
  expect(locations('sitemap-zh.xml')).toEqual([
    'https://shop.example/zh/',
    'https://shop.example/c/zh/c1',
    'https://shop.example/p/zh/g1',
  ]);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex ');
});
