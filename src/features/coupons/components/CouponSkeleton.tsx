import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import listStyles from './CouponList.less';
import styles from './CouponSkeleton.less';

/** Places of coupons with a button each, while they load. */
export function CouponSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={listStyles.list} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: 4 }, (_, at) => (
        <span key={at} className={classNames('skeleton', styles.coupon)} />
      ))}
    </div>
  );
}
