import { catalogue } from '../../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../../mock/testing/openTestShop';
import { getGoodsDetail } from '@/api/products';
import * as v from 'valibot';
import { getComparison, isDifferent } from './getComparison';

const { visitor } = openTestShop({ catalogue });
const productOf = (id: string) => v.parse(getGoodsDetail.output, visitor().ok('getGoodsDetail', { id }));

test('has the options and the attributes of all products, each once, with what a product does not have', () => {
  const products = ['cloud-nine-headphones', 'windowsill-speaker'].map(productOf);
  const rows = getComparison(products);
  expect(rows.find(({ label }) => label === 'Bundle')?.texts).toEqual(['Alone, With case', undefined]);
  const labels = products.flatMap(({ attributes = [] }) => attributes.map(({ name }) => name));
  const ofAttributes = rows.filter(({ key }) => key.startsWith('1:')).map(({ label }) => label);
  expect(ofAttributes).toEqual([...new Set(labels)]);
});

test.each([
  [['a', 'a'], false],
  [['a', 'b'], true],
  [['a', undefined], true],
  [[undefined, undefined], false],
  [['a'], false],
])('%j is different: %s', (texts, expected) => {
  expect(isDifferent(texts)).toBe(expected);
});
