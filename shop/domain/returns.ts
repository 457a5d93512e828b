/**
 * The steps of returns and exchanges. A return holds the exchanged variant until the parcel has arrived. Then the returned pieces are in
 * stock again, and the money goes back once: to the balance immediately, to a payment method after its days.
 */
import type { ReturnState } from '../../src/api/orderReturn';
import { takeNextNumber } from '../database';
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import { newCode, newId } from '../random';
import { RuleViolation, ShopError } from '../shopError';
import type { LocalizedText } from '../text';
import { DAY_MS, MINUTE_MS } from '../time';
import { createParcel } from './delivery';
import { takeBackReward } from './promotion';
import { isActiveReturn, listReturns, piecesOfReturns, type ReturnInput, type ReturnOffer } from './returnOffers';
import { sumOfParts, sumToMethod } from './refundParts';
import { cancelJob, scheduleJob } from './scheduledJobs';
import type { OrderRow, ReturnRow } from './rows';
import { moveStock } from './stock';
import { addWalletEntry } from './wallet';

/** How long the shop looks at a complaint before it takes it. Other returns are approved at once. */
const REVIEW_MS = 2 * MINUTE_MS;
/** Days of the customer to send an approved return. */
const SEND_DAYS = 14;
/** When the customer of a demo sends it, how long it travels, and how long a payment method needs to pay back. */
const SENT_AFTER_MS = DAY_MS;
const TRAVEL_MS = 2 * DAY_MS;
const PAY_BACK_MS = 3 * DAY_MS;

const isSettled = ({ state }: ReturnRow): boolean => state === 'refunded' || state === 'exchanged';

/** Requests a return of pieces that `isRequestable` allows. */
export function requestReturn(
  context: ShopContext,
  order: OrderRow,
  input: ReturnInput,
  offer: ReturnOffer,
): ReturnRow {
  const { database, random, now } = context;
  const needsReview = input.lines.some(({ reason }) => reason === 'damaged');
  const row: ReturnRow = {
    ...input,
    id: newId(random, 'return'),
    customerId: order.customerId,
    orderId: order.id,
    number: `R-${takeNextNumber(database, 'returnNumber', 30_417)}`,
    state: 'requested',
    refund: offer.refund,
    parts: offer.destinations.find(({ id }) => id === input.refundTo)?.parts ?? [],
    code: newCode(random),
    sendBefore: null,
    note: null,
    parcel: null,
    timeline: [{ state: 'requested', at: now }],
  };
  moveExchanged(context, row, 'hold');
  if (!needsReview) return approveReturn(context, row);
  scheduleJob(context, 'return', row.id, now + REVIEW_MS);
  database.returns.put(row);
  return row;
}

const unseenDamage = {
  en: 'We couldn’t see the damage. Request it again with a photo or a few words, and we’ll sort it out.',
  zh: '没有看到破损情况。请附上照片或说明重新申请，我们会尽快处理。',
  de: 'Wir konnten den Schaden nicht erkennen. Stell den Antrag noch einmal mit einem Foto oder ein paar Worten.',
};

/** The shop looks at a complaint. It takes one with a photo or a description. */
const reviewReturn = (context: ShopContext, row: ReturnRow): ReturnRow =>
  row.photos.length > 0 || row.text !== '' ? approveReturn(context, row) : refuseReturn(context, row, unseenDamage);

/** The shop takes a return: the customer can send it. */
function approveReturn(context: ShopContext, row: ReturnRow): ReturnRow {
  requireState(row, 'requested');
  scheduleJob(context, 'return', row.id, context.now + SENT_AFTER_MS);
  return saveWithState(context, { ...row, sendBefore: context.now + SEND_DAYS * DAY_MS }, 'approved');
}

/** The shop does not take a return, with a reason for the customer. */
function refuseReturn(context: ShopContext, row: ReturnRow, note: LocalizedText): ReturnRow {
  requireState(row, 'requested');
  return endWithout(context, { ...row, note }, 'refused');
}

/** The customer withdraws a return. Throws ShopError RETURN_STATE when it was sent. A repeated call changes nothing. */
export function cancelReturn(context: ShopContext, row: ReturnRow): ReturnRow {
  if (row.state === 'cancelled') return row;
  if (!canCancelReturn(row)) throw new ShopError('RETURN_STATE', 'returnState', { data: { state: row.state } });
  return endWithout(context, row, 'cancelled');
}

/** Whether nothing of a return was sent yet. */
export const canCancelReturn = ({ state }: ReturnRow): boolean => state === 'requested' || state === 'approved';

function endWithout(context: ShopContext, row: ReturnRow, state: 'refused' | 'cancelled'): ReturnRow {
  moveExchanged(context, row, 'release');
  cancelJob(context, 'return', row.id);
  return saveWithState(context, row, state);
}

/** The carrier has taken the parcel. */
function sendReturn(context: ShopContext, row: ReturnRow): ReturnRow {
  requireState(row, 'approved');
  scheduleJob(context, 'return', row.id, context.now + TRAVEL_MS);
  return saveWithState(context, row, 'sent');
}

/** The parcel has arrived and is in order: pieces return to the stock, and exchange or refund begin. */
function receiveReturn(context: ShopContext, row: ReturnRow): ReturnRow {
  requireState(row, 'sent');
  const received = saveWithState(context, row, 'received');
  scheduleJob(context, 'return', row.id, context.now + (row.refundTo === 'method' ? PAY_BACK_MS : 0));
  return received;
}

/** Pays a return back, or sends what was exchanged. The money moves here and nowhere else. */
function settleReturn(context: ShopContext, row: ReturnRow): ReturnRow {
  requireState(row, 'received');
  const order = context.database.orders.all.get(row.orderId);
  if (!order) throw new RuleViolation(`The return ${row.id} has no order.`);
  cancelJob(context, 'return', row.id);
  for (const { skuId, quantity } of row.lines) moveStock(context, skuId, quantity, 'giveBack');
  moveExchanged(context, row, 'sell');
  const toBalance = sumOfParts(row.parts, 'balance');
  if (toBalance > 0)
    addWalletEntry(context, row.customerId, {
      kind: 'refund',
      title: {
        en: `Return ${row.number}, order ${order.number}`,
        zh: `退货 ${row.number}，订单 ${order.number}`,
        de: `Rücksendung ${row.number}, Bestellung ${order.number}`,
      },
      amount: toBalance,
      orderId: order.id,
      operationId: row.operationId,
    });
  const isExchange = row.lines.some(({ exchangeSkuId }) => exchangeSkuId !== null);
  const parcel = isExchange ? createParcel(context.random) : null;
  const hasRefund = row.lines.some(({ exchangeSkuId }) => exchangeSkuId === null);
  const settled = saveWithState(context, { ...row, parcel }, hasRefund ? 'refunded' : 'exchanged');
  const isAllBack = order.lines.every(
    ({ skuId, quantity, isVirtual }) =>
      !isVirtual &&
      piecesOfReturns(listReturns(context, order).filter(isSettled), skuId, (one) => !one.exchangeSkuId) >= quantity,
  );
  if (isAllBack) takeBackReward(context, order);
  return settled;
}

/** Runs the scheduled step of a return. */
export function advanceReturn(context: ShopContext, id: string): void {
  const row = context.database.returns.all.get(id);
  cancelJob(context, 'return', id);
  const steps: Partial<Record<ReturnState, (context: ShopContext, row: ReturnRow) => ReturnRow>> = {
    requested: reviewReturn,
    approved: sendReturn,
    sent: receiveReturn,
    received: settleReturn,
  };
  if (row) steps[row.state]?.(context, row);
}

/** What returns of an order gave back already (minor units), `toMethod` of it to the method, and the pieces of each SKU that are in stock again. */
export function sumSettledReturns(
  context: ShopContext,
  order: OrderRow,
): { refund: number; toMethod: number; pieces: (skuId: string) => number } {
  const settled = listReturns(context, order).filter(isSettled);
  return {
    refund: sumOf(settled.map(({ refund }) => refund)),
    toMethod: sumToMethod(settled),
    pieces: (skuId) => piecesOfReturns(settled, skuId),
  };
}

/** Ends the returns that are under way, because the shop takes the whole order back. */
export function endOpenReturns(context: ShopContext, order: OrderRow): void {
  for (const row of listReturns(context, order))
    if (isActiveReturn(row) && !isSettled(row)) endWithout(context, row, 'cancelled');
}

function moveExchanged(context: ShopContext, { lines }: ReturnRow, move: 'hold' | 'release' | 'sell'): void {
  for (const { exchangeSkuId, quantity } of lines)
    if (exchangeSkuId !== null) moveStock(context, exchangeSkuId, quantity, move);
}

function requireState({ id, state }: ReturnRow, ...allowed: readonly ReturnState[]): void {
  if (!allowed.includes(state)) throw new RuleViolation(`The return ${id} is ${state}.`);
}

function saveWithState({ database, now }: ShopContext, row: ReturnRow, state: ReturnState): ReturnRow {
  const next: ReturnRow = { ...row, state, timeline: [...row.timeline, { state, at: now }] };
  database.returns.put(next);
  return next;
}
