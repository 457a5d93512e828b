/**
 * The payment provider that the demo shop plays: a page on which the customer pays, declines or cancels, and a signed message
 * to the shop. It is outside of the contract; clients only follow `redirectUrl`.
 */
import type { ShopContext } from '../context';
import { formatAmount } from '../domain/paymentMethods';
import type { PaymentAttemptRow, ProviderEvent } from '../domain/paymentRows';
import { scheduleJob } from '../domain/scheduledJobs';
import { textIn } from '../text';
import { SECOND_MS } from '../time';
import type { ShopRequest } from '../transport';
import { receiveMessage, signMessage } from './callback';
import { renderEndedPayment, renderPayment, providerActions, type ProviderAction } from './page';
import { paymentPagePath } from './paths';

/** Time from the payment to a late message. */
export const LATE_MESSAGE_MS = 45 * SECOND_MS;

/** A response with a page, or a redirect without a body. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const htmlPage = (body: string, status = 200): PageResponse => ({ status, headers: htmlHeaders, body });

/**
 * The address in the shop, without its origin: the page is served by the origin of the shop, so a foreign return URL cannot lead
 * away from it.
 */
function pathInShop(address: string | null): string {
  if (address === null || !URL.canParse(address)) return '/';
  const { pathname, search, hash } = new URL(address);
  return pathname.replace(/^\/+/, '/') + search + hash;
}

/** Answers a request to the page of an attempt. */
export function respondAsProvider(context: ShopContext, { method, path, body }: ShopRequest): PageResponse {
  const attemptId = path.slice(paymentPagePath('').length);
  const attempt = path.startsWith(paymentPagePath('')) ? context.database.paymentAttempts.get(attemptId) : undefined;
  const order = attempt && context.database.orders.all.get(attempt.orderId);
  if (!attempt || !order) return htmlPage(renderEndedPayment('en', '/'), 404);
  const isOpen = attempt.state === 'waiting' && order.status === 'toPay' && context.now < order.payBefore;
  if (!isOpen) return htmlPage(renderEndedPayment(attempt.language, pathInShop(attempt.returnUrl)));
  const action = method === 'POST' ? actionOf(body) : undefined;
  if (!action) {
    const amount = formatAmount(attempt.language, order.currency, attempt.amount);
    const shopName = textIn(context.configuration.names, attempt.language);
    return htmlPage(renderPayment({ language: attempt.language, shopName, amount, orderNumber: order.number }));
  }
  applyAction(context, attempt, order.payBefore, action);
  const location = pathInShop(action === 'cancel' ? attempt.cancelUrl : attempt.returnUrl);
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

const actionOf = (body: unknown): ProviderAction | undefined =>
  typeof body === 'object' && body !== null && 'action' in body
    ? providerActions.find((action) => action === body.action)
    : undefined;

const eventOfAction: Readonly<Record<'pay' | 'decline' | 'cancel', ProviderEvent>> = {
  pay: 'paid',
  decline: 'declined',
  cancel: 'cancelled',
};

function applyAction(context: ShopContext, { id }: PaymentAttemptRow, payBefore: number, action: ProviderAction): void {
  if (action === 'payLate') scheduleJob(context, 'payment', id, context.now + LATE_MESSAGE_MS);
  else if (action === 'payAfterHold') scheduleJob(context, 'payment', id, payBefore + SECOND_MS);
  else receiveMessage(context, signMessage(context, { attemptId: id, event: eventOfAction[action] }));
}
