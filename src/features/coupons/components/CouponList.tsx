import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { Stack, Text } from '@/components/Layout';
import type { Coupon } from '@/api/coupons';
import { ActionLink } from '@/components/ActionLink';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { LinkTabs } from '@/components/LinkTabs';
import { StatePanel } from '@/platform/StatePanel';
import { entitlementTones } from '@/domain/stateTones';
import { useCouponLabels } from '@/features/coupons/useCouponLabels';
import { couponTabs, useMyCoupons } from '@/features/coupons/useMyCoupons';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { urlOfTarget } from '@/domain/urlOfTarget';
import { pathOf } from '@/lib/routes';
import { queryChoice } from '@/lib/searchParams';
import { usePlatform } from '@/platform/usePlatform';
import { CouponDetails } from './CouponDetails';
import { CouponSkeleton } from './CouponSkeleton';
import styles from './styles.less';

/** The customer's coupons by state; the state is part of the URL. */
export function CouponList() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const tab = queryChoice(query['state'], couponTabs) ?? 'usable';
  const { couponsOf, droppedCount, error, retry } = useMyCoupons();
  const coupons = couponsOf(tab);
  const tabs = couponTabs.map((id) => ({
    id,
    label: t(`checkout.coupons.tab.${id}`),
    to: pathOf(platform, 'coupons', { state: id }),
    count: couponsOf(id)?.length,
  }));
  const content = () => {
    if (!coupons) return error ? <ErrorPanel error={error} retry={retry} /> : <CouponSkeleton />;
    if (coupons.length > 0) {
      return (
        <Stack as="ul" gap={16} className={styles.list}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} />
            </li>
          ))}
        </Stack>
      );
    }
    return (
      <StatePanel
        picture="empty-coupons"
        title={t(`checkout.coupons.empty.${tab}`)}
        text={t('checkout.coupons.empty.text')}
      >
        <Link className="button-link" to={pathOf(platform, 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    );
  };
  return (
    <div className={styles[platform]}>
      <LinkTabs name={t('checkout.coupons.tabs')} tabs={tabs} current={tab} />
      {content()}
      {droppedCount > 0 && (
        <Text as="p" color="ink-3" size={13} className={styles.dropped}>
          {t('problem.rowsLeftOut', { count: droppedCount })}
        </Text>
      )}
    </div>
  );
}

/** A coupon of the customer; "use now" links to the products it applies to. */
function CouponCard({ coupon }: { coupon: Coupon }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { hasBegun, ...labels } = useCouponLabels()(coupon);
  const { redeemedGoodsId } = coupon;
  const address = redeemedGoodsId
    ? { inner: pathOf(platform, 'goods', { id: redeemedGoodsId, coupon: coupon.id }) }
    : urlOfTarget(platform, coupon.target);
  const target = coupon.state === 'usable' && hasBegun ? address : undefined;
  return (
    <CouponDetails {...labels} name={coupon.name} isOver={entitlementTones[coupon.state] === 'quiet'}>
      {target && (
        <Text
          as={ActionLink}
          target={target}
          paddingInline={16}
          color="action"
          size={13}
          className={classNames('button-link', styles.use)}
        >
          {t('checkout.coupon.useNow')}
          <span className="visually-hidden"> {coupon.name}</span>
        </Text>
      )}
    </CouponDetails>
  );
}
