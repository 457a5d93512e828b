/** Mistakes behind the shapes: lists, quotes, orders, payments, access. */
import {
  accepting,
  answering,
  cancelsNothing,
  newId,
  placeOrderTwice,
  plus,
  receiving,
  refusal,
  restocked,
  rowsOf,
  withList,
  type Break,
  type Data,
} from './brokenApi';
import type { Mistake } from './mistake';

/** An API that does not know a field of the input. */
const ignoring = (name: Parameters<typeof receiving>[0], field: string): Break =>
  receiving(name, (input) => Object.fromEntries(Object.entries(input).filter(([key]) => key !== field)));

/** An API that gives every session the rights of the first one. */
const withoutOwners =
  (...names: readonly string[]): Break =>
  (send) => {
    let first = '';
    return (request) => {
      if (request.token !== '' && request.token.length > 30) first ||= request.token;
      const isOpen = names.includes(request.call.name) && request.token !== '';
      return send(isOpen ? { ...request, token: first } : request);
    };
  };

/** An API that refuses to cancel an order that is cancelled. */
const cancelsOnce: Break = (send) => {
  const cancelled = new Set<unknown>();
  return async (request) => {
    if (request.call.name !== 'cancelOrder') return send(request);
    if (cancelled.has(request.input['id'])) return refusal('ORDER_STATE');
    cancelled.add(request.input['id']);
    return send(request);
  };
};

export const ruleMistakes: readonly Mistake[] = [
  [
    'a first page with the number 0',
    receiving('getGoodsList', (input) => plus({ current: 1, ...input }, 'current')),
    'productPages: the number of products on all pages: expected',
  ],
  [
    'pages of ten, whatever is asked for',
    ignoring('getGoodsList', 'pageSize'),
    'productPages: the number of products on the first page: expected',
  ],
  [
    'a total of the page',
    answering('getGoodsList', (data) => ({ ...data, total: rowsOf(data).length })),
    'productPages: the number of products on the page after the last: expected',
  ],
  [
    'a total that ignores the filter',
    answering('getGoodsList', (data, { request }) => ('priceTo' in request.input ? { ...data, total: 68 } : data)),
    'listFilters: the total of priceTo=3800: expected',
  ],
  [
    'a list that ignores the category',
    ignoring('getGoodsList', 'categoryId'),
    'listFilters: the category audio lists slow-morning-cup, which is of coffee',
  ],
  [
    'a list that ignores the text',
    ignoring('getGoodsList', 'keyword'),
    'listFilters: the products of a text without meaning, and their total: expected',
  ],
  [
    'a list that ignores the order',
    ignoring('getGoodsList', 'sort'),
    'listFilters: the prices of the list with sort=priceUp: expected',
  ],
  [
    'the oldest order first',
    answering('getOrders', (data) => withList(data, rowsOf(data).toReversed())),
    'newestFirst: the first order of the list: expected',
  ],
  [
    'orders that are not found by their operation',
    ignoring('getOrders', 'operationId'),
    'orderByOperation: the orders of the operation: expected',
  ],
  [
    'quotes that ignore coupons',
    receiving('packGoods', (input) => ({ ...input, couponId: null })),
    'quoteCoupons: a coupon applies to the quote, and "best" applied none',
  ],
  [
    'quotes that know no coupon',
    answering('packGoods', (data) => ({ ...data, coupons: [], couponId: null })),
    'quoteCoupons: the customer has 6 usable coupons, and the quote names none',
  ],
  [
    'quotes that ignore the discount code',
    ignoring('packGoods', 'discountCode'),
    'quoteDiscountCode: an unknown discount code in a quote: expected',
  ],
  [
    'quotes of one piece',
    receiving('packGoods', (input) => ({
      ...input,
      lines: rowsOf(input, 'lines').map((line) => ({ ...line, quantity: 1 })),
    })),
    'quoteEqualsOrder: the subtotal of two pieces: expected',
  ],
  [
    'quotes whose lines do not add up',
    answering('packGoods', (data) => ({
      ...data,
      priceLines: rowsOf(data, 'priceLines').map((line: Data) => plus(line, 'amount', 1)),
    })),
    'quoteEqualsOrder: the sum of the price lines and the total of the quote: expected',
  ],
  [
    'quotes of more than the stock',
    answering('packGoods', (data) => ({ ...data, canOrder: true })),
    'quoteProblems: a quote with the problem shortStock has canOrder: true',
  ],
  [
    'orders of more than the stock',
    accepting('confirmOrder', 'PACK_UNAVAILABLE'),
    'noOversale: a piece was sold that is not in stock',
  ],
  [
    'orders at any total',
    accepting('confirmOrder', 'TOTAL_CHANGED'),
    'changedTotal: an order with another total was accepted',
  ],
  [
    'orders without an address',
    accepting('confirmOrder', 'ADDRESS_MISSING'),
    'addressNeeded: an order without an address was placed',
  ],
  [
    'addresses without a street',
    accepting('saveAddress', 'VALIDATION'),
    'addressNeeded: an address without a street was saved',
  ],
  ['two orders of one operation', placeOrderTwice, 'orderOnce: '],
  [
    'a second cancellation that is refused',
    cancelsOnce,
    'cancelReturnsStock: cancelOrder failed: status 200, ORDER_STATE',
  ],
  [
    'a cancellation that keeps the pieces',
    cancelsNothing,
    'cancelReturnsStock: the stock after the cancellation: expected',
  ],
  [
    'stock that an order does not change',
    answering('getGoodsDetail', (data, { sent }) => (sent.has('confirmOrder') ? restocked(data, 1) : data)),
    'cardEqualsProduct: the stock of cloud-nine-headphones in the list and on its page: expected',
  ],
  ['payments of a paid order', accepting('payOrder', 'ORDER_STATE'), 'payOnce: a paid order was paid again'],
  [
    'a payment that is counted twice',
    answering('getOrderDetail', (order) => ({
      ...order,
      ...(order['payments'] ? { payments: [...rowsOf(order, 'payments'), ...rowsOf(order, 'payments')] } : {}),
    })),
    'payOnce: the payments of an order that was paid once: expected',
  ],
  [
    'a balance that payments do not change',
    answering('getEnableBalance', (data, { earlier: [first = data] }) => first),
    'payFromBalance: the balance after a payment that used 12900 of it: expected',
  ],
  [
    'a withdrawal that is requested twice',
    receiving('withdraw', (input) => ({ ...input, operationId: newId() })),
    'withdrawOnce: the withdrawal of the second response: expected',
  ],
  [
    'the order of another customer can be read',
    withoutOwners('getOrderDetail'),
    'foreignIds: a customer read the order of another',
  ],
  [
    'the order of another customer can be cancelled',
    withoutOwners('cancelOrder'),
    'foreignIds: a customer cancelled the order of another',
  ],
  [
    'the address of another customer can be changed',
    withoutOwners('saveAddress'),
    'foreignIds: a customer removed the address of another',
  ],
  [
    'the ticket of another customer can be read',
    withoutOwners('getTicketDetail'),
    'foreignTickets: a customer read the ticket of another',
  ],
  ['a wrong code signs in', accepting('loginWithVerifyCode', 'CODE_WRONG'), 'signInCodes: a wrong code signed in'],
  [
    'every redeem code is right',
    accepting('exchangeCode', 'CODE_UNKNOWN'),
    'redeemUnknown: an unknown code was redeemed',
  ],
];
