/** The texts of readable pages are those of the configuration, as in the app. */
import { calendarDayText, languageTagOf, pageText } from './texts';

const before = process.env['SHOP_CONFIG'];
beforeEach(() => {
  process.env['SHOP_CONFIG'] = 'tests/brand/shop.config.ts';
});
afterEach(() => {
  if (before === undefined) delete process.env['SHOP_CONFIG'];
  else process.env['SHOP_CONFIG'] = before;
});

test('a language with a region has the texts of its language, with those that the configuration replaces', () => {
  expect(languageTagOf('de-CH')).toBe('de-CH');
  expect(pageText('de-CH', 'readable.open')).toBe('Im Shop öffnen');
  expect(pageText('de-CH', 'readable.home')).toBe('Zum Laden');
  expect(pageText('de', 'readable.home')).toBe('Zum Shop');
  expect(calendarDayText('de-CH', '2026-11-29')).toBe('29. Nov. 2026');
});

test('the plural forms are those of the language', () => {
  const rating = (count: number) => pageText('fr', 'readable.rating', { average: '4,6', count });
  expect([0, 1, 2].map(rating)).toEqual([
    '4,6 étoiles sur 5, 0 note',
    '4,6 étoiles sur 5, 1 note',
    '4,6 étoiles sur 5, 2 notes',
  ]);
});
