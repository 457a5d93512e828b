/**
 * Coupons that customers can claim: by the redeem code that a page shows, or, for those of product pages, by an order that uses
 * them. A customer has such a coupon once.
 */
import type { CouponSeed } from '../catalogue/types';
import type { ShopContext } from '../context';
import { createCoupon, getCouponState } from './coupons';
import { normalizeRedeemCode, applyRedeemCode } from './redeemCodes';
import type { CouponRow } from './rows';

/** A coupon that product pages offer. */
export interface CouponOffer {
  redeemCode: string;
  seed: CouponSeed;
  /** What the quote lists for a customer who can still claim it. Its id is no row; `claimCoupon` makes one. */
  coupon: CouponRow;
  /** Why no customer can claim it any more, or null. */
  ended: 'limitReached' | 'expired' | null;
}

/** Ids of coupons that are not claimed yet begin with it. The ids of rows do not contain a dot. */
const CLAIM_ID_PREFIX = 'claim.';

/** Returns the coupon of a redeem code, and whether the code has ended. Undefined when the code is unknown or gives something else. */
function findCoupon({ goods, database, now }: ShopContext, redeemCode: string) {
  const code = database.redeemCodes.get(normalizeRedeemCode(redeemCode));
  const reward = code?.reward;
  if (!code || reward?.kind !== 'coupon') return undefined;
  const seed = goods.coupons.find(({ id }) => id === reward.couponId);
  if (!seed) return undefined;
  const ended = code.usesLeft === 0 ? ('limitReached' as const) : code.validUntil <= now ? ('expired' as const) : null;
  return { seed, ended };
}

/** Returns the coupon of a redeem code. Undefined when the code is unknown, used up or expired. */
export function findOfferedCoupon(context: ShopContext, redeemCode: string): CouponSeed | undefined {
  const found = findCoupon(context, redeemCode);
  return found?.ended === null ? found.seed : undefined;
}

/** The coupons of product pages, also those that have ended. A shop without coupons or redeem codes has none. */
export function listCouponOffers(context: ShopContext): CouponOffer[] {
  const { coupons, redeemCodes } = context.configuration.features;
  if (coupons === false || redeemCodes === false) return [];
  return context.goods.productCouponCodes.flatMap((redeemCode) => {
    const found = findCoupon(context, redeemCode);
    const id = CLAIM_ID_PREFIX + normalizeRedeemCode(redeemCode);
    return found
      ? [{ redeemCode, ...found, coupon: createCoupon(context.now, { id, customerId: '' }, found.seed) }]
      : [];
  });
}

/** A customer's coupon of the offered kind: the usable one if there is any, otherwise the used or expired one. */
export function findOwnCoupon(
  { now }: ShopContext,
  own: readonly CouponRow[],
  { seed }: Pick<CouponOffer, 'seed'>,
): CouponRow | undefined {
  const { name, deduction } = seed;
  const same = own.filter(
    (coupon) =>
      coupon.name.en === name.en &&
      coupon.deduction.kind === deduction.kind &&
      coupon.deduction.value === deduction.value &&
      coupon.deduction.threshold === deduction.threshold,
  );
  return (
    same.find((coupon) => getCouponState(coupon, now) === 'usable') ??
    same.find((coupon) => coupon.state !== 'free') ??
    same[0]
  );
}

/** Whether this customer, or null for a visitor, can still claim the coupon. `own` are the coupons of the customer. */
export function isClaimable(
  context: ShopContext,
  customerId: string | null,
  own: readonly CouponRow[],
  offer: CouponOffer,
): boolean {
  if (offer.ended !== null) return false;
  if (customerId === null) return true;
  const held = findOwnCoupon(context, own, offer);
  const isExpired = held === undefined || getCouponState(held, context.now) === 'expired';
  const useKey = `${normalizeRedeemCode(offer.redeemCode)}:${customerId}`;
  return isExpired && context.database.redeemUses.get(useKey) === undefined;
}

/**
 * Returns the id of the row for the coupon that a quote applied. Claims a coupon that the customer does not have yet: this counts
 * as a use of its redeem code. The caller has just priced the pack, so that the coupon is claimable or held.
 */
export function claimCoupon(context: ShopContext, customerId: string, couponId: string | null): string | null {
  const offer = listCouponOffers(context).find(({ coupon }) => coupon.id === couponId);
  if (!offer) return couponId;
  const own = context.database.coupons.listByCustomer(customerId);
  if (!isClaimable(context, customerId, own, offer)) return findOwnCoupon(context, own, offer)?.id ?? null;
  return applyRedeemCode(context, customerId, normalizeRedeemCode(offer.redeemCode), '').couponId;
}
