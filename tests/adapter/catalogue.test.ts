/** The lists of the adapter. */
import { createSampleEngine } from '../../examples/adapter/sampleEngine';
import { createClient } from '../../tools/check/conformance/client';
import { closeBenches, openBench, openWithCustomer, prepareOrder } from './adapterBench';

afterEach(closeBenches);
const openVisitor = async () => createClient((await openBench()).send, '');

test.each([
  [{}, ['daypack', 'headphones', 'watch', 'camera']],
  [{ sort: 'newest' }, ['cap', 'notebook', 'shirt', 'scarf']],
  [{ sort: 'priceDown' }, ['camera', 'watch', 'headphones', 'daypack']],
  [{ categoryId: 'home' }, ['cup', 'plant']],
  [{ keyword: 'cotton' }, ['shirt', 'cap']],
  [{ keyword: 'cotton', inStock: true }, ['shirt']],
  [{ keyword: ' COTTON T-shirt ' }, ['shirt']],
  [{ keyword: 'cotton camera' }, []],
  [{ priceFrom: 1500, priceTo: 1800, sort: 'priceUp' }, ['notebook', 'cup']],
  [{ campaignId: 'none' }, []],
] as const)('the list with %j begins with %j', async (input, ids) => {
  const { list } = await (await openVisitor()).ok('getGoodsList', input);
  expect(list.slice(0, 4).map(({ id }) => id)).toEqual(ids);
});

test('a card has the price of the cheapest SKU, the whole stock and its badge', async () => {
  const { list, categoryCounts } = await (
    await openVisitor()
  ).ok('getGoodsList', { categoryId: 'wear', sort: 'newest' });
  expect(list.map(({ id, stock, badges }) => [id, stock, badges])).toEqual([
    ['cap', 0, ['soldOut']],
    ['shirt', 53, []],
    ['scarf', 9, []],
    ['watch', 3, ['lastPieces']],
  ]);
  expect(list[2]).toMatchObject({ price: 4900, originalPrice: 5900, isFromPrice: false });
  expect(categoryCounts).toEqual([
    { id: 'carry', count: 2 },
    { id: 'listen', count: 2 },
    { id: 'wear', count: 4 },
    { id: 'home', count: 2 },
  ]);
});

test('categories have their number, banners lead to them, related products come first', async () => {
  const visitor = await openVisitor();
  expect((await visitor.ok('getCategories', {})).list).toMatchObject([
    { id: 'carry', goodsCount: 2 },
    { id: 'listen', goodsCount: 2 },
    { id: 'home', goodsCount: 2 },
    { id: 'wear', goodsCount: 4 },
  ]);
  expect((await visitor.ok('getBanners', {})).list).toMatchObject([
    { title: 'Carry', target: { kind: 'category', id: 'carry' }, pictures: [{}, {}] },
    { title: 'Listen' },
    { title: 'Home' },
  ]);
  const { list } = await visitor.ok('recommendGoods', { goodsId: 'cup' });
  expect(list.map(({ id }) => id).slice(0, 3)).toEqual(['plant', 'daypack', 'headphones']);
});

test('lists are read again after half a minute, after an order, and after an error', async () => {
  let now = Date.parse('2026-11-20T12:00:00Z');
  const sample = createSampleEngine(() => now);
  let reads = 0;
  let isAway = false;
  const products = async () => {
    reads += 1;
    if (isAway) throw new Error('connect ECONNREFUSED');
    return sample.products();
  };
  const { customer, ask } = await openWithCustomer({ engine: { ...sample, products }, now: () => now });
  const list = async () => (await customer.ok('getGoodsList', { keyword: 'cup' })).list[0]?.stock;
  expect([await list(), await list(), reads]).toEqual([80, 80, 1]);
  await customer.ok('confirmOrder', await prepareOrder(customer));
  expect([await list(), reads]).toEqual([79, 2]);
  now += 30_000;
  isAway = true;
  expect(await ask('getGoodsList', {})).toMatchObject({ errorCode: 'INTERNAL' });
  isAway = false;
  expect([await list(), reads]).toEqual([79, 4]);
});
