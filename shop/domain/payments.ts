/**
 * Payments. A card and the balance pay at once. A wallet app and the page of a bank say later whether they paid: until then the
 * attempt waits. The first money that comes for an unpaid order pays it. Money for any other order goes back.
 */
import type { CallContext, ShopContext } from '../context';
import { newId } from '../random';
import { requireFound, ShopError } from '../shopError';
import { SECOND_MS } from '../time';
import type { Language } from '../text';
import { payOrder } from './orders';
import { listMethods } from './paymentMethods';
import { methodTable, type MethodId } from './methodTable';
import type { PaymentAttemptRow, ProviderEvent } from './paymentRows';
import type { OrderRow } from './rows';
import { cancelJob, scheduleJob } from './scheduledJobs';

/** Time until the wallet app has been confirmed. */
export const APP_CONFIRMED_AFTER_MS = 6 * SECOND_MS;

export interface PaymentInput {
  operationId: string;
  methodId: MethodId;
  returnUrl?: string | undefined;
  cancelUrl?: string | undefined;
  language: Language;
  /** An injected fault: the payment is declined, or the wallet app never answers. */
  fault?: CallContext['paymentFault'];
}

/** The attempt of an order that the customer is told about, or undefined. */
export function getVisibleAttempt({ database }: ShopContext, order: OrderRow) {
  const attempt = order.attemptId ? database.paymentAttempts.get(order.attemptId) : undefined;
  return attempt && attempt.state !== 'paid' ? { ...attempt, state: attempt.state } : undefined;
}

/**
 * Begins to pay an order. Returns the order, which is paid or has a waiting attempt. Throws ShopError PAYMENT_DECLINED,
 * BALANCE_SHORT, ORDER_EXPIRED or ORDER_STATE.
 */
export function startPayment(context: ShopContext, order: OrderRow, input: PaymentInput): OrderRow {
  const { methodId, fault } = input;
  const method = listMethods(context, order).find(({ id }) => id === methodId);
  if (!method) throw new ShopError('VALIDATION', 'input', { data: { fields: { methodId: 'invalid' } } });
  if (method.reason) throw new ShopError('BALANCE_SHORT', 'balanceShort');
  const { paysAtOnce } = methodTable[methodId];
  if (paysAtOnce && fault !== 'declined') {
    endWaitingForPayment(context, order);
    const paid = payOrder(context, order, input.operationId, methodId);
    rememberMethod(context, paid.customerId, methodId);
    return paid;
  }
  if (order.status !== 'toPay' || context.now >= order.payBefore)
    // Throws the reason why this order cannot be paid.
    return payOrder(context, order, input.operationId, methodId);
  // The page of Stripe leads back to a full address only.
  if (methodId === 'stripe' && !(input.returnUrl && input.cancelUrl))
    throw new ShopError('VALIDATION', 'input', { data: { fields: { returnUrl: 'required' } } });
  endWaitingForPayment(context, order);
  const attempt: PaymentAttemptRow = {
    id: newId(context.random, 'pay'),
    orderId: order.id,
    operationId: input.operationId,
    methodId,
    state: paysAtOnce ? 'declined' : 'waiting',
    amount: order.total,
    returnUrl: input.returnUrl ?? null,
    cancelUrl: input.cancelUrl ?? null,
    language: input.language,
    appEvent: fault === 'declined' ? 'declined' : 'paid',
    startedAt: context.now,
  };
  context.database.paymentAttempts.put(attempt.id, attempt);
  const changed = { ...order, attemptId: attempt.id };
  context.database.orders.put(changed);
  if (paysAtOnce) throw new ShopError('PAYMENT_DECLINED', 'paymentDeclined', { commitsWrites: true });
  rememberMethod(context, order.customerId, methodId);
  if (methodId === 'app' && fault !== 'silent')
    scheduleJob(context, 'payment', attempt.id, context.now + APP_CONFIRMED_AFTER_MS);
  return changed;
}

/**
 * What a provider says about an attempt, once or several times. `reference` is its name of the payment, by which it pays back. Throws
 * ShopError NOT_FOUND for an unknown attempt.
 */
export function settleAttempt(
  context: ShopContext,
  id: string,
  event: ProviderEvent,
  reference?: string,
): PaymentAttemptRow {
  const { database, now } = context;
  const attempt = requireFound(database.paymentAttempts.get(id), 'orderUnknown');
  const order = requireFound(database.orders.all.get(attempt.orderId), 'orderUnknown');
  // Money has arrived before: the provider repeats itself.
  if (attempt.state === 'paid' || attempt.state === 'returned') return attempt;
  const save = (state: PaymentAttemptRow['state']) => {
    const changed = { ...attempt, state, ...(event === 'paid' && reference !== undefined && { reference }) };
    database.paymentAttempts.put(id, changed);
    return changed;
  };
  if (event !== 'paid') return attempt.state === 'waiting' ? save(event) : attempt;
  if (order.status === 'toPay' && now < order.payBefore) {
    if (order.attemptId !== id) endWaitingForPayment(context, order);
    const paid = { ...order, attemptId: id, ...(reference !== undefined && { paymentReference: reference }) };
    payOrder(context, paid, attempt.operationId, attempt.methodId);
    return save('paid');
  }
  database.orders.put({ ...order, attemptId: id });
  return save('returned');
}

/** The scheduled step of an attempt: the provider says how it ended. */
export function advancePayment(context: ShopContext, id: string): void {
  cancelJob(context, 'payment', id);
  const attempt = context.database.paymentAttempts.get(id);
  if (attempt) settleAttempt(context, id, attempt.appEvent);
}

/** A new payment ends the one that still waits. When that one is paid nevertheless, `settleAttempt` decides. */
function endWaitingForPayment(context: ShopContext, order: OrderRow): void {
  const attempt = getVisibleAttempt(context, order);
  if (attempt?.state !== 'waiting') return;
  context.database.paymentAttempts.put(attempt.id, { ...attempt, state: 'cancelled' });
  if (attempt.methodId === 'app') cancelJob(context, 'payment', attempt.id);
}

function rememberMethod({ database }: ShopContext, customerId: string, lastMethodId: MethodId): void {
  const customer = database.customers.get(customerId);
  if (customer) database.customers.put(customerId, { ...customer, lastMethodId });
}
