/**
 * A coupon that a campaign offers, and the way to get it: its code is redeemed once per customer. Whoever holds it already
 * is told so instead of being offered it again.
 */
import { callShop } from '@/api/client';
import type { OfferedCoupon } from '@/api/schema/goods';
import type { Coupon } from '@/api/schema/coupon';
import type { Redeemed } from '@/api/schema/ticket';
import { getMyCoupons } from '@/api/userCalls';
import { exchangeCode } from '@/api/walletCalls';
import { useRead } from '@/hooks/useRead';
import { useShopStateActions } from '@/hooks/useShopState';
import { useSignInGate } from '@/hooks/useSignInGate';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useSubmit } from '@/hooks/useSubmit';
import { useWords } from '@/hooks/useWords';
import { whyNotGiven } from './whyNotGiven';

/** The customer's own one of the offered kind, if it can still be used. */
function heldOf({ name, kind, value, threshold }: OfferedCoupon, mine: readonly Coupon[]): Coupon | undefined {
  return mine.find((one) => one.state === 'usable' && one.name === name && one.kind === kind && one.value === value && one.threshold === threshold);
}

const givenAs = ({ id, name }: Coupon): Redeemed => ({ kind: 'coupon', name, couponId: id, amount: null, ticketId: null, goodsId: null });

/** `get` offers the sign-in to a visitor and goes on afterwards. */
export function useGetCoupon(offered: OfferedCoupon) {
  const { t } = useWords();
  const { refreshUser } = useShopStateActions();
  const { data: mine, retry: readMine } = useRead(getMyCoupons, {}, { skipErrorHandler: true });
  const { submission, submit, checkAgain, isBusy } = useSubmit(exchangeCode, {
    intention: `campaign:${offered.redeemCode}`,
    findOut: async () => {
      const held = heldOf(offered, (await callShop(getMyCoupons, {}, { skipErrorHandler: true })).list);
      return held && givenAs(held);
    },
  });
  const ask = async () => {
    if (!(await submit({ code: offered.redeemCode }))) return;
    readMine();
    void refreshUser();
  };
  const get = useSignInGate(`campaign:${offered.redeemCode}`, () => void ask());

  const words = useSubmissionWords(submission);
  const reason = submission.step === 'refused' ? whyNotGiven(submission.problem) : undefined;
  const isGot = submission.step === 'done';
  const isHeld = isGot || reason?.word === 'campaign.refused.once' || heldOf(offered, mine?.list ?? []) !== undefined;
  const message = () => {
    if (isGot) return t('campaign.got');
    if (reason) return t(reason.word, 'minutes' in reason ? { minutes: reason.minutes } : {});
    return isHeld ? t('campaign.gotBefore') : words;
  };
  return {
    get: () => get(),
    checkAgain: submission.step === 'unknown' ? () => void checkAgain().then((got) => got && readMine()) : undefined,
    /** Nothing more to press: it is theirs. */
    isHeld,
    /** It can be had by nobody any more. */
    isOver: reason?.word === 'campaign.refused.gone' || reason?.word === 'campaign.refused.over',
    isBusy,
    /** What became of it, or what stands in its way; one sentence. */
    message: message(),
    isTrouble: !isHeld && !isBusy,
  };
}
