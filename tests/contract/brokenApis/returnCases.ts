/** For each rule of returns APIs that break one assertion of it each, in the order of the assertions. */
import { calls } from '../../../src/api/calls';
import { accepting, answering, newId, plus, receiving, refusing, rowsOf, type Break, type Case } from './brokenApi';

/** An API that says it has withdrawn a return and has not. */
const withdrawsNothing: Break = (send) => async (request) =>
  request.call.name === 'cancelReturn'
    ? send({ ...request, call: calls.getOrderDetail, input: { id: request.input['orderId'] } })
    : send(request);

export const returnCases: Readonly<Record<string, readonly Case[]>> = {
  returnOnce: [
    [
      receiving('requestReturn', (input) => ({ ...input, operationId: newId() })),
      'the returns that were requested: expected 1, got 2',
    ],
    [accepting('requestReturn', 'RETURN_CHANGED'), 'pieces were returned that had gone back'],
    [
      refusing('requestReturn', 'RETURN_CHANGED'),
      'a second return of the same pieces: expected the error RETURN_CHANGED, got VALIDATION',
    ],
  ],
  returnRefund: [
    [accepting('requestReturn', 'RETURN_CHANGED'), 'a return with another refund was accepted'],
    [
      refusing('requestReturn', 'RETURN_CHANGED'),
      'a return with another refund: expected the error RETURN_CHANGED, got VALIDATION',
    ],
    [
      answering('getOrderDetail', (data) => ({
        ...data,
        returns: rowsOf(data, 'returns').map((one) => plus(one, 'refund')),
      })),
      'the refund of the return and of its quote: expected ',
    ],
  ],
  returnWithdrawn: [
    [
      answering('getOrderDetail', (data) => ({ ...data, returns: [] })),
      'the order does not name the return that was requested',
    ],
    [withdrawsNothing, 'the pieces that can go back after the withdrawal: expected '],
  ],
};
