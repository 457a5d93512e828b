import type { Coupon } from '@/api/schema/coupon';
import { CouponFace } from '@/components/common/CouponFace';
import { WayLink } from '@/components/common/WayLink';
import { useCouponWords } from '@/features/coupons/useCouponWords';
import { useWords } from '@/hooks/useWords';
import { addressOfTarget, type Face } from '@/routes';
import styles from './CouponCard.less';

/** A coupon of the customer; "use now" leads to the goods it is for. */
export function CouponCard({ face, coupon }: { face: Face; coupon: Coupon }) {
  const { t } = useWords();
  const { hasBegun, ...words } = useCouponWords()(coupon);
  const way = coupon.state === 'usable' && hasBegun ? addressOfTarget(face, coupon.target) : undefined;
  return (
    <CouponFace {...words} name={coupon.name} isOver={coupon.state !== 'usable'}>
      {way && (
        <WayLink way={way} className={`way ${styles.use}`}>
          {t('checkout.coupon.useNow')}
          <span className="visually-hidden"> {coupon.name}</span>
        </WayLink>
      )}
    </CouponFace>
  );
}
