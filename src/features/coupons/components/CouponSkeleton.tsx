import { Skeleton } from '@/components/Skeleton';
import { useTranslation } from '@/hooks/useTranslation';
import listStyles from './CouponList.less';

/** Places of coupons with a button each, while they load. */
export function CouponSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={listStyles.list} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} height="162px" radius="card" />
      ))}
    </div>
  );
}
