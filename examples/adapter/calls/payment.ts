/** The payment of an order. */
import type * as v from 'valibot';
import { requireFound, ShopError } from '../../../shop/shopError';
import { calls } from '../../../src/api/calls';
import type { payment, payOrder } from '../../../src/api/payments';
import { serveCall, type Adapter } from '../context';
import { EngineRefusal, type Attempt, type EngineOrder } from '../engine';
import { toOrder } from './orders';

type Payment = v.InferInput<typeof payment>;
type PaymentInput = v.InferOutput<(typeof payOrder)['input']>;

const refuseState = ({ status }: EngineOrder) => new ShopError('ORDER_STATE', 'orderState', { data: { status } });

async function toPayment(adapter: Adapter, paid: EngineOrder, redirectUrl: string | null = null): Promise<Payment> {
  const state = paid.status === 'toPay' ? 'processing' : 'paid';
  return { state, redirectUrl, order: await toOrder(adapter, paid) };
}

async function pay(adapter: Adapter, customerId: string, input: PaymentInput, attempt: Attempt): Promise<Payment> {
  const { engine } = adapter;
  const order = requireFound(await engine.order(customerId, input.orderId), 'orderUnknown');
  if (order.status !== 'toPay') throw refuseState(order);
  if (order.total !== input.expectedTotal)
    throw new ShopError('TOTAL_CHANGED', 'totalChanged', { data: { order: await toOrder(adapter, order) } });
  const usable = (await engine.paymentMethods()).filter(({ isUsable }) => isUsable !== false);
  const method = input.methodId === undefined ? usable[0] : usable.find(({ id }) => id === input.methodId);
  if (!method) throw new ShopError('PAYMENT_DECLINED', 'paymentDeclined');
  try {
    const paid = await engine.pay(customerId, order.id, method.id, attempt);
    return await toPayment(adapter, paid.order, paid.redirectUrl);
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    if (error.reason === 'declined') throw new ShopError('PAYMENT_DECLINED', 'paymentDeclined');
    throw refuseState((await engine.order(customerId, order.id)) ?? order);
  }
}

export function servePayment(adapter: Adapter): void {
  const { engine, operations } = adapter;
  /** Payments of one order run one after the other, so that the second one finds it paid. */
  const lastOfOrder = new Map<string, Promise<unknown>>();

  function inTurn<Result>(orderId: string, work: () => Promise<Result>): Promise<Result> {
    const before = lastOfOrder.get(orderId) ?? Promise.resolve();
    const run = before.catch(() => undefined).then(work);
    lastOfOrder.set(orderId, run);
    const forget = () => void (lastOfOrder.get(orderId) === run && lastOfOrder.delete(orderId));
    run.then(forget, forget);
    return run;
  }

  serveCall(adapter, calls.payOrder, async (input, { customer }) => {
    const { id } = await customer();
    return operations.run<Payment>(id, 'payOrder', input, {
      work: (attempt) => inTurn(input.orderId, () => pay(adapter, id, input, attempt)),
      // An engine charges an order once: when it is paid, this attempt has done it. Else it is tried again.
      async resume() {
        const order = await engine.order(id, input.orderId);
        return order && order.status !== 'toPay' && order.status !== 'cancelled'
          ? toPayment(adapter, order)
          : undefined;
      },
    });
  });
}
