import type { GoodsDetail, Sku } from '@/api/schema/product';
import { getMyCoupons } from '@/api/userCalls';
import { ClaimableCoupon } from '@/features/coupons/components/ClaimableCoupon';
import { isUsedUp } from '@/features/coupons/offeredCoupon';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { useQuery } from '@/query/useQuery';
import styles from './ProductCoupons.less';

interface Props {
  goods: GoodsDetail;
  sku: Sku | undefined;
}

/** The price of one piece after the best coupon, and the coupons that the customer can claim; nothing without any. */
export function ProductCoupons({ goods: { coupons }, sku }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const { data: mine } = useQuery(getMyCoupons, {});
  if (!coupons || coupons.length === 0) return null;
  const best = sku?.afterCoupon ?? undefined;
  const bestCoupon = coupons.find(({ redeemCode }) => redeemCode === best?.redeemCode);
  return (
    <section className={styles.coupons} aria-label={t('review.coupons')}>
      {best && bestCoupon && !isUsedUp(bestCoupon, mine?.list ?? []) && (
        <p className={styles.after}>{t('review.afterCoupon', { price: money(best.price), name: bestCoupon.name })}</p>
      )}
      <ul className={styles.list}>
        {coupons.map((coupon) => (
          <li key={coupon.redeemCode}>
            <ClaimableCoupon coupon={coupon} isRow />
          </li>
        ))}
      </ul>
    </section>
  );
}
