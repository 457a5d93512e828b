/** Coupons of a customer. A coupon is free, held by an unpaid order, or spent by a paid order. */
import type { CouponSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { newId } from '../random';
import { RuleViolation } from '../shopError';
import { DAY_MS } from '../time';
import type { CouponRow, CouponState } from './rows';

/** What an order does with a coupon: placing holds it, payment spends it, cancellation releases it. */
export type CouponEvent = 'hold' | 'spend' | 'release';

/** State × event → next state. An event without a next state is invalid. */
export const couponTransitions: Readonly<Record<CouponState, Partial<Record<CouponEvent, CouponState>>>> = {
  free: { hold: 'held' },
  held: { spend: 'spent', release: 'free' },
  spent: { release: 'free' },
};

/**
 * Applies an event of an order to a coupon. Does nothing for null or an unknown id. Throws RuleViolation for an invalid
 * transition, because callers check the state first.
 */
export function transitionCoupon(
  { database }: ShopContext,
  couponId: string | null,
  event: CouponEvent,
  orderId: string,
): void {
  const coupon = couponId === null ? undefined : database.coupons.all.get(couponId);
  if (!coupon) return;
  const state = couponTransitions[coupon.state][event];
  if (!state) throw new RuleViolation(`a ${coupon.state} coupon cannot ${event}`);
  database.coupons.put({ ...coupon, state, orderId: state === 'free' ? null : orderId });
}

/** Returns the state that the customer sees at `now` (ms). A coupon held by an unpaid order counts as used. */
export function getCouponState(coupon: CouponRow, now: number): 'usable' | 'used' | 'expired' {
  if (coupon.state !== 'free') return 'used';
  return coupon.validUntil <= now ? 'expired' : 'usable';
}

type CouponGrant = Omit<CouponSeed, 'id'> & Pick<CouponRow, 'redeemedGoodsId'>;

/** Returns a free coupon that is valid from `now` (ms) on, without storing it. `fromDay` and `untilDay` count from now. */
export const createCoupon = (
  now: number,
  ids: Pick<CouponRow, 'id' | 'customerId'>,
  { name, deduction, target, fromDay, untilDay, redeemedGoodsId }: CouponGrant,
): CouponRow => ({
  ...ids,
  name,
  deduction,
  target,
  validFrom: now + fromDay * DAY_MS,
  validUntil: now + untilDay * DAY_MS,
  state: 'free',
  orderId: null,
  ...(redeemedGoodsId !== undefined && { redeemedGoodsId }),
});

/** Adds a coupon for a customer and returns it. */
export function grantCoupon({ database, now, random }: ShopContext, customerId: string, grant: CouponGrant): CouponRow {
  const coupon = createCoupon(now, { id: newId(random, 'coupon'), customerId }, grant);
  database.coupons.put(coupon);
  return coupon;
}

/** Adds the catalogue coupon `couponId` for a customer. Returns undefined when the catalogue lacks it. */
export function grantCatalogueCoupon(
  context: ShopContext,
  customerId: string,
  couponId: string,
): CouponRow | undefined {
  const seed = context.goods.coupons.find((coupon) => coupon.id === couponId);
  return seed && grantCoupon(context, customerId, seed);
}
