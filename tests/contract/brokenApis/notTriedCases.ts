/** APIs on which a rule cannot be tried, and why. */
import { answering, changedOrder, plus, rowsOf, withList, type Break } from './brokenApi';

export const notTried: readonly (readonly [rule: string, reason: string, change: Break])[] = [
  [
    'payFromBalance',
    'the account has no balance',
    answering('getEnableBalance', (data) => ({ ...data, available: 0 })),
  ],
  [
    'payOnce',
    'payments of this API are completed elsewhere',
    answering('payOrder', (data) => ({ ...data, state: 'processing' })),
  ],
  [
    'cancelReturnsPayment',
    'a paid order cannot be cancelled by the customer',
    answering('payOrder', (data) =>
      changedOrder(data, (order) => ({ ...order, can: { pay: false, cancel: false, changeAddress: false } })),
    ),
  ],
  [
    'deliveryOptions',
    'the quote has no delivery options',
    answering('packGoods', (data) => ({ ...data, deliveryOptions: null })),
  ],
  [
    'couponOnce',
    'the account has no coupon for the product that was tried',
    answering('packGoods', (data) => ({ ...data, couponId: null })),
  ],
  ['deliverOnce', 'no virtual product in stock', answering('getVirtualGoods', (data) => withList(data, []))],
  [
    'deliverOnce',
    'no virtual product in stock',
    answering('getGoodsDetail', (data) => ({
      ...data,
      skus: rowsOf(data, 'skus').map((sku) => ({ ...sku, stock: 0 })),
    })),
  ],
  [
    'redeemOnce',
    'no banner offers a redeem code that this account can still use',
    answering('getBanners', (data) => withList(data, [])),
  ],
  [
    'withdrawOnce',
    'the balance is below the smallest withdrawal',
    answering('getEnableBalance', (data) => ({ ...data, withdrawMinimum: Number(data['available']) + 1 })),
  ],
  ['noOversale', 'no product whose stock one order can take', answering('getGoodsList', (data) => withList(data, []))],
  [
    'noOversale',
    'no product whose stock one order can take',
    answering('getGoodsDetail', (data) => ({
      ...data,
      skus: rowsOf(data, 'skus').map((sku) =>
        sku['stock'] === 0 ? sku : { ...plus(sku, 'stock'), limitPerOrder: sku['stock'] },
      ),
    })),
  ],
  [
    'noOversale',
    'no product whose stock one order can take',
    answering('getGoodsDetail', (data) => ({ ...data, presale: { shipsOn: '2026-12-24', terms: '' } })),
  ],
  [
    'cancelReturnsStock',
    'no product with 2 pieces in stock that is delivered',
    answering('getGoodsDetail', (data) => ({
      ...data,
      skus: rowsOf(data, 'skus').map((sku) => ({ ...sku, stock: 1 })),
    })),
  ],
  [
    'orderOnce',
    'no product with 1 pieces in stock that is delivered',
    answering('getGoodsList', (data) =>
      withList(
        data,
        rowsOf(data).map((row) => ({ ...row, badges: ['presale'] })),
      ),
    ),
  ],
  [
    'orderPages',
    'there are fewer than 8 orders',
    answering('getOrders', (data, { request }) => ({
      ...withList(data, Number(request.input['current']) > 1 ? [] : rowsOf(data).slice(0, 7)),
      total: 7,
    })),
  ],
  [
    'orderByOperation',
    'the API sends no demoCode for +14155550134: sign in by hand and give its token',
    answering('sendVerifyCode', ({ demoCode: _sent, ...data }) => data),
  ],
  ['returnOnce', 'no order of the account can be returned', answering('getOrders', (data) => withList(data, []))],
  ['returnOnce', 'no line of the order can be returned', answering('quoteReturn', (data) => ({ ...data, lines: [] }))],
  ['giftOnce', 'no code or ticket of the account can be a gift', answering('getOrders', (data) => withList(data, []))],
  [
    'giftDay',
    'the code or ticket expires too soon',
    answering('getGiftOptions', (data) => ({ ...data, lastDay: '2026-01-01' })),
  ],
  [
    'accountDeleted',
    'the API sends no demoCode for +14155550187',
    answering('sendVerifyCode', ({ demoCode: _sent, ...data }) => data),
  ],
  [
    'accountDeleted',
    'something in the account of +14155550187 is open',
    answering('getAccountDeletion', (data) => ({ ...data, blockers: [{ kind: 'openOrders', count: 1 }] })),
  ],
  [
    'reviewReplaced',
    'the account has written no review that it can change',
    answering('getOrders', (data) => withList(data, [])),
  ],
];
