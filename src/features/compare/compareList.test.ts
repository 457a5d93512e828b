import { compareStorage, readComparedProducts, removeCompared, toggleCompared } from './compareList';

const product = (id: string) => ({ id, name: `Product ${id}` });
const stored = () => readComparedProducts(compareStorage.read()).map(({ id }) => id);

test('has up to four products; a fifth needs the removal of one', () => {
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => toggleCompared(product(id)))).toEqual([true, true, true, true, false]);
  expect(stored()).toEqual(['a', 'b', 'c', 'd']);
  removeCompared('b');
  expect(toggleCompared(product('e'))).toBe(true);
  expect(stored()).toEqual(['a', 'c', 'd', 'e']);
  // What is compared already is taken out, however many there are.
  expect(toggleCompared(product('a'))).toBe(true);
  expect(stored()).toEqual(['c', 'd', 'e']);
});

test.each([
  ['no list', 'x', []],
  ['rows that are none', [7, null, { id: '' }, { id: 'a' }, product('b')], ['b']],
  ['duplicates', [product('a'), product('a'), product('b')], ['a', 'b']],
  ['too many', ['a', 'b', 'c', 'd', 'e'].map(product), ['a', 'b', 'c', 'd']],
])('reads a stored value with %s', (_name, value, ids) => {
  expect(readComparedProducts(value).map(({ id }) => id)).toEqual(ids);
});
