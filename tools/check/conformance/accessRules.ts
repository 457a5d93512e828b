/** Rules of access and lists: sessions, other customers, pages. */
import { calls } from '../../../src/api/calls';
import type { AnyCall } from '../../../src/api/defineCall';
import type { ConformanceContext } from './conformanceContext';
import {
  CallMissing,
  createClient,
  expectCode,
  expectRule,
  expectSame,
  NotApplicable,
  type CallRefusal,
  type ConformanceClient,
} from './client';
import type { ConformanceRule } from './rules';

const contractCalls: readonly AnyCall[] = Object.values(calls);
const hasNoInput = ({ input }: AnyCall) => 'entries' in input && Object.keys(input.entries as object).length === 0;

/** Throws RuleBroken unless a call was refused because of its session. A missing call is none of this rule. */
async function expectUnauthorized(name: string, refused: Promise<CallRefusal>): Promise<void> {
  try {
    const refusal = await refused;
    expectRule(
      refusal.status === 401 || refusal.errorCode === 'UNAUTHORIZED',
      `${name} without a session: expected 401 or UNAUTHORIZED, got ${refusal.errorCode || `status ${refusal.status}`}`,
    );
  } catch (error) {
    if (!(error instanceof CallMissing)) throw error;
  }
}

/** Reads all pages of a list and expects each row once, and as many as `total` says. */
async function expectPagesComplete(
  read: (page: { current: number; pageSize: number }) => Promise<{ list: { id: string }[]; total: number }>,
  what: string,
): Promise<void> {
  const pageSize = 7;
  const first = await read({ current: 1, pageSize });
  expectSame(first.list.length, Math.min(first.total, pageSize), `the number of ${what} on the first page`);
  const expectNoneBeyond = async () => {
    const beyond = await read({ current: Math.ceil(first.total / pageSize) + 1, pageSize });
    expectSame(beyond.list.length, 0, `the number of ${what} on the page after the last`);
  };
  // A total that counts the page alone would look like a short list.
  if (first.total <= pageSize) await expectNoneBeyond();
  if (first.total <= pageSize) throw new NotApplicable(`there are fewer than ${pageSize + 1} ${what}`);
  const pages = Math.min(Math.ceil(first.total / pageSize), 15);
  const ids = first.list.map(({ id }) => id);
  for (let current = 2; current <= pages; current += 1)
    ids.push(...(await read({ current, pageSize })).list.map(({ id }) => id));
  const expected = Math.min(first.total, pages * pageSize);
  expectSame(ids.length, expected, `the number of ${what} on all pages`);
  expectSame(new Set(ids).size, ids.length, `the number of different ${what} on all pages`);
  await expectNoneBeyond();
}

async function expectForeignIdsRefused(other: ConformanceClient, bench: ConformanceContext): Promise<void> {
  const order = await bench.placeOrder(await bench.prepare((await bench.product()).sku));
  const notFound = ['NOT_FOUND'];
  const { id } = order;
  expectCode(
    await other.refused('getOrderDetail', { id }, 'a customer read the order of another'),
    notFound,
    'the order of another',
  );
  const paying = { operationId: bench.newId(), orderId: id, expectedTotal: order.total };
  expectCode(
    await other.refused('payOrder', paying, 'a customer paid the order of another'),
    notFound,
    'a payment for another',
  );
  const cancelling = { id, reason: 'other' as const };
  const cancellation = await bench.ifThere(() =>
    other.refused('cancelOrder', cancelling, 'a customer cancelled the order of another'),
  );
  if (cancellation) expectCode(cancellation, notFound, 'a cancellation for another');
  const removal = { id: await bench.addressId(), remove: true as const };
  expectCode(
    await other.refused('saveAddress', removal, 'a customer removed the address of another'),
    notFound,
    'the address of another',
  );
  const change = { ...bench.addressDraft, id: removal.id };
  const changed = await other.refused('saveAddress', change, 'a customer changed the address of another');
  expectCode(changed, notFound, 'a change of the address of another');
  const { status } = await (await bench.customer()).ok('getOrderDetail', { id });
  expectSame(status, 'toPay', 'the status of the order after the tries of another customer');
  const foreign = await bench.ifThere(() => other.ok('getOrders', { current: 1, pageSize: 100 }));
  expectRule(!foreign?.list.some((one) => one.id === id), 'the order is in the list of another customer');
}

export const accessRules: readonly ConformanceRule[] = [
  {
    id: 'unauthorized',
    says: 'Calls of a customer with an unknown token, or none, are answered with 401 or UNAUTHORIZED.',
    async run(bench, send) {
      const reads = contractCalls.filter(
        ({ feature, ...call }) =>
          call.access === 'customer' &&
          call.kind === 'read' &&
          hasNoInput(call) &&
          (feature === undefined || bench.isOn(feature)),
      );
      const { id: orderId, total } = await bench.placeOrder(await bench.prepare((await bench.product()).sku));
      for (const client of [bench.visitor, createClient(send, 'conformance-unknown-token')]) {
        for (const { name } of reads) {
          const said = `${name} answered without a session`;
          await expectUnauthorized(name, client.refused(name as 'getAddresses', {}, said));
        }
        const read = client.refused('getOrderDetail', { id: orderId }, 'an order was read without a session');
        await expectUnauthorized('getOrderDetail', read);
        const paying = { operationId: bench.newId(), orderId, expectedTotal: total };
        const paid = client.refused('payOrder', paying, 'an order was paid without a session');
        await expectUnauthorized('payOrder', paid);
      }
    },
  },
  {
    id: 'foreignIds',
    says: 'The ids of another customer are NOT_FOUND, and nothing of that customer changes.',
    run: async (bench) => expectForeignIdsRefused(await bench.other(), bench),
  },
  {
    id: 'foreignTickets',
    says: 'The ticket of another customer is NOT_FOUND.',
    parts: ['tickets'],
    async run(bench) {
      const [ticket] = (await (await bench.customer()).ok('getTickets', {})).list;
      if (!ticket) throw new NotApplicable('the account has no ticket');
      const other = await bench.other();
      const { id } = ticket;
      const refusal = await other.refused('getTicketDetail', { id }, 'a customer read the ticket of another');
      expectCode(refusal, ['NOT_FOUND'], 'the ticket of another');
    },
  },
  {
    id: 'unknownIds',
    says: 'Unknown ids of products, articles and orders are refused with NOT_FOUND.',
    async run(bench) {
      const id = 'conformance-unknown';
      expectCode(
        await bench.visitor.refused('getGoodsDetail', { id }, 'an unknown product was found'),
        ['NOT_FOUND'],
        'an unknown product',
      );
      const article = await bench.ifThere(() =>
        bench.visitor.refused('getArticle', { id }, 'an unknown article was found'),
      );
      if (article) expectCode(article, ['NOT_FOUND'], 'an unknown article');
      const customer = await bench.customer();
      expectCode(
        await customer.refused('getOrderDetail', { id }, 'an unknown order was found'),
        ['NOT_FOUND'],
        'an unknown order',
      );
    },
  },
  {
    id: 'productPages',
    says: 'The pages of the product list have each product once, and as many as total says.',
    run: ({ visitor }) => expectPagesComplete((page) => visitor.ok('getGoodsList', page), 'products'),
  },
  {
    id: 'orderPages',
    says: 'The pages of the order list have each order once, and as many as total says.',
    async run(bench) {
      const customer = await bench.customer();
      await expectPagesComplete((page) => customer.ok('getOrders', page), 'orders');
    },
  },
  {
    id: 'newestFirst',
    says: 'A new order is the first of the order list, and among the unpaid orders until it is cancelled.',
    async run(bench) {
      const customer = await bench.customer();
      const order = await bench.placeOrder(await bench.prepare((await bench.product()).sku));
      const [first] = (await customer.ok('getOrders', { current: 1, pageSize: 10 })).list;
      expectSame(first?.id, order.id, 'the first order of the list');
      const isUnpaid = async () =>
        (await customer.ok('getUnpaidOrders', { current: 1, pageSize: 100 })).list.some(({ id }) => id === order.id);
      expectRule(await isUnpaid(), 'a new order is not among the unpaid orders');
      await customer.ok('cancelOrder', { id: order.id, reason: 'other' });
      expectRule(!(await isUnpaid()), 'a cancelled order is among the unpaid orders');
    },
  },
];
