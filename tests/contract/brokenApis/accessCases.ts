/** For each rule of access and lists APIs that break one assertion of it each, in the order of the assertions. */
import {
  accepting,
  answering,
  asFirst,
  beyondLast,
  firstAgain,
  instead,
  notFound,
  plus,
  receiving,
  refusal,
  refusing,
  respond,
  rowsOf,
  withList,
  type Case,
} from './brokenApi';

export const accessCases: Readonly<Record<string, readonly Case[]>> = {
  unauthorized: [
    [accepting('getAddresses', 'UNAUTHORIZED'), 'getAddresses answered without a session'],
    [
      instead('getAddresses', 'UNAUTHORIZED', ({ token }) =>
        token === '' ? undefined : respond({ success: true, data: null }),
      ),
      'getAddresses answered without a session',
    ],
    [
      refusing('getAddresses', 'UNAUTHORIZED'),
      'getAddresses without a session: expected 401 or UNAUTHORIZED, got VALIDATION',
    ],
    [accepting('getOrderDetail', 'UNAUTHORIZED'), 'an order was read without a session'],
    [accepting('payOrder', 'UNAUTHORIZED'), 'an order was paid without a session'],
  ],
  foreignIds: [
    [asFirst('getOrderDetail'), 'a customer read the order of another'],
    [refusing('getOrderDetail', 'NOT_FOUND'), `the order of another: ${notFound}`],
    [asFirst('payOrder'), 'a customer paid the order of another'],
    [refusing('payOrder', 'NOT_FOUND'), `a payment for another: ${notFound}`],
    [asFirst('cancelOrder'), 'a customer cancelled the order of another'],
    [refusing('cancelOrder', 'NOT_FOUND'), `a cancellation for another: ${notFound}`],
    [asFirst('saveAddress'), 'a customer removed the address of another'],
    [refusing('saveAddress', 'NOT_FOUND'), `the address of another: ${notFound}`],
    [
      receiving('saveAddress', (input, nth) => (nth === 2 ? { ...input, id: undefined } : input)),
      'a customer changed the address of another',
    ],
    [
      instead('saveAddress', 'NOT_FOUND', ({ input }) => ('remove' in input ? undefined : refusal('VALIDATION'))),
      `a change of the address of another: ${notFound}`,
    ],
    [
      answering('getOrderDetail', (order) => ({ ...order, status: 'cancelled' })),
      'the status of the order after the tries of another customer: expected "toPay", got "cancelled"',
    ],
    [asFirst('getOrders'), 'the order is in the list of another customer'],
  ],
  foreignTickets: [
    [asFirst('getTicketDetail', 1), 'a customer read the ticket of another'],
    [refusing('getTicketDetail', 'NOT_FOUND'), `the ticket of another: ${notFound}`],
  ],
  unknownIds: [
    [accepting('getGoodsDetail', 'NOT_FOUND'), 'an unknown product was found'],
    [refusing('getGoodsDetail', 'NOT_FOUND'), `an unknown product: ${notFound}`],
    [accepting('getArticle', 'NOT_FOUND'), 'an unknown article was found'],
    [refusing('getArticle', 'NOT_FOUND'), `an unknown article: ${notFound}`],
    [accepting('getOrderDetail', 'NOT_FOUND'), 'an unknown order was found'],
    [refusing('getOrderDetail', 'NOT_FOUND'), `an unknown order: ${notFound}`],
  ],
  productPages: [
    [
      receiving('getGoodsList', ({ pageSize: _ignored, ...input }) => input),
      'the number of products on the first page: expected 7, got 10',
    ],
    [
      answering('getGoodsList', (data) => ({ ...data, total: rowsOf(data).length })),
      'the number of products on the page after the last: expected 0, got 7',
    ],
    [
      receiving('getGoodsList', (input) => ({ ...input, current: 1 })),
      'the number of products on all pages: expected 68, got 70',
    ],
    [answering('getGoodsList', firstAgain), 'the number of different products on all pages: expected 68, got 67'],
    [receiving('getGoodsList', beyondLast(10)), 'the number of products on the page after the last: expected 0, got 7'],
  ],
  orderPages: [
    [answering('getOrders', (data) => plus(data, 'total')), 'the number of orders on all pages: expected 18, got 17'],
    [answering('getOrders', firstAgain), 'the number of different orders on all pages: expected 17, got 16'],
    [receiving('getOrders', beyondLast(3)), 'the number of orders on the page after the last: expected 0, got 7'],
  ],
  newestFirst: [
    [
      answering('getOrders', (data) => withList(data, rowsOf(data).toReversed())),
      'the first order of the list: expected ',
    ],
    [answering('getUnpaidOrders', (data) => withList(data, [])), 'a new order is not among the unpaid orders'],
    [
      answering('getUnpaidOrders', (data, { earlier }) => earlier[0] ?? data),
      'a cancelled order is among the unpaid orders',
    ],
  ],
};
