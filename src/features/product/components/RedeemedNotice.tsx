import { Gift } from 'lucide-react';
import { getMyCoupons } from '@/api/couponCalls';
import { useTranslation } from '@/hooks/useTranslation';
import { useQuery } from '@/query/useQuery';
import styles from './RedeemedNotice.less';

interface Props {
  goodsId: string;
  /** Id of the coupon that the link names; untrusted. */
  couponId: string;
}

/** Says that the product is the customer's by a redeemed code, as long as the coupon for it can be used. */
export function RedeemedNotice({ goodsId, couponId }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(getMyCoupons, {});
  const coupon = data?.list.find(({ id }) => id === couponId);
  if (coupon?.state !== 'usable' || coupon.redeemedGoodsId !== goodsId) return null;
  return (
    <p className={styles.notice} role="status">
      <Gift className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
      <span>
        <strong className={styles.title}>{t('redeem.yours')}</strong>
        {t('redeem.got.goodsByCoupon')}
      </span>
    </p>
  );
}
