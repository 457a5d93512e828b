/** What a check finds about gifts in the answers of earlier calls. Their shape is not certain. */
import { fieldOf, idOf, rowsOf, textFieldOf } from './answers';
import type { KnownData } from './checkOptions';

/** A code or ticket of an order. */
export interface GiveableCode {
  readonly orderId: string;
  readonly code: string;
}

const isGift = (one: unknown) => textFieldOf(fieldOf(one, 'gift'), 'token') !== undefined;

/** A code or ticket that can be given and is no gift yet. */
export function giveableInAnswers({ answers }: KnownData): GiveableCode | undefined {
  for (const order of rowsOf(answers.get('getOrders'))) {
    const one = rowsOf(order, 'yields').find((row) => fieldOf(row, 'canGift') === true && !isGift(row));
    const [orderId, code] = [idOf(order), textFieldOf(one, 'code')];
    if (orderId !== undefined && code !== undefined) return { orderId, code };
  }
  return undefined;
}

const tokenIn = (order: unknown, matches: (gift: unknown) => boolean): string | undefined => {
  const gifts = rowsOf(order, 'yields').map((one) => fieldOf(one, 'gift'));
  return textFieldOf(gifts.find(matches), 'token');
};

/** The token of the gift that changed last of an order. */
export function wrappedTokenIn(order: unknown): string | undefined {
  const changes = rowsOf(order, 'yields').flatMap((one) => textFieldOf(fieldOf(one, 'gift'), 'changedAt') ?? []);
  const last = changes.sort().at(-1);
  return last === undefined ? undefined : tokenIn(order, (gift) => fieldOf(gift, 'changedAt') === last);
}

/** The token of a gift that was opened: opening it again changes nothing. */
export const openedTokenInAnswers = ({ answers }: KnownData): string | undefined =>
  rowsOf(answers.get('getOrders'))
    .map((order) => tokenIn(order, (gift) => textFieldOf(gift, 'openedAt') !== undefined))
    .find((token) => token !== undefined);
