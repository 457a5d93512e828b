/** What the loader of shop.config.ts accepts, completes and refuses. */
import { resolve } from 'node:path';
import { languageFolders } from '../build/languages';
import { projectFolder } from '../command/run';
import { problemsOf, withConfig } from '../../tests/setup/configProblems';
import { completeShop, loadShop, shopDefines, shopFile } from './shopConfig';

test('a name alone is a complete shop', () => {
  const shop = completeShop({ name: 'Quince' });
  expect(shop).toMatchObject({
    name: 'Quince',
    names: { en: 'Quince', zh: 'Quince' },
    languages: ['en', 'zh'],
    timeZone: 'UTC',
    demoTexts: false,
    features: { wallet: true, docs: true },
    title: { start: '', middle: ' · ', end: '', isShopFirst: false },
  });
  expect(shop.colors.dark.paper).toBe('#151210');
});

test('a language without a text gets the first one', () => {
  expect(completeShop({ name: { zh: '木瓜' }, languages: ['en'] })).toMatchObject({
    name: '木瓜',
    names: { en: '木瓜', zh: '木瓜' },
  });
});

test('a language with a region has its own text, or that of its language', () => {
  const texts = { motto: { de: 'Groß.', 'de-CH': 'Gross.' }, description: { de: 'Schön.', en: 'Nice.' } };
  const footer = { columns: [{ title: { de: 'Laden', en: 'Shop' }, links: [] }] };
  expect(completeShop({ name: 'Quince', languages: ['de-CH', 'en'], ...texts, footer })).toMatchObject({
    name: 'Quince',
    names: { 'de-CH': 'Quince' },
    footer: { columns: [{ title: { 'de-CH': 'Laden' } }] },
    motto: { 'de-CH': 'Gross.', en: 'Groß.' },
    description: { 'de-CH': 'Schön.' },
  });
});

test('a pattern of titles can begin with the shop', () => {
  expect(completeShop({ name: 'Quince', titlePattern: '{shop}: {title}.' }).title).toEqual({
    start: '',
    middle: ': ',
    end: '.',
    isShopFirst: true,
  });
});

test.each<[object, string]>([
  [{}, 'name: this field is required'],
  [{ name: '' }, 'name = "": expected a text that is not empty'],
  [{ name: 'Q', colors: 'teal' }, 'colors = "teal": expected an object'],
  [{ name: 'Q', colours: {} }, 'colours = {}: there is no field of this name, the closest is colors'],
  [{ name: 'Q', Motto: 'M' }, 'Motto = "M": there is no field of this name, the closest is motto'],
  [
    { name: 'Q', radius: { zzz: 4 } },
    `radius.zzz = 4: there is no field of this name, expected one of small, option, card, banner, pill`,
  ],
  [
    { name: 'Q', features: { walet: false } },
    'features.walet = false: there is no field of this name, the closest is wallet',
  ],
  [{ name: { en: 'Q', zh: 7 } }, 'name.zh = 7: expected a text'],
  [{ name: 7 }, 'name = 7: expected a text of one line, or an object with such texts by language'],
  [
    { name: 'Q', colors: { light: { action: 'teal' } } },
    'colors.light.action = "teal": expected a color such as #b83b08',
  ],
  [
    { name: 'Q', languages: ['en', 'xx'] },
    `languages.1 = "xx": expected one of ${languageFolders().join(', ')}, or one of them with a region such as de-CH`,
  ],
  [
    { name: 'Q', messages: { en: { 'home.all': 1 } } },
    'messages.en.home.all = 1: expected a text, or an object with a text for each plural form',
  ],
  [{ name: 'Q', titlePattern: '{title}' }, 'titlePattern = "{title}": expected {title} and {shop}, once each'],
  [{ name: 'Q', timeZone: 'Mars/Olympus' }, 'timeZone = "Mars/Olympus": expected a time zone such as Europe/Berlin'],
  [{ name: 'Q', timeZone: '+02:00' }, 'timeZone = "+02:00": expected a time zone such as Europe/Berlin'],
  [{ name: 'Q', defaultCountry: 'usa' }, 'defaultCountry = "usa": expected a country code such as US'],
  [
    { name: 'Q', legalLinks: { imprint: { en: 'x' } } },
    'legalLinks.imprint.en = "x": expected an address that begins with https://',
  ],
  [
    { name: 'Q', priceNote: { text: 'A', artikel: 'B' } },
    'priceNote.artikel = "B": there is no field of this name, the closest is article',
  ],
  [{ name: 'Q', priceNote: { en: 7 } }, 'priceNote.en = 7: expected a text'],
  [{ name: 'Q', priceNote: 7 }, 'priceNote = 7: expected a text of one line, or an object with such texts by language'],
  [{ name: 'Q', radius: { pill: '4px' } }, 'radius.pill = "4px": expected a number of px'],
  [{ name: 'Q', robots: 'x'.repeat(80) }, `robots = "${'x'.repeat(59)}…: expected one of index, noindex`],
])('%j is refused in one line', (config, line) => {
  expect(problemsOf(config)).toEqual([`shop.config.ts: ${line}`]);
});

test('the names of the constants are identifiers, and replaced messages are none', () => {
  const messages = { 'de-CH': { 'home.all': 'Alles' } };
  const defines = shopDefines(completeShop({ name: 'Quince', languages: ['de-CH'], messages }));
  expect(Object.keys(defines).filter((name) => !/^\w+(?:\.\w+)*$/.test(name))).toEqual([]);
  expect(defines['SHOP.messages']).toBeNull();
});

test('the app reads each value as a constant', () => {
  const defines = shopDefines(loadShop());
  expect(defines).toMatchObject({
    'SHOP.name': 'Persimmon',
    'SHOP.features.wallet': true,
    'SHOP.languages': ['en', 'zh', 'de'],
    'SHOP.motto.zh': '好东西，不贪多。',
  });
  expect(SHOP).toEqual(loadShop());
});

describe('a configuration', () => {
  test('has the name in its first language, and the calling code of its country', () => {
    const shop = completeShop({ name: { en: 'Quince', zh: '木瓜' }, languages: ['zh', 'en'], defaultCountry: 'DE' });
    expect([shop.name, shop.callingCodes[0]]).toEqual(['木瓜', '+49']);
  });

  test('keeps the colors of one theme out of the other, and its own hero over the one that follows from them', () => {
    const before = completeShop({ name: 'Q' }).colors;
    const { light, dark, hero } = completeShop({
      name: 'Q',
      colors: { light: { ink: '#111111' }, dark: { ink: '#fafafa' }, hero: { text: '#fffffe' } },
    }).colors;
    expect([light.ink, dark.ink, hero.text]).toEqual(['#111111', '#fafafa', '#fffffe']);
    expect([light.paper, dark.paper, hero.from]).toEqual([before.light.paper, before.dark.paper, before.hero.from]);
  });

  test('with a text that cannot be read on its ground is refused', () => {
    expect(problemsOf({ name: 'Q', colors: { light: { ink: '#ffffff' } } })[0]).toMatch(/^shop\.config\.ts: .*ink/);
  });

  test('has legal links as soon as one is named', () => {
    expect(completeShop({ name: 'Q' }).hasLegalLinks).toBe(false);
    expect(completeShop({ name: 'Q', legalLinks: { imprint: 'https://q.example/imprint' } }).hasLegalLinks).toBe(true);
  });

  test('has a legal page for each language, and one without a page of its own gets the first that is written', () => {
    const { legalLinks } = completeShop({
      name: 'Q',
      legalLinks: {
        imprint: { zh: 'https://q.example/zh', en: 'https://q.example/en' },
        privacy: 'https://q.example/p',
      },
    });
    expect(legalLinks).toMatchObject({
      imprint: { en: 'https://q.example/en', zh: 'https://q.example/zh', de: 'https://q.example/zh' },
      privacy: { en: 'https://q.example/p', de: 'https://q.example/p' },
    });
  });

  test('has a note on its prices, with an article or without', () => {
    expect(completeShop({ name: 'Q' }).priceNote).toBeUndefined();
    expect(completeShop({ name: 'Q', priceNote: 'incl. VAT' }).priceNote).toMatchObject({ text: { en: 'incl. VAT' } });
    expect(
      completeShop({ name: 'Q', priceNote: { text: { en: 'incl. VAT' }, article: 'tax' } }).priceNote,
    ).toMatchObject({ text: { de: 'incl. VAT' }, article: 'tax' });
  });

  test('has every feature on but those that it switches off', () => {
    const { features } = completeShop({ name: 'Q', features: { wallet: false } });
    expect(Object.entries(features).filter(([, isOn]) => !isOn)).toEqual([['wallet', false]]);
  });

  test.each<[object, string]>([
    [{ languages: ['en', 'en'] }, 'languages = ["en","en"]: expected each language once'],
    [{ languages: [] }, 'languages = []: expected at least one language'],
    [{ name: 'A\nB' }, 'name = "A\\nB": expected a text of one line'],
    [
      { legalLinks: { imprint: 'q.example' } },
      'legalLinks.imprint = "q.example": expected an address that begins with https://',
    ],
    [{ referrerPolicy: 'unsafe-url' }, 'referrerPolicy = "unsafe-url": expected one of '],
    [{ radius: { card: -1 } }, 'radius.card = -1: expected 0 or more px'],
    [{ defaultCurrency: 'usd' }, 'defaultCurrency = "usd": expected a currency code such as USD'],
    [{ fonts: { serif: 'a; b' } }, 'fonts.serif = "a; b": expected a list of font names as in CSS'],
    [{ socialPicture: 'a.webp' }, 'socialPicture = "a.webp": expected a JPEG or PNG file'],
    ...['js.pay.example', '*', 'http://js.pay.example', 'https://*', 'https:'].map((source): [object, string] => [
      { contentPolicy: { script: [source] } },
      `contentPolicy.script.0 = "${source}": expected a source such as https://js.pay.example`,
    ]),
  ])('%j is refused', (config, line) => {
    const [first, ...others] = problemsOf({ name: 'Q', ...config });
    expect(first).toContain(`shop.config.ts: ${line}`);
    expect(others).toEqual([]);
  });

  test('allows the origins of its scripts, each once, and says that the shop reports', () => {
    const script = (path: string) => ({ src: `https://stats.example/${path}`, category: 'statistics' });
    const { contentPolicy, hasReporting, scripts } = completeShop({
      name: 'Q',
      contentPolicy: { script: ['https://cdn.stats.example'] },
      scripts: [script('a.js'), { ...script('b.js'), attributes: { 'data-site': '7' } }],
    });
    expect(contentPolicy.script).toEqual(['https://cdn.stats.example', 'https://stats.example']);
    expect(hasReporting).toBe(true);
    expect(scripts.map(({ attributes }) => attributes)).toEqual([{}, { 'data-site': '7' }]);
    expect(completeShop({ name: 'Q' }).hasReporting).toBe(false);
    expect(completeShop({ name: 'Q', hooks: 'hooks.ts' }).hasReporting).toBe(true);
  });

  test.each<[object, string]>([
    [
      { src: 'http://stats.example/a.js' },
      'src = "http://stats.example/a.js": expected an address that begins with https://',
    ],
    [{ category: 'analytics' }, 'category = "analytics": expected one of necessary, statistics, marketing'],
    [{ attributes: { onload: 'x()' } }, 'attributes.onload = "x()": expected data-…, id, integrity or crossorigin'],
  ])('has no script with %j', (wrong, line) => {
    const script = { src: 'https://stats.example/a.js', category: 'statistics', ...wrong };
    expect(problemsOf({ name: 'Q', scripts: [script] })[0]).toContain(`scripts.0.${line}`);
  });

  test('may allow hosts with their subdomains, and every host for pictures alone', () => {
    const contentPolicy = { frame: ['https://*.pay.example'], image: ['https:'] };
    expect(completeShop({ name: 'Q', contentPolicy }).contentPolicy).toEqual({
      ...contentPolicy,
      script: [],
      connect: [],
    });
  });
});

test('a file is found beside the configuration that names it', () => {
  expect(withConfig('tests/brand/shop.config.ts', () => shopFile('logo.svg'))).toBe(
    resolve(projectFolder, 'tests/brand/logo.svg'),
  );
});
