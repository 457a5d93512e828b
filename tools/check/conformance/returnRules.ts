/** Rules of returns, on an order of the first account of which something can go back. */
import type { Order } from '../../../src/api/orders';
import type { ConformanceContext } from './conformanceContext';
import { expectCode, expectRule, expectSame, NotApplicable, type ConformanceClient } from './client';
import type { ConformanceRule } from './rules';

interface ReturnablePiece {
  readonly customer: ConformanceClient;
  readonly order: Order;
  readonly skuId: string;
  /** Pieces of the line that can go back. */
  readonly returnable: number;
}

async function returnablePiece(bench: ConformanceContext): Promise<ReturnablePiece> {
  const customer = await bench.customer();
  const { list } = await customer.ok('getOrders', { current: 1, pageSize: 100 });
  const order = list.find(({ can }) => can.return);
  if (!order) throw new NotApplicable('no order of the account can be returned');
  const { lines } = await customer.ok('quoteReturn', { orderId: order.id });
  const line = lines.find(({ returnable }) => returnable > 0);
  if (!line) throw new NotApplicable('no line of the order can be returned');
  return { customer, order, skuId: line.skuId, returnable: line.returnable };
}

/** The input of a return of so many pieces, as the API quotes it. */
async function prepareReturn(bench: ConformanceContext, { customer, order, skuId }: ReturnablePiece, quantity = 1) {
  const lines = [{ skuId, quantity }];
  const { refund, refundOptions } = await customer.ok('quoteReturn', { orderId: order.id, lines });
  return {
    operationId: bench.newId(),
    orderId: order.id,
    lines: lines.map((line) => ({ ...line, reason: 'other' as const })),
    text: 'Conformance',
    refundTo: refundOptions[0]?.id ?? null,
    expectedRefund: refund,
  };
}

const returnsOf = async ({ customer, order }: ReturnablePiece) =>
  (await customer.ok('getOrderDetail', { id: order.id })).returns ?? [];

/** Withdraws the returns that were not there before. */
async function withdrawNew(piece: ReturnablePiece, before: readonly { id: string }[]): Promise<void> {
  for (const { id, can } of await returnsOf(piece))
    if (can.cancel && !before.some((one) => one.id === id))
      await piece.customer.ok('cancelReturn', { orderId: piece.order.id, id });
}

export const returnRules: readonly ConformanceRule[] = [
  {
    id: 'returnOnce',
    says: 'A return that is requested twice with one operationId is one return, and no piece goes back twice.',
    parts: ['returns'],
    async run(bench) {
      const piece = await returnablePiece(bench);
      const { customer, returnable } = piece;
      const before = await returnsOf(piece);
      const input = await prepareReturn(bench, piece);
      try {
        await customer.ok('requestReturn', input);
        await customer.ok('requestReturn', input);
        const added = (await returnsOf(piece)).length - before.length;
        expectSame(added, 1, 'the returns that were requested');
        const again = await prepareReturn(bench, piece, returnable);
        const refusal = await customer.refused('requestReturn', again, 'pieces were returned that had gone back');
        expectCode(refusal, ['RETURN_CHANGED'], 'a second return of the same pieces');
      } finally {
        await withdrawNew(piece, before);
      }
    },
  },
  {
    id: 'returnRefund',
    says: 'A return gives back what its quote said, and a request with another refund is refused.',
    parts: ['returns'],
    async run(bench) {
      const piece = await returnablePiece(bench);
      const { customer } = piece;
      const before = await returnsOf(piece);
      const input = await prepareReturn(bench, piece);
      try {
        const more = { ...input, operationId: bench.newId(), expectedRefund: input.expectedRefund + 1 };
        const refusal = await customer.refused('requestReturn', more, 'a return with another refund was accepted');
        expectCode(refusal, ['RETURN_CHANGED'], 'a return with another refund');
        await customer.ok('requestReturn', input);
        const made = (await returnsOf(piece)).find(({ id }) => !before.some((one) => one.id === id));
        expectSame(made?.refund, input.expectedRefund, 'the refund of the return and of its quote');
      } finally {
        await withdrawNew(piece, before);
      }
    },
  },
  {
    id: 'returnWithdrawn',
    says: 'The pieces of a withdrawn return can go back again, and withdrawing it a second time changes nothing.',
    parts: ['returns'],
    async run(bench) {
      const piece = await returnablePiece(bench);
      const { customer, order, skuId, returnable } = piece;
      const before = await returnsOf(piece);
      await customer.ok('requestReturn', await prepareReturn(bench, piece));
      const made = (await returnsOf(piece)).find(({ id }) => !before.some((one) => one.id === id));
      expectRule(made !== undefined, 'the order does not name the return that was requested');
      const input = { orderId: order.id, id: made?.id ?? '' };
      await customer.ok('cancelReturn', input);
      await customer.ok('cancelReturn', input);
      const { lines } = await customer.ok('quoteReturn', { orderId: order.id });
      const left = lines.find((line) => line.skuId === skuId)?.returnable;
      expectSame(left, returnable, 'the pieces that can go back after the withdrawal');
    },
  },
];
