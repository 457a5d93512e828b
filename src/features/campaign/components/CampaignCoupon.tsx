import type { OfferedCoupon } from '@/api/schema/goods';
import { useCouponTerms } from '@/features/coupons/useCouponLabels';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { Link } from '@umijs/max';
import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import { CouponDetails } from '@/features/coupons/components/CouponDetails';
import styles from './CampaignCoupon.less';
import { callApi } from '@/api/client';
import type { Coupon } from '@/api/schema/coupon';
import type { Redeemed } from '@/api/schema/ticket';
import { getMyCoupons } from '@/api/userCalls';
import { exchangeCode } from '@/api/walletCalls';
import { useQuery } from '@/query/useQuery';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { useSignInGate } from '@/hooks/useSignInGate';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useMutation } from '@/query/useMutation';
import { getCouponUnavailableReason } from '@/features/campaign/getCouponUnavailableReason';

/** The customer's usable coupon of the offered kind. */
function heldOf({ name, kind, value, threshold }: OfferedCoupon, mine: readonly Coupon[]): Coupon | undefined {
  return mine.find(
    (one) =>
      one.state === 'usable' &&
      one.name === name &&
      one.kind === kind &&
      one.value === value &&
      one.threshold === threshold,
  );
}

const givenAs = ({ id, name }: Coupon): Redeemed => ({
  kind: 'coupon',
  name,
  couponId: id,
  amount: null,
  ticketId: null,
  goodsId: null,
});

/** `get` asks visitors to sign in and continues afterwards. */
function useClaimCoupon(offered: OfferedCoupon) {
  const { t } = useTranslation();
  const { refreshUser } = useInitialStateActions();
  const { data: mine } = useQuery(getMyCoupons, {});
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(exchangeCode, {
    idempotencyScope: `campaign:${offered.redeemCode}`,
    reconcile: async () => {
      const held = heldOf(offered, (await callApi(getMyCoupons, {}, { skipErrorHandler: true })).list);
      return held && givenAs(held);
    },
    invalidates: [getMyCoupons],
  });
  const ask = async () => {
    if (!(await mutate({ code: offered.redeemCode }))) return;
    void refreshUser();
  };
  const get = useSignInGate(`campaign:${offered.redeemCode}`, () => void ask());

  const labels = useMutationLabels(mutationState);
  const reason = mutationState.status === 'refused' ? getCouponUnavailableReason(mutationState.error) : undefined;
  const isGot = mutationState.status === 'done';
  const isHeld =
    isGot || reason?.labelKey === 'campaign.refused.once' || heldOf(offered, mine?.list ?? []) !== undefined;
  const message = () => {
    if (isGot) return t('campaign.got');
    if (reason) return t(reason.labelKey, 'minutes' in reason ? { minutes: reason.minutes } : {});
    return isHeld ? t('campaign.gotBefore') : labels;
  };
  return {
    get: () => get(),
    reconcileAgain: mutationState.status === 'unknown' ? () => void reconcileAgain() : undefined,
    /** The customer holds the coupon. */
    isHeld,
    /** The coupon can no longer be claimed by any customer. */
    isOver: reason?.labelKey === 'campaign.refused.gone' || reason?.labelKey === 'campaign.refused.over',
    isBusy,
    /** Result of the claim, or why it is not possible. */
    message: message(),
    isError: !isHeld && !isBusy,
  };
}

/** A coupon that a campaign gives to the customer. */
export function CampaignCoupon({ coupon }: { coupon: OfferedCoupon }) {
  const { platform } = usePlatform();
  const labels = useCouponTerms()(coupon);
  const offer = useClaimCoupon(coupon);
  return (
    <CouponOffer coupon={{ name: coupon.name, ...labels }} offer={offer} toCoupons={pathOf(platform, 'coupons')} />
  );
}

interface Props {
  coupon: { name: string; value: string; condition: string };
  offer: {
    get: () => void;
    /** Checks again whether a claim with a lost response was applied. */
    reconcileAgain: (() => void) | undefined;
    isHeld: boolean;
    isOver: boolean;
    isBusy: boolean;
    message: string | undefined;
    isError: boolean;
  };
  toCoupons: string;
}

/** A coupon that can be claimed, with the state of the claim. */
function CouponOffer({ coupon, offer, toCoupons }: Props) {
  const { t } = useTranslation();
  const { get, reconcileAgain, isHeld, isOver, isBusy, message, isError } = offer;
  const button = reconcileAgain ? (
    <button type="button" className={styles.get} onClick={reconcileAgain}>
      {t('problem.checkAgain')}
    </button>
  ) : (
    // The accessible name contains the coupon, since several are listed. Not disabled while busy, so that it keeps the
    // focus.
    <button
      type="button"
      className={styles.get}
      aria-label={isBusy ? undefined : t('campaign.getNamed', { name: coupon.name })}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : get}
    >
      {t(isBusy ? 'campaign.getting' : 'campaign.get')}
    </button>
  );
  return (
    <CouponDetails {...coupon} life={t('campaign.oncePerCustomer')} isOver={isOver}>
      <div className={styles.actions}>
        {isHeld ? (
          <Link className={styles.link} to={toCoupons}>
            {t('campaign.toCoupons')}
          </Link>
        ) : (
          !isOver && button
        )}
        <p className={isError ? styles.formError : classNames(styles.message, isHeld && styles.isHeld)} role="status">
          {message}
        </p>
      </div>
    </CouponDetails>
  );
}
