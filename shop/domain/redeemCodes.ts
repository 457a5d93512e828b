/**
 * Redeem codes (exchange codes, cdk). Case, spaces and dashes are ignored. A customer can use a code once. A code has a
 * total number of uses. After ten unknown codes within an hour, a customer must wait.
 */
import type { Redeemed } from '../../src/api/tickets';
import type { RewardSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { requireFound, ShopError } from '../shopError';
import type { LocalizedText } from '../text';
import { HOUR_MS } from '../time';
import { grantCoupon, grantCatalogueCoupon } from './coupons';
import { createTicket } from './tickets';
import { addWalletEntry } from './wallet';
import type { RedeemCodeRow } from './walletRows';

/** Unknown codes that a customer can enter within `TRIES_WINDOW_MS`. */
const MAX_WRONG_TRIES = 10;
/** Period in which unknown codes are counted. */
const TRIES_WINDOW_MS = HOUR_MS;

/** What a redeem code granted, with the name in both languages. */
export type RedeemResult = Omit<Redeemed, 'name'> & { name: LocalizedText };

/** Returns the key of a code: capital letters and digits only. */
export const normalizeRedeemCode = (input: string): string =>
  input
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Adds a redeem code to the database. */
export function addRedeemCode(
  { database }: ShopContext,
  { code, ...row }: Omit<RedeemCodeRow, 'id'> & { code: string },
): void {
  const id = normalizeRedeemCode(code);
  database.redeemCodes.put(id, { ...row, id });
}

/**
 * Redeems a code and grants its reward. Throws ShopError CODE_LIMIT (too many tries, or already used by this customer),
 * CODE_UNKNOWN (counts the try), CODE_OUT_OF_DATE or CODE_USED (no uses left).
 */
export function redeemCode(context: ShopContext, customerId: string, input: string, operationId: string): RedeemResult {
  assertTriesLeft(context, customerId);
  const key = normalizeRedeemCode(input);
  if (!context.database.redeemCodes.get(key)) {
    countWrongTry(context, customerId);
    throw new ShopError('CODE_UNKNOWN', 'redeemUnknown', { commitsWrites: true });
  }
  return applyRedeemCode(context, customerId, key, operationId);
}

/**
 * Uses a code whose key is known, and grants its reward. Throws ShopError CODE_UNKNOWN, CODE_LIMIT (already used by this
 * customer), CODE_OUT_OF_DATE or CODE_USED (no uses left).
 */
export function applyRedeemCode(
  context: ShopContext,
  customerId: string,
  key: string,
  operationId: string,
): RedeemResult {
  const { database, now } = context;
  const code = database.redeemCodes.get(key);
  if (!code) throw new ShopError('CODE_UNKNOWN', 'redeemUnknown');
  const useKey = `${key}:${customerId}`;
  if (database.redeemUses.get(useKey) !== undefined) {
    if (code.usesLeft === 0) throw new ShopError('CODE_USED', 'redeemUsed');
    throw new ShopError('CODE_LIMIT', 'redeemOnce', { data: { waitMs: null } });
  }
  if (code.usesLeft === 0) throw new ShopError('CODE_USED', 'redeemUsed');
  if (code.validUntil <= now) throw new ShopError('CODE_OUT_OF_DATE', 'redeemOutOfDate');
  database.redeemUses.put(useKey, now);
  if (code.usesLeft !== null) database.redeemCodes.put(key, { ...code, usesLeft: code.usesLeft - 1 });
  return grantReward(context, customerId, code, operationId);
}

function grantReward(
  context: ShopContext,
  customerId: string,
  { name, reward }: RedeemCodeRow,
  operationId: string,
): RedeemResult {
  const result = { kind: reward.kind, name, amount: null, ticketId: null, couponId: null, goodsId: null };
  switch (reward.kind) {
    case 'balance':
      addWalletEntry(context, customerId, { kind: 'redeem', title: name, amount: reward.amount, operationId });
      return { ...result, amount: reward.amount };
    case 'coupon':
      return {
        ...result,
        couponId: requireFound(grantCatalogueCoupon(context, customerId, reward.couponId), 'redeemUnknown').id,
      };
    case 'ticket': {
      const goods = requireFound(context.goods.entry(reward.goodsId), 'goodsUnknown').goods;
      if (goods.yields?.kind !== 'ticket') throw new ShopError('NOT_FOUND', 'goodsUnknown');
      return { ...result, ticketId: createTicket(context, customerId, goods, goods.yields.ticket, null).id };
    }
    case 'goods':
      return { ...result, goodsId: reward.goodsId, couponId: grantGoodsCoupon(context, customerId, name, reward) };
  }
}

/** Grants a product as a coupon for its price, so the customer chooses the address at checkout. Returns the coupon id. */
function grantGoodsCoupon(
  context: ShopContext,
  customerId: string,
  name: LocalizedText,
  { goodsId, validForDays }: Extract<RewardSeed, { kind: 'goods' }>,
): string {
  const { cheapest } = requireFound(context.goods.entry(goodsId), 'goodsUnknown');
  const scope = { categoryIds: null, goodsIds: [goodsId], name };
  const deduction = { kind: 'amount' as const, value: cheapest.price, threshold: 0, maxOff: null, scope };
  return grantCoupon(context, customerId, {
    name,
    deduction,
    target: { kind: 'goods', id: goodsId },
    fromDay: 0,
    untilDay: validForDays,
    redeemedGoodsId: goodsId,
  }).id;
}

function assertTriesLeft({ database, now }: ShopContext, customerId: string): void {
  const tries = database.redeemTries.get(customerId);
  const waitMs = tries ? tries.since + TRIES_WINDOW_MS - now : 0;
  if (tries && tries.wrong >= MAX_WRONG_TRIES && waitMs > 0)
    throw new ShopError('CODE_LIMIT', 'redeemTries', { data: { waitMs } });
}

function countWrongTry({ database, now }: ShopContext, customerId: string): void {
  const tries = database.redeemTries.get(customerId);
  const isSameWindow = tries !== undefined && tries.since + TRIES_WINDOW_MS > now;
  database.redeemTries.put(customerId, isSameWindow ? { ...tries, wrong: tries.wrong + 1 } : { since: now, wrong: 1 });
}
