/** Rules of the catalogue: filters, sort orders, and what cards and products have in common. They only read. */
import { expectRule, expectSame, NotApplicable } from './client';
import type { ConformanceRule } from './rules';

/** At most so many categories and products are tried, because each needs a call. */
const MAX_TRIED = 5;

export const listRules: readonly ConformanceRule[] = [
  {
    id: 'listFilters',
    says: 'The product list has what its filters say, total counts just that, and it is sorted as asked.',
    async run({ visitor }) {
      const all = await visitor.ok('getGoodsList', { pageSize: 100 });
      const categories = (await visitor.ok('getCategories', {})).list;
      for (const { id, goodsCount } of categories.slice(0, MAX_TRIED)) {
        const { list, total } = await visitor.ok('getGoodsList', { categoryId: id, pageSize: 100 });
        const other = list.find(({ categoryId }) => categoryId !== null && categoryId !== id);
        expectRule(!other, `the category ${id} lists ${other?.id}, which is of ${other?.categoryId}`);
        expectSame(total, goodsCount, `the total of the category ${id} and its goodsCount`);
      }
      const none = await visitor.ok('getGoodsList', { keyword: 'qxzvkwq jjxqz' });
      expectSame([none.list.length, none.total], [0, 0], 'the products of a text without meaning, and their total');
      const prices = all.list.map(({ price }) => price).toSorted((one, other) => one - other);
      const middle = prices[Math.floor(prices.length / 2)];
      if (middle === undefined) throw new NotApplicable('the product list is empty');
      const cheap = await visitor.ok('getGoodsList', { priceTo: middle, pageSize: 100 });
      const dear = cheap.list.find(({ price }) => price > middle);
      expectRule(!dear, `priceTo=${middle} lists ${dear?.id}, which costs ${dear?.price}`);
      if (all.total <= 100 && prices.some((price) => price > middle))
        expectSame(cheap.total, prices.filter((price) => price <= middle).length, `the total of priceTo=${middle}`);
      const inStock = await visitor.ok('getGoodsList', { inStock: true, pageSize: 100 });
      const gone = inStock.list.find(({ stock }) => stock === 0);
      expectRule(!gone, `inStock=true lists ${gone?.id}, whose stock is 0`);
      const sorted = (await visitor.ok('getGoodsList', { sort: 'priceUp', pageSize: 100 })).list.map(
        ({ price }) => price,
      );
      expectSame(
        sorted,
        sorted.toSorted((one, other) => one - other),
        'the prices of the list with sort=priceUp',
      );
    },
  },
  {
    id: 'cardEqualsProduct',
    says: 'A card of the list has name, lowest price and stock of its product, and a quote the currency of the shop.',
    async run({ visitor }) {
      const { currency } = await visitor.ok('getServerInfo', {});
      const { list } = await visitor.ok('getGoodsList', { pageSize: 100 });
      for (const card of list.slice(0, MAX_TRIED)) {
        const { name, skus } = await visitor.ok('getGoodsDetail', { id: card.id });
        expectSame(card.name, name, `the name of ${card.id} in the list and on its page`);
        const lowest = Math.min(...skus.map(({ price }) => price));
        expectSame(card.price, lowest, `the price of ${card.id} in the list and its lowest on its page`);
        const stock = skus.reduce((sum, sku) => sum + sku.stock, 0);
        expectSame(card.stock, stock, `the stock of ${card.id} in the list and on its page`);
        const [sku] = skus;
        if (!sku) continue;
        const quote = await visitor.ok('packGoods', { lines: [{ skuId: sku.id, quantity: 1 }], couponId: null });
        expectSame(quote.currency, currency, 'the currency of a quote and of the shop');
      }
    },
  },
];
