/** For each rule of the catalogue APIs that break one assertion of it each, in the order of the assertions. */
import {
  answering,
  changedFirst,
  plus,
  receiving,
  rowsOf,
  withList,
  type Break,
  type Case,
  type Data,
} from './brokenApi';

/** An API that does not know a filter. */
const ignoring = (filter: string): Break =>
  receiving('getGoodsList', (input) => Object.fromEntries(Object.entries(input).filter(([name]) => name !== filter)));

/** An API whose `total` is that of all products. */
const totalOfAll = (filter: string): Break =>
  answering('getGoodsList', (data, { request, earlier: [all = data] }) =>
    filter in request.input ? { ...data, total: all['total'] } : data,
  );

export const listCases: Readonly<Record<string, readonly Case[]>> = {
  listFilters: [
    [ignoring('categoryId'), 'the category audio lists '],
    [totalOfAll('categoryId'), 'the total of the category audio and its goodsCount: expected '],
    [ignoring('keyword'), 'the products of a text without meaning, and their total: expected [0,0], got '],
    [ignoring('priceTo'), 'priceTo='],
    [totalOfAll('priceTo'), 'the total of priceTo='],
    [
      answering('getGoodsList', (data, { request }) =>
        'inStock' in request.input ? changedFirst(data, 'list', (row) => ({ ...row, stock: 0 })) : data,
      ),
      'inStock=true lists ',
    ],
    [ignoring('sort'), 'the prices of the list with sort=priceUp: expected '],
  ],
  cardEqualsProduct: [
    [
      answering('getGoodsList', (data) =>
        withList(
          data,
          rowsOf(data).map((row) => ({ ...row, name: 'Other' })),
        ),
      ),
      'the name of ',
    ],
    [
      answering('getGoodsList', (data) =>
        withList(
          data,
          rowsOf(data).map((row) => ({ ...row, price: Math.round(Number(row['price']) / 100) })),
        ),
      ),
      'the price of ',
    ],
    [
      answering('getGoodsList', (data) =>
        withList(
          data,
          rowsOf(data).map((row: Data) => plus(row, 'stock')),
        ),
      ),
      'the stock of ',
    ],
    [
      answering('packGoods', (data) => ({ ...data, currency: 'EUR' })),
      'the currency of a quote and of the shop: expected "USD", got "EUR"',
    ],
  ],
};
