/** What the loader of shop.config.ts accepts, completes and refuses. */
import { languageFolders } from './languages';
import { completeShop, loadShop, shopDefines } from './shopConfig';

const problemsOf = (config: unknown) => {
  try {
    completeShop(config);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
  return [];
};

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

test('a pattern of titles can begin with the shop', () => {
  expect(completeShop({ name: 'Quince', titlePattern: '{shop}: {title}.' }).title).toEqual({
    start: '',
    middle: ': ',
    end: '.',
    isShopFirst: true,
  });
});

test.each([
  [{}, 'shop.config.ts: name: this field is required'],
  [{ name: '' }, 'shop.config.ts: name: expected a text that is not empty'],
  [{ name: 'Q', colors: 'teal' }, 'shop.config.ts: colors: expected an object'],
  [{ name: 'Q', colours: {} }, 'shop.config.ts: colours: there is no field of this name'],
  [{ name: 'Q', features: { walet: false } }, 'shop.config.ts: features.walet: there is no field of this name'],
  [
    { name: 'Q', colors: { light: { action: 'teal' } } },
    'shop.config.ts: colors.light.action: expected a color such as #b83b08',
  ],
  [
    { name: 'Q', languages: ['en', 'fr'] },
    `shop.config.ts: languages.1: expected one of ${languageFolders().join(', ')}`,
  ],
  [{ name: 'Q', titlePattern: '{title}' }, 'shop.config.ts: titlePattern: expected {title} and {shop}, once each'],
  [{ name: 'Q', timeZone: 'Mars/Olympus' }, 'shop.config.ts: timeZone: expected a time zone such as Europe/Berlin'],
  [{ name: 'Q', timeZone: '+02:00' }, 'shop.config.ts: timeZone: expected a time zone such as Europe/Berlin'],
  [{ name: 'Q', defaultCountry: 'usa' }, 'shop.config.ts: defaultCountry: expected a country code such as US'],
])('%j is refused in one line', (config, line) => {
  expect(problemsOf(config)).toEqual([line]);
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
