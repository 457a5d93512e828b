/**
 * Redeem codes. Capitals, spaces and dashes make no difference. Each customer uses a code once, and a code is used as
 * often as it was made for. Ten unknown codes within an hour are enough.
 */
import type { Redeemed } from '../../../src/api/schema/ticket';
import type { RewardSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { foundOr, ShopError } from '../shopError';
import type { Text } from '../text';
import { HOUR } from '../time';
import { grantCoupon, grantNamed } from './coupons';
import { giveTicket } from './tickets';
import { addEntry } from './wallet';
import type { RedeemCodeRow } from './walletRows';

export const MOST_WRONG = 10;
export const TRIES_WINDOW_MS = HOUR;

export type RedeemedRow = Omit<Redeemed, 'name'> & { name: Text };

/** The form in which a code is kept. */
export const redeemKey = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Makes a code that can be redeemed. */
export function addRedeemCode({ books }: ShopContext, { code, ...row }: Omit<RedeemCodeRow, 'id'> & { code: string }): void {
  const id = redeemKey(code);
  books.redeemCodes.put(id, { ...row, id });
}

/** Redeems a code. Throws CODE_LIMIT, CODE_UNKNOWN (the try counts), CODE_OUT_OF_DATE or CODE_USED. */
export function redeem(context: ShopContext, customerId: string, typed: string, operationId: string): RedeemedRow {
  const { books, now } = context;
  refuseTooManyTries(context, customerId);
  const key = redeemKey(typed);
  const code = books.redeemCodes.get(key);
  if (!code) {
    countWrongTry(context, customerId);
    throw new ShopError('CODE_UNKNOWN', 'redeemUnknown', { keepsWrites: true });
  }
  const useKey = `${key}:${customerId}`;
  if (books.redeemUses.get(useKey) !== undefined) {
    if (code.usesLeft === 0) throw new ShopError('CODE_USED', 'redeemUsed');
    throw new ShopError('CODE_LIMIT', 'redeemOnce', { data: { waitMs: null } });
  }
  if (code.usesLeft === 0) throw new ShopError('CODE_USED', 'redeemUsed');
  if (code.validUntil <= now) throw new ShopError('CODE_OUT_OF_DATE', 'redeemOutOfDate');
  books.redeemUses.put(useKey, now);
  if (code.usesLeft !== null) books.redeemCodes.put(key, { ...code, usesLeft: code.usesLeft - 1 });
  return give(context, customerId, code, operationId);
}

function give(context: ShopContext, customerId: string, { name, reward }: RedeemCodeRow, operationId: string): RedeemedRow {
  const given = { kind: reward.kind, name, amount: null, ticketId: null, couponId: null, goodsId: null };
  switch (reward.kind) {
    case 'balance':
      addEntry(context, customerId, { kind: 'redeem', title: name, amount: reward.amount, operationId });
      return { ...given, amount: reward.amount };
    case 'coupon':
      return { ...given, couponId: foundOr(grantNamed(context, customerId, reward.couponId), 'redeemUnknown').id };
    case 'ticket': {
      const goods = foundOr(context.goods.entry(reward.goodsId), 'goodsUnknown').goods;
      if (goods.yields?.kind !== 'ticket') throw new ShopError('NOT_FOUND', 'goodsUnknown');
      return { ...given, ticketId: giveTicket(context, customerId, goods, goods.yields.ticket, null).id };
    }
    case 'goods':
      return { ...given, goodsId: reward.goodsId, couponId: giveGoods(context, customerId, name, reward) };
  }
}

/** Goods are given as a coupon that pays for one piece, so that the customer says where it goes at checkout. */
function giveGoods(context: ShopContext, customerId: string, name: Text, { goodsId, validForDays }: Extract<RewardSeed, { kind: 'goods' }>): string {
  const { cheapest } = foundOr(context.goods.entry(goodsId), 'goodsUnknown');
  const scope = { categoryIds: null, goodsIds: [goodsId], name };
  const deduction = { kind: 'amount' as const, value: cheapest.price, threshold: 0, maxOff: null, scope };
  return grantCoupon(context, customerId, { name, deduction, target: { kind: 'goods', id: goodsId }, fromDay: 0, untilDay: validForDays }).id;
}

function refuseTooManyTries({ books, now }: ShopContext, customerId: string): void {
  const tries = books.redeemTries.get(customerId);
  const waitMs = tries ? tries.since + TRIES_WINDOW_MS - now : 0;
  if (tries && tries.wrong >= MOST_WRONG && waitMs > 0) throw new ShopError('CODE_LIMIT', 'redeemTries', { data: { waitMs } });
}

function countWrongTry({ books, now }: ShopContext, customerId: string): void {
  const tries = books.redeemTries.get(customerId);
  const isSameWindow = tries !== undefined && tries.since + TRIES_WINDOW_MS > now;
  books.redeemTries.put(customerId, isSameWindow ? { ...tries, wrong: tries.wrong + 1 } : { since: now, wrong: 1 });
}
