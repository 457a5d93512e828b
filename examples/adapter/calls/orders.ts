/** Placing, listing and cancelling orders. */
import type * as v from 'valibot';
import { paginate } from '../../../shop/pagination';
import { requireFound, ShopError } from '../../../shop/shopError';
import { calls } from '../../../src/api/calls';
import { orderStatus, type confirmOrder, type order } from '../../../src/api/orders';
import { serveCall, type Adapter } from '../context';
import { EngineRefusal, type Attempt, type EngineOrder } from '../engine';
import { mergeLines, quoteLines, quotePack } from '../quotes';
import { findAddress } from './addresses';

type Order = v.InferInput<typeof order>;
type OrderInput = v.InferOutput<(typeof confirmOrder)['input']>;

/** The order as the contract has it: what the customer can do with it now. */
export async function toOrder({ engine }: Adapter, { isCancellable, ...placed }: EngineOrder): Promise<Order> {
  const isUnpaid = placed.status === 'toPay';
  const { currency } = await engine.shop();
  return {
    ...placed,
    currency,
    pieces: placed.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(isUnpaid && { paymentMethods: [...(await engine.paymentMethods())] }),
    can: { pay: isUnpaid, cancel: isCancellable, changeAddress: false },
  };
}

/** Places a pack. Throws ShopError when it cannot be ordered, or the engine charges another total than the customer saw. */
async function place(adapter: Adapter, customerId: string, input: OrderInput, attempt: Attempt): Promise<EngineOrder> {
  const { note, expectedTotal } = input;
  const address = input.addressId ? await findAddress(adapter, customerId, input.addressId) : undefined;
  const refuseWithQuote = async (errorCode: 'PACK_UNAVAILABLE' | 'TOTAL_CHANGED') =>
    new ShopError(errorCode, errorCode === 'TOTAL_CHANGED' ? 'totalChanged' : 'packUnavailable', {
      data: { pack: await quotePack(adapter, input, address) },
    });
  const lines = await quoteLines(adapter, input.lines);
  if (lines.some(({ problem }) => problem)) throw await refuseWithQuote('PACK_UNAVAILABLE');
  if (!address) throw new ShopError('ADDRESS_MISSING', 'addressMissing');
  const draft = {
    ...{ lines: mergeLines(input.lines), deliveryId: input.deliveryId ?? null },
    ...{ address, note, expectedTotal },
  };
  try {
    return await adapter.engine.placeOrder(customerId, draft, attempt);
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    throw await refuseWithQuote(error.reason === 'totalChanged' ? 'TOTAL_CHANGED' : 'PACK_UNAVAILABLE');
  } finally {
    adapter.catalogue.forget();
  }
}

export function serveOrders(adapter: Adapter): void {
  const { engine, operations, catalogue } = adapter;

  /** What an earlier attempt to place an order did. A refusal means that it placed none. */
  const resumePlacing = (customerId: string) => async (attempt: Attempt) => {
    try {
      const placed = await engine.resumeOrder(customerId, attempt);
      return placed && toOrder(adapter, placed);
    } catch (error) {
      if (error instanceof EngineRefusal) return undefined;
      throw error;
    } finally {
      catalogue.forget();
    }
  };

  serveCall(adapter, calls.confirmOrder, async (input, { customer }) => {
    const { id } = await customer();
    return operations.run<Order>(id, 'confirmOrder', input, {
      work: async (attempt) => toOrder(adapter, await place(adapter, id, input, attempt)),
      resume: resumePlacing(id),
    });
  });

  serveCall(adapter, calls.getOrders, async ({ status, operationId, current, pageSize }, { customer }) => {
    const { id } = await customer();
    const all = await engine.orders(id);
    const ids =
      operationId === undefined
        ? undefined
        : [(await operations.find<Order>(id, 'confirmOrder', operationId, resumePlacing(id)))?.id];
    const listed = ids
      ? await Promise.all(ids.flatMap((one) => (one === undefined ? [] : engine.order(id, one))))
      : all.filter((one) => status === undefined || one.status === status);
    const { list, total } = paginate(
      listed.flatMap((one) => one ?? []),
      { current, pageSize },
      (one) => one,
    );
    const counts = Object.fromEntries(
      orderStatus.options.map((one) => [one, all.filter((row) => row.status === one).length]),
    );
    return {
      list: await Promise.all(list.map((one) => toOrder(adapter, one))),
      total,
      counts: counts as Record<(typeof orderStatus.options)[number], number>,
    };
  });

  serveCall(adapter, calls.getUnpaidOrders, async (page, { customer }) => {
    const unpaid = (await engine.orders((await customer()).id)).filter(({ status }) => status === 'toPay');
    const { list, total } = paginate(unpaid.toReversed(), page, (one) => one);
    return { list: await Promise.all(list.map((one) => toOrder(adapter, one))), total };
  });

  serveCall(adapter, calls.getOrderDetail, async ({ id }, { customer }) =>
    toOrder(adapter, requireFound(await engine.order((await customer()).id, id), 'orderUnknown')),
  );

  serveCall(adapter, calls.cancelOrder, async ({ id, reason, text }, { customer }) => {
    const { id: customerId } = await customer();
    const found = requireFound(await engine.order(customerId, id), 'orderUnknown');
    const refusal = new ShopError('ORDER_STATE', 'orderState', { data: { status: found.status } });
    // A second cancellation changes nothing.
    if (found.status === 'cancelled') return toOrder(adapter, found);
    if (!found.isCancellable) throw refusal;
    try {
      return await toOrder(adapter, await engine.cancelOrder(customerId, id, reason, text));
    } catch (error) {
      throw error instanceof EngineRefusal ? refusal : error;
    } finally {
      catalogue.forget();
    }
  });
}
