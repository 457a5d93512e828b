/** Which of the customer's coupons comes from an offer. The contract gives them no common id. */
import type { Coupon } from '@/api/coupons';
import type { OfferedCoupon } from '@/api/goods';

type Terms = Pick<OfferedCoupon, 'name' | 'kind' | 'value' | 'threshold'>;
type Held = Terms & Pick<Coupon, 'state'>;

const isSame = (one: Terms, other: Terms) =>
  one.name === other.name && one.kind === other.kind && one.value === other.value && one.threshold === other.threshold;

/** The customer's usable coupon of the offered kind. */
export const heldOf = <Row extends Held>(offered: Terms, mine: readonly Row[]): Row | undefined =>
  mine.find((one) => one.state === 'usable' && isSame(one, offered));

/** Whether the customer had the offered coupon, and cannot use it any more. */
export const isUsedUp = (offered: Terms, mine: readonly Held[]): boolean =>
  heldOf(offered, mine) === undefined && mine.some((one) => one.state === 'used' && isSame(one, offered));
