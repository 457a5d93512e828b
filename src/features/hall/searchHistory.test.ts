import { MAX_SEARCHES, readSearches, withoutSearch, withSearch } from './searchHistory';

describe('the searches of before', () => {
  test('are newest first, each once however it is written', () => {
    expect(withSearch(['lamp', 'cup'], ' Cup ')).toEqual(['Cup', 'lamp']);
    expect(withSearch(['lamp'], '咖啡')).toEqual(['咖啡', 'lamp']);
  });

  test('do not hold a search for nothing', () => {
    expect(withSearch(['lamp'], '   ')).toEqual(['lamp']);
  });

  test('are ten at most, the oldest goes', () => {
    const full = Array.from({ length: MAX_SEARCHES }, (_, at) => `s${at}`);
    expect(withSearch(full, 'new')).toEqual(['new', ...full.slice(0, 9)]);
  });

  test('can be taken out one by one', () => {
    expect(withoutSearch(['lamp', 'cup'], 'LAMP')).toEqual(['cup']);
  });

  test.each([undefined, null, 'cup', 7, {}, [1, null, {}, ['cup']]])('are none when storage holds %p', (stored) => {
    expect(readSearches(stored)).toEqual([]);
  });

  test('are read from among garbage, shortened and each once', () => {
    expect(readSearches(['cup', 3, ' CUP', '', 'x'.repeat(200)])).toEqual(['cup', 'x'.repeat(80)]);
    expect(readSearches(Array.from({ length: 50 }, (_, at) => `s${at}`))).toHaveLength(MAX_SEARCHES);
  });
});
