/** For each rule of money APIs that break one assertion of it each, in the order of the assertions. */
import {
  accepting,
  answering,
  changedFirst,
  changedOrder,
  deliveredBefore,
  newId,
  plus,
  receiving,
  refusing,
  rowsOf,
  withList,
  type Case,
  type Data,
} from './brokenApi';

export const moneyCases: Readonly<Record<string, readonly Case[]>> = {
  payOnce: [
    [
      answering('payOrder', (data) => changedOrder(data, (order) => ({ ...order, status: 'toPay' }))),
      'a payment with the state "paid" left the order unpaid',
    ],
    [
      answering('payOrder', (data, { nth }) =>
        nth === 2 ? changedOrder(data, (order) => ({ ...order, id: 'other' })) : data,
      ),
      'the order of the second response: expected ',
    ],
    [accepting('payOrder', 'ORDER_STATE'), 'a paid order was paid again'],
    [
      refusing('payOrder', 'ORDER_STATE'),
      'a second payment of a paid order: expected the error ORDER_STATE, got VALIDATION',
    ],
    [
      answering('getOrderDetail', (order) => ({ ...order, status: 'toPay' })),
      'a paid order can be paid when it is read again',
    ],
    [
      answering('getOrderDetail', (order) => ({
        ...order,
        payments: [...rowsOf(order, 'payments'), ...rowsOf(order, 'payments')],
      })),
      'the payments of an order that was paid once: expected ',
    ],
  ],
  payFromBalance: [
    [
      answering('getEnableBalance', (data, { nth }) => (nth === 2 ? plus(data, 'available') : data)),
      'the balance after a payment that used ',
    ],
  ],
  cancelReturnsPayment: [
    [
      answering('cancelOrder', (order) => ({ ...order, status: 'toShip' })),
      'the status of a paid order after its cancellation: expected "cancelled", got "toShip"',
    ],
    [
      answering('cancelOrder', (order) => ({ ...order, returned: plus(order['returned'] as Data, 'amount') })),
      'what the cancellation of a paid order returns: expected ',
    ],
    [
      answering('cancelOrder', (order, { nth }) =>
        nth === 2 ? { ...order, returned: plus(order['returned'] as Data, 'amount') } : order,
      ),
      'what the order returns after a second cancellation: expected ',
    ],
  ],
  cancelReturnsMoney: [
    [
      answering('getEnableBalance', (data, { sent }) => (sent.has('cancelOrder') ? { ...data, available: 0 } : data)),
      'the balance after the cancellation is 0, before the order ',
    ],
    [
      answering('getEnableBalance', (data, { nth }) => (nth === 3 ? plus(data, 'available') : data)),
      'the balance after a second cancellation: expected ',
    ],
    [
      answering('getWalletLog', (data) =>
        withList(
          data,
          rowsOf(data).map((row) => (row['kind'] === 'refund' ? plus(row, 'amount', -2_000) : row)),
        ),
      ),
      'the wallet log names 9000 as returned, and 11000 was used',
    ],
  ],
  couponOnce: [
    [
      answering('getMyCoupons', (data) =>
        withList(
          data,
          rowsOf(data).map((row) => ({ ...row, state: 'usable' })),
        ),
      ),
      'the state of a coupon that an order uses: expected "used", got "usable"',
    ],
    [
      answering('packGoods', (data, { nth, request }) =>
        nth === 3 ? { ...data, couponId: request.input['couponId'] } : data,
      ),
      'a used coupon was applied to another order',
    ],
    [
      answering('getMyCoupons', (data, { earlier }) => earlier[0] ?? data),
      'the state of the coupon after the cancellation: expected "usable", got "used"',
    ],
  ],
  deliverOnce: [
    [
      answering('confirmOrder', async (order, about) => ({ ...order, yields: [await deliveredBefore(about)] })),
      'the number of codes and tickets of an unpaid order: expected 0, got 1',
    ],
    [
      answering('payOrder', (data) => changedOrder(data, (order) => ({ ...order, yields: [] }))),
      'the number of codes and tickets of one piece: expected 1, got 0',
    ],
    [
      answering('payOrder', (data, { nth }) =>
        changedOrder(data, (order) => changedFirst(order, 'yields', (one) => ({ ...one, code: `${nth}` }))),
      ),
      'the codes after the same payment again: expected ["1"], got ["2"]',
    ],
    [
      answering('getOrderDetail', (order) => changedFirst(order, 'yields', (one) => ({ ...one, code: 'other' }))),
      'the codes of the order when it is read again: expected ',
    ],
    [
      (send) =>
        answering('getVirtualGoods', (data) =>
          withList(
            data,
            rowsOf(data).filter(({ id }) => id === 'cinema-night'),
          ),
        )(answering('getTickets', (data) => withList(data, []))(send)),
      'the number of tickets with the id of the delivered one: expected 1, got 0',
    ],
  ],
  redeemOnce: [
    [
      answering('exchangeCode', (data, { nth }) => (nth === 2 ? { ...data, name: 'Other' } : data)),
      'the response to the same operation: expected ',
    ],
    [
      answering('getMyCoupons', (data) =>
        withList(
          data,
          rowsOf(data).flatMap((row) => [row, { ...row, id: `${String(row['id'])}-2` }]),
        ),
      ),
      'one redeem code gave 2 coupons',
    ],
    [accepting('exchangeCode', 'CODE_LIMIT'), 'a customer redeemed one code twice'],
    [
      refusing('exchangeCode', 'CODE_LIMIT'),
      'a code that was redeemed before: expected the error CODE_LIMIT or CODE_USED, got VALIDATION',
    ],
  ],
  withdrawOnce: [
    [accepting('withdraw', 'BALANCE_SHORT'), 'more than the balance was withdrawn'],
    [
      refusing('withdraw', 'BALANCE_SHORT'),
      'a withdrawal of more than the balance: expected the error BALANCE_SHORT, got VALIDATION',
    ],
    [
      receiving('withdraw', (input) => ({ ...input, operationId: newId() })),
      'the withdrawal of the second response: expected ',
    ],
    [
      answering('getEnableBalance', (data, { nth }) => (nth === 2 ? plus(data, 'available') : data)),
      'the balance after one withdrawal: expected ',
    ],
  ],
};
