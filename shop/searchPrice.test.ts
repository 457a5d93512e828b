import { readPriceBounds } from './searchPrice';

const read = (keyword: string, currency = 'USD') => {
  const { terms, priceFrom, priceTo } = readPriceBounds(keyword, currency);
  return [terms, priceFrom, priceTo];
};

test.each([
  ['headphones under 100', 'headphones', undefined, 10_000],
  ['Below $19.99', '', undefined, 1_999],
  ['watch less than 1,000 dollars', 'watch', undefined, 100_000],
  ['no more than USD 5', '', undefined, 500],
  ['up to 100 EUR mug', 'mug', undefined, 10_000],
  ['lamp over 50', 'lamp', 5_000, undefined],
  ['above 50 lamp', 'lamp', 5_000, undefined],
  ['50 or more', '', 5_000, undefined],
  ['between 50 and 100', '', 5_000, 10_000],
  ['between 100 and 50', '', 5_000, 10_000],
  ['cup $50 - $100', 'cup', 5_000, 10_000],
  ['50–100', '', 5_000, 10_000],
  ['over 20 under 40', '', 2_000, 4_000],
  ['under 40 under 30', '', undefined, 3_000],
  ['<100', '', undefined, 10_000],
  ['Tasse unter 100 €', 'Tasse', undefined, 10_000],
  ['bis 19,50', '', undefined, 1_950],
  ['bis zu 1.000 Euro', '', undefined, 100_000],
  ['über 50', '', 5_000, undefined],
  ['ab 50 Euro Koffer', 'Koffer', 5_000, undefined],
  ['zwischen 50 und 100', '', 5_000, 10_000],
  ['von 50 bis 100', '', 5_000, 10_000],
  ['100 以内', '', undefined, 10_000],
  ['100以下', '', undefined, 10_000],
  ['耳机100元以内', '耳机', undefined, 10_000],
  ['100美元以内的耳机', '的耳机', undefined, 10_000],
  ['50 以上', '', 5_000, undefined],
  ['50到100', '', 5_000, 10_000],
  ['不超过１００', '', undefined, 10_000],
])('reads "%s"', (keyword, terms, priceFrom, priceTo) => {
  expect(read(keyword)).toEqual([terms, priceFrom, priceTo]);
});

test.each([
  'day pack 18 l',
  'day pack under 18 l',
  'up to 14 inches',
  'over 40 hours',
  'unter 5 kg',
  'F2',
  'No. 4',
  'No. 100',
  '36-40码袜子',
  'gift card $50',
  '2026-11-20',
  'under f100',
  'understudy 100',
  'under',
  'under 99999999999999',
  `under ${'9'.repeat(40)}`,
])('leaves "%s" as it is', (keyword) => {
  expect(read(keyword)).toEqual([keyword, undefined, undefined]);
});

test('amounts are major units of the currency', () => {
  expect(read('under 1,500', 'JPY')).toEqual(['', undefined, 1_500]);
  expect(read('under 2.5', 'KWD')).toEqual(['', undefined, 2_500]);
  expect(read('under 2.125 KWD', 'KWD')).toEqual(['', undefined, 2_125]);
  expect(read('under 100 SEK', 'SEK')).toEqual(['', undefined, 10_000]);
});

test.each([
  ['socks 36-40', 'socks 36-40', undefined, undefined],
  ['运动鞋 42到45', '运动鞋 42到45', undefined, undefined],
  ['socks 36-40 under 50', 'socks 36-40', undefined, 5_000],
  ['socks $36-$40', 'socks', 3_600, 4_000],
  ['socks between 36 and 40', 'socks', 3_600, 4_000],
])('leaves plain ranges in "%s"', (keyword, terms, priceFrom, priceTo) => {
  expect(readPriceBounds(keyword, 'USD', false)).toMatchObject({ terms, priceFrom, priceTo });
});
