/** Coupons of a customer: free, held by an unpaid order, spent by a paid one. A coupon is used once. */
import type { CouponSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { newId } from '../random';
import { DAY } from '../time';
import type { CouponRow, CouponState } from './rows';

export type CouponEvent = 'hold' | 'spend' | 'release';

/** From × event → to; what is not here is refused. */
export const couponTransitions: Readonly<Record<CouponState, Partial<Record<CouponEvent, CouponState>>>> = {
  free: { hold: 'held' },
  held: { spend: 'spent', release: 'free' },
  spent: { release: 'free' },
};

/** Moves a coupon, on behalf of an order. Throws when its state does not allow it: whoever moves has asked before. */
export function moveCoupon({ books }: ShopContext, couponId: string | null, event: CouponEvent, orderId: string): void {
  const coupon = couponId === null ? undefined : books.coupons.all.get(couponId);
  if (!coupon) return;
  const state = couponTransitions[coupon.state][event];
  if (!state) throw new Error(`a ${coupon.state} coupon cannot ${event}`);
  books.coupons.put({ ...coupon, state, orderId: state === 'free' ? null : orderId });
}

/** How the customer sees it: what an unpaid order holds counts as used until the order is cancelled. */
export function couponShownState(coupon: CouponRow, now: number): 'usable' | 'used' | 'expired' {
  if (coupon.state !== 'free') return 'used';
  return coupon.validUntil <= now ? 'expired' : 'usable';
}

/** Gives a customer a coupon; its days count from now. */
export function grantCoupon({ books, now, random }: ShopContext, customerId: string, grant: Omit<CouponSeed, 'id'>): CouponRow {
  const coupon: CouponRow = {
    id: newId(random, 'coupon'),
    customerId,
    name: grant.name,
    deduction: grant.deduction,
    target: grant.target,
    validFrom: now + grant.fromDay * DAY,
    validUntil: now + grant.untilDay * DAY,
    state: 'free',
    orderId: null,
  };
  books.coupons.put(coupon);
  return coupon;
}

/** Gives a customer a coupon of the catalogue. Returns undefined when the catalogue has none of that id. */
export function grantNamed(context: ShopContext, customerId: string, couponId: string): CouponRow | undefined {
  const seed = context.goods.coupons.find((coupon) => coupon.id === couponId);
  return seed && grantCoupon(context, customerId, seed);
}
