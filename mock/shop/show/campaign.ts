/** The landing of a campaign as the contract shows it. */
import type * as v from 'valibot';
import type { campaign, offeredCoupon } from '../../../src/api/schema/goods';
import type { CallContext } from '../context';
import { redeemKey } from '../domain/redeemCodes';
import { say } from '../text';

/** What a campaign says and which coupons it gives away; null when there is no such campaign. */
export function showCampaign(context: CallContext, id: string): v.InferInput<typeof campaign> | null {
  const row = context.goods.campaigns.find((one) => one.id === id);
  return row ? { intro: say(row.intro, context.language), coupons: row.redeemCodes.flatMap((code) => showOffered(context, code) ?? []) } : null;
}

/** The coupon behind a code; undefined when it can no longer be had by anybody. */
function showOffered({ goods, books, language, now }: CallContext, redeemCode: string): v.InferInput<typeof offeredCoupon> | undefined {
  const code = books.redeemCodes.get(redeemKey(redeemCode));
  const reward = code?.reward;
  const seed = reward?.kind === 'coupon' ? goods.coupons.find(({ id }) => id === reward.couponId) : undefined;
  if (!seed || !code || code.usesLeft === 0 || code.validUntil <= now) return undefined;
  const { kind, value, threshold, maxOff, scope } = seed.deduction;
  return { name: say(seed.name, language), kind, value, threshold, maxOff, scope: say(scope.name, language), redeemCode };
}
