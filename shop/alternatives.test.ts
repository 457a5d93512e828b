/** `alternatives` of a product: what could be bought instead of it. */
import { openTestShop } from '../mock/testing/openTestShop';
import { smallCatalogue } from '../mock/testing/smallCatalogue';
import { catalogue as wholeCatalogue } from '../mock/testing/wholeCatalogue';
import type { GoodsSeed } from './catalogue/types';

const [template] = smallCatalogue.goods.filter(({ id }) => id === 'kettle');
if (!template) throw new Error('The small catalogue has a kettle.');

const product = (id: string, price: number, more: Partial<GoodsSeed> = {}): GoodsSeed => ({
  ...template,
  id,
  categoryId: 'sound',
  relatedIds: [],
  skus: template.skus.map((sku) => ({ ...sku, id: `${id}.only`, price, originalPrice: null, stock: 5 })),
  ...more,
});
const openWith = (...goods: GoodsSeed[]) => openTestShop({ catalogue: { ...smallCatalogue, goods, reviews: {} } });
const alternativesOf = ({ visitor }: ReturnType<typeof openWith>, id: string) =>
  visitor()
    .ok('getGoodsDetail', { id })
    .alternatives?.map((one) => one.id);

test('are of the same category and a similar price, the nearest price first', () => {
  const shop = openWith(
    product('viewed', 3_000),
    product('far', 12_000),
    product('near', 3_100),
    product('cheap', 750),
    product('too-dear', 12_001),
    product('too-cheap', 749),
    product('other-category', 3_000, { categoryId: 'table' }),
    product('ticket', 3_000, { categoryId: 'sound', isVirtual: true, yields: { kind: 'code', validForDays: 9 } }),
  );
  expect(alternativesOf(shop, 'viewed')).toEqual(['near', 'cheap', 'far']);
});

test('have what is in stock now first', () => {
  const shop = openWith(product('viewed', 3_000), product('gone', 3_000), product('left', 4_000));
  expect(alternativesOf(shop, 'viewed')).toEqual(['gone', 'left']);
  shop.shop.operator.setStock('gone.only', 0);
  expect(alternativesOf(shop, 'viewed')).toEqual(['left', 'gone']);
});

test('have nothing that goes with the product', () => {
  const shop = openWith(
    product('viewed', 3_000, { relatedIds: ['cable'] }),
    product('cable', 3_000),
    product('twin', 3_000),
  );
  expect(alternativesOf(shop, 'viewed')).toEqual(['twin']);
});

test('are at most ten', () => {
  const many = Array.from({ length: 14 }, (_, at) => product(`p${at}`, 3_000 + at));
  expect(alternativesOf(openWith(product('viewed', 3_000), ...many), 'viewed')).toEqual(
    many.slice(0, 10).map(({ id }) => id),
  );
});

test('of a virtual product deliver the same', () => {
  const shop = openTestShop({ catalogue: wholeCatalogue });
  expect(alternativesOf(shop, 'museum-day')).toEqual(['cinema-night']);
});
