/** The files and the head of a brand. */
import { join } from 'node:path';
import { brandFiles, headTagsOf } from './brandFiles';
import { completeShop } from '../config/shopConfig';

const before = process.env['SHOP_CONFIG'];
beforeEach(() => {
  process.env['SHOP_CONFIG'] = join(__dirname, '../../tests/brand/shop.config.ts');
});
afterEach(() => {
  if (before === undefined) delete process.env['SHOP_CONFIG'];
  else process.env['SHOP_CONFIG'] = before;
});

test('a shop without pictures has the letter of its name as icon', () => {
  const files = brandFiles(completeShop({ name: '<quince>' }));
  expect([...files.keys()]).toEqual(['icon.svg', 'manifest.webmanifest']);
  expect(files.get('icon.svg')).toContain('fill="#fff">&lt;</text>');
  expect(JSON.parse(String(files.get('manifest.webmanifest')))).toMatchObject({
    name: '<quince>',
    start_url: '/#/home',
    icons: [{ src: '/icon.svg' }],
  });
});

test('pictures are copied under names of the build, beside the manifest that names them', () => {
  const shop = completeShop({
    name: 'Quince',
    logo: { light: 'logo.svg', dark: 'logo-dark.svg' },
    features: { tickets: false },
  });
  const files = brandFiles(shop);
  expect([...files.keys()]).toEqual(['icon.svg', 'manifest.webmanifest', 'logo-light.svg', 'logo-dark.svg']);
  expect(String(files.get('logo-dark.svg'))).toContain('#5fe0ab');
  const { shortcuts } = JSON.parse(String(files.get('manifest.webmanifest'))) as { shortcuts: { name: string }[] };
  expect(shortcuts.map(({ name }) => name)).toEqual(['Orders']);
});

test('the manifest says that its texts are in the first language', () => {
  const files = brandFiles(completeShop({ name: 'Quince', languages: ['zh', 'en'] }));
  expect(JSON.parse(String(files.get('manifest.webmanifest')))).toMatchObject({
    lang: 'zh-CN',
    shortcuts: [
      { name: '订单', url: '/#/h5/order' },
      { name: '票券', url: '/#/h5/ticket' },
    ],
  });
});

test('the shortcuts of an English and of a German shop', () => {
  const namesOf = (code: 'en' | 'de') => {
    const manifest = brandFiles(completeShop({ name: 'Quince', languages: [code] })).get('manifest.webmanifest');
    return (JSON.parse(String(manifest)) as { shortcuts: { name: string }[] }).shortcuts.map(({ name }) => name);
  };
  expect([namesOf('en'), namesOf('de')]).toEqual([
    ['Orders', 'Tickets'],
    ['Bestellungen', 'Tickets'],
  ]);
});

test('below a path the addresses of the manifest begin with it, and nothing else does', () => {
  const files = brandFiles(completeShop({ name: '/Shop/', languages: ['en'] }), '/shop');
  expect(JSON.parse(String(files.get('manifest.webmanifest')))).toMatchObject({
    id: '/shop/',
    name: '/Shop/',
    start_url: '/shop/#/home',
    icons: [{ src: '/shop/icon.svg', sizes: 'any' }],
    shortcuts: [{ name: 'Orders', url: '/shop/#/h5/order' }, { url: '/shop/#/h5/ticket' }],
  });
});

test('a missing picture is named with its field', () => {
  const shop = completeShop({ name: 'Quince', icons: { png512: 'none.png' } });
  expect(() => brandFiles(shop)).toThrow(
    `shop.config.ts: icons.png512: there is no file ${join(__dirname, '../../tests/brand/none.png')}.`,
  );
});

test('the head escapes texts, and has the picture of shared links at the address of the shop', () => {
  const shop = completeShop({
    name: 'A & B',
    description: 'Say "hello" <b>',
    robots: 'noindex',
    socialPicture: 'wide.png',
    publicUrl: 'https://quince.example/shop/',
  });
  expect(headTagsOf(shop, '/shop/').split('\n')).toEqual([
    '<meta name="description" content="Say &quot;hello&quot; &lt;b&gt;">',
    '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#faf7f2">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="A &amp; B">',
    '<meta property="og:title" content="A &amp; B">',
    '<meta property="og:description" content="Say &quot;hello&quot; &lt;b&gt;">',
    '<link rel="canonical" href="https://quince.example/shop/">',
    '<meta property="og:url" content="https://quince.example/shop/">',
    '<meta property="og:locale" content="en">',
    '<meta property="og:image" content="https://quince.example/shop/social.png">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"OnlineStore","name":"A & B","url":"https://quince.example/shop/"}</script>',
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'A & B',
      url: 'https://quince.example/shop/',
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://quince.example/shop/#/pc/home?view=hall&keyword={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    })}</script>`,
    '<link rel="icon" href="/shop/icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/shop/manifest.webmanifest">',
  ]);
});

test('the home page of the first language names those of the others where readable pages exist', () => {
  const shop = completeShop({
    name: 'Quince',
    languages: ['de', 'zh'],
    publicUrl: 'https://quince.example',
    readableLinks: true,
  });
  const links = headTagsOf(shop, '/').match(/<(?:link rel="(?:canonical|alternate)"|meta property="og:locale)[^>]*>/g);
  expect(links).toEqual([
    '<link rel="canonical" href="https://quince.example/">',
    '<link rel="alternate" hreflang="de" href="https://quince.example/">',
    '<link rel="alternate" hreflang="zh-CN" href="https://quince.example/zh/">',
    '<link rel="alternate" hreflang="x-default" href="https://quince.example/">',
    '<meta property="og:locale" content="de">',
    '<meta property="og:locale:alternate" content="zh_CN">',
  ]);
});

test('without an address of its own the shop has no canonical link', () => {
  expect(headTagsOf(completeShop({ name: 'Quince', readableLinks: true }), '/')).not.toMatch(
    /canonical|alternate|ld\+json/,
  );
});
