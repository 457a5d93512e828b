import { Stack } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './styles.less';

/** Places of coupons with a button each, while they load. */
export function CouponSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={16} className={styles.list} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} height="162px" radius="card" />
      ))}
    </Stack>
  );
}
