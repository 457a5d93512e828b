/** For each rule of orders APIs that break one assertion of it each, in the order of the assertions. */
import {
  accepting,
  answering,
  cancelsNothing,
  changedFirst,
  newId,
  placeOrderTwice,
  plus,
  receiving,
  refusing,
  restocked,
  rowsOf,
  withList,
  type Case,
} from './brokenApi';

export const orderCases: Readonly<Record<string, readonly Case[]>> = {
  quoteEqualsOrder: [
    [
      answering('packGoods', (data) => changedFirst(data, 'lines', (line) => plus(line, 'price'))),
      'the price per piece in the quote and on the product page: expected 12900, got 12901',
    ],
    [
      answering('packGoods', (data) => changedFirst(data, 'lines', (line) => plus(line, 'subtotal'))),
      'the subtotal of two pieces: expected 25800, got 25801',
    ],
    [
      answering('packGoods', (data, { nth }) => (nth === 2 ? plus(data, 'total', 100) : data)),
      'the sum of the price lines and the total of the quote: expected 25900, got 25800',
    ],
    [
      answering('confirmOrder', (data) => plus(data, 'total', 100)),
      'the total of the order and of the quote: expected 25800, got 25900',
    ],
    [
      answering('confirmOrder', (data) => changedFirst(data, 'priceLines', (line) => plus(line, 'amount'))),
      'the price lines of the order and of the quote: expected ',
    ],
    [
      answering('confirmOrder', (data) => changedFirst(data, 'lines', (line) => plus(line, 'quantity'))),
      'the lines of the order and of the quote: expected ',
    ],
  ],
  deliveryOptions: [
    [
      answering('packGoods', (data) => ({ ...data, deliveryId: 'standard' })),
      'the delivery option of the quote: expected "express", got "standard"',
    ],
    [
      answering('packGoods', (data) => changedFirst(data, 'deliveryOptions', (option) => plus(option, 'price'))),
      'the delivery in the price lines and the price of the option: expected 1, got 0',
    ],
  ],
  changedTotal: [
    [accepting('confirmOrder', 'TOTAL_CHANGED'), 'an order with another total was accepted'],
    [
      refusing('confirmOrder', 'TOTAL_CHANGED'),
      'an order with another total: expected the error TOTAL_CHANGED, got VALIDATION',
    ],
    [
      answering('getOrders', (data, { nth }) => (nth === 2 ? withList(data, rowsOf(data).toReversed()) : data)),
      'the orders after the refusal: expected ',
    ],
    [accepting('payOrder', 'TOTAL_CHANGED'), 'a payment of another total was accepted'],
    [
      refusing('payOrder', 'TOTAL_CHANGED'),
      'a payment of another total: expected the error TOTAL_CHANGED, got VALIDATION',
    ],
  ],
  orderOnce: [
    [
      receiving('confirmOrder', (input) => ({ ...input, operationId: newId() })),
      'the order of the second response: expected ',
    ],
    [placeOrderTwice, 'the orders that were placed: expected '],
    [
      answering('getGoodsDetail', (data, { sent }) => (sent.has('confirmOrder') ? restocked(data, 1) : data)),
      'the stock after one order of one piece: expected ',
    ],
  ],
  operationMismatch: [
    [accepting('confirmOrder', 'OPERATION_MISMATCH'), 'another order was accepted under a used operationId'],
    [
      refusing('confirmOrder', 'OPERATION_MISMATCH'),
      'another order under a used operationId: expected the error OPERATION_MISMATCH, got VALIDATION',
    ],
  ],
  orderByOperation: [
    [receiving('getOrders', ({ operationId: _ignored, ...input }) => input), 'the orders of the operation: expected '],
    [
      receiving('getOrders', ({ operationId: id, ...input }, nth) =>
        nth === 1 ? { ...input, operationId: id } : input,
      ),
      'the number of orders of an operation that was never sent: expected 0, got 10',
    ],
  ],
  orderSearch: [
    [
      receiving('getOrders', (input) => ('keyword' in input ? { ...input, keyword: 'nothing' } : input)),
      'an order is not found by its number',
    ],
    [
      receiving('getOrders', ({ keyword: _ignored, ...input }) => input),
      'the number of orders with an unknown text: expected 0, got 10',
    ],
    [
      receiving('getOrders', ({ month: _ignored, ...input }) => input),
      'the number of orders of a month without any: expected 0, got 10',
    ],
  ],
  cancelReturnsStock: [
    [
      answering('getGoodsDetail', (data, { sent }) => (sent.has('confirmOrder') ? restocked(data, 2) : data)),
      'the stock after an order of two pieces: expected 22, got 24',
    ],
    [
      answering('cancelOrder', (order) => ({ ...order, status: 'toPay' })),
      'the status after the cancellation: expected "cancelled", got "toPay"',
    ],
    [cancelsNothing, 'the stock after the cancellation: expected 24, got 22'],
    [
      answering('getGoodsDetail', (data, { sent }) => (sent.get('cancelOrder') === 2 ? restocked(data, 2) : data)),
      'the stock after a second cancellation: expected 24, got 26',
    ],
    [accepting('payOrder', 'ORDER_STATE'), 'a cancelled order was paid'],
  ],
  noOversale: [
    [
      answering('getGoodsDetail', (data, { sent }) => (sent.has('confirmOrder') ? restocked(data, 1) : data)),
      'the stock after the last piece was ordered: expected 0, got 1',
    ],
    [
      answering('packGoods', (data) => ({ ...data, canOrder: true })),
      'a quote for a piece that is not in stock has canOrder: true',
    ],
    [accepting('confirmOrder', 'PACK_UNAVAILABLE'), 'a piece was sold that is not in stock'],
    [
      refusing('confirmOrder', 'PACK_UNAVAILABLE'),
      'an order of a piece that is not in stock: expected the error PACK_UNAVAILABLE, got VALIDATION',
    ],
  ],
};
