import { Row, Stack, Text } from '@/components/Layout';
import '@/features/coupons/offerMessages';
import type { OfferedCoupon } from '@/api/goods';
import { type Coupon, getMyCoupons } from '@/api/coupons';
import { type Redeemed, exchangeCode } from '@/api/tickets';
import { useCouponTerms } from '@/features/coupons/useCouponLabels';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { CouponDetails } from '@/features/coupons/components/CouponDetails';
import styles from './styles.less';
import { callApi } from '@/api/client';
import { useQuery } from '@/query/useQuery';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { useSignInGate } from '@/hooks/useSignInGate';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useMutation } from '@/query/useMutation';
import { usableCouponOf, isOfferUsedUp } from '@/features/coupons/offeredCoupon';
import { getCouponUnavailableReason } from '@/features/coupons/getCouponUnavailableReason';

const toRedeemedCoupon = ({ id, name }: Coupon): Redeemed => ({
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
      const held = usableCouponOf(offered, (await callApi(getMyCoupons, {}, { skipErrorHandler: true })).list);
      return held && toRedeemedCoupon(held);
    },
    invalidates: [getMyCoupons],
  });
  // A claim that a reload interrupted may already be in the list: its late outcome does not change what the card says.
  const [isAsked, setIsAsked] = useState(false);
  const ask = async () => {
    setIsAsked(true);
    if (!(await mutate({ code: offered.redeemCode }))) return;
    void refreshUser();
  };
  const get = useSignInGate(`campaign:${offered.redeemCode}`, () => void ask());

  const labels = useMutationLabels(mutationState);
  const reason = mutationState.status === 'refused' ? getCouponUnavailableReason(mutationState.error) : undefined;
  const isGot = mutationState.status === 'done';
  const wasUsed = isOfferUsedUp(offered, mine?.list ?? []);
  const isHeld =
    isGot ||
    reason?.labelKey === 'campaign.refused.once' ||
    usableCouponOf(offered, mine?.list ?? []) !== undefined ||
    wasUsed;
  const message = () => {
    if (isGot && isAsked) return t('campaign.got');
    if (reason) return t(reason.labelKey, 'minutes' in reason ? { minutes: reason.minutes } : {});
    if (wasUsed) return t('campaign.refused.once');
    return isHeld ? t('campaign.gotBefore') : labels;
  };
  return {
    get: () => get(),
    reconcileAgain: mutationState.status === 'unknown' ? () => void reconcileAgain() : undefined,
    /** The customer has claimed the coupon. */
    isHeld,
    /** The coupon can no longer be claimed by any customer. */
    isOver: reason?.labelKey === 'campaign.refused.gone' || reason?.labelKey === 'campaign.refused.over',
    isBusy,
    /** Result of the claim, or why it is not possible. */
    message: message(),
    isError: !isHeld && !isBusy,
  };
}

/** A coupon that the customer can claim. `isRow`: one low row, for a list beside other things. */
export function ClaimableCoupon({ coupon, isRow = false }: { coupon: OfferedCoupon; isRow?: boolean }) {
  const { platform } = usePlatform();
  const labels = useCouponTerms()(coupon);
  const offer = useClaimCoupon(coupon);
  const Layout = isRow ? CouponRow : CouponOffer;
  return <Layout coupon={{ name: coupon.name, ...labels }} offer={offer} toCoupons={pathOf(platform, 'coupons')} />;
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

/** A coupon that can be claimed as a card, with the state of the claim. */
function CouponOffer({ coupon, offer, toCoupons }: Props) {
  const { t } = useTranslation();
  const { isHeld, isOver, message, isError } = offer;
  return (
    <CouponDetails {...coupon} life={t('campaign.oncePerCustomer')} isOver={isOver}>
      <Row flex={1} wrap align="center" rowGap={4} columnGap={12}>
        <CouponAction name={coupon.name} offer={offer} toCoupons={toCoupons} />
        <p className={isError ? styles.formError : classNames(styles.message, isHeld && styles.isHeld)} role="status">
          {message}
        </p>
      </Row>
    </CouponDetails>
  );
}

/** A coupon that can be claimed in one row. */
function CouponRow({ coupon: { name, value, condition }, offer, toCoupons }: Props) {
  const { isOver, message, isError } = offer;
  return (
    <Row
      as="article"
      align="center"
      gap={12}
      radius="option"
      background="surface"
      className={classNames(styles.row, isOver && styles.claimableCouponIsOver)}
      aria-label={name}
    >
      <Stack as="p" flex={1} minWidth={0} overflowWrap="anywhere">
        <Text as="strong" color="action" size={15} className={styles.claimableCouponValue}>
          {value}
        </Text>
        <Text color="ink-2" size={13}>
          {condition}
        </Text>
        <span className={isError ? styles.formError : styles.message} role="status">
          {message}
        </span>
      </Stack>
      <CouponAction name={name} offer={offer} toCoupons={toCoupons} />
    </Row>
  );
}

/** The button that claims the coupon; for a claimed one, the link to the customer's coupons. */
function CouponAction({ name, offer, toCoupons }: { name: string } & Pick<Props, 'offer' | 'toCoupons'>) {
  const { t } = useTranslation();
  const { get, reconcileAgain, isHeld, isOver, isBusy } = offer;
  if (isHeld) {
    return (
      <Row
        as={Link}
        align="center"
        minHeight="touch"
        color="action"
        size={15}
        weight={600}
        inline
        className={styles.link}
        to={toCoupons}
      >
        {t('campaign.toCoupons')}
      </Row>
    );
  }
  if (isOver) return null;
  if (reconcileAgain) {
    return (
      <button type="button" className={styles.get} onClick={reconcileAgain}>
        {t('problem.checkAgain')}
      </button>
    );
  }
  // The accessible name contains the coupon, since several are listed. Not disabled while busy, so that it keeps the
  // focus.
  return (
    <button
      type="button"
      className={styles.get}
      aria-label={isBusy ? undefined : t('campaign.getNamed', { name })}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : get}
    >
      {t(isBusy ? 'campaign.getting' : 'campaign.get')}
    </button>
  );
}
