import { Skeleton } from '@/components/Skeleton';
import { Card, Row, Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './orders.less';

/** Placeholders for rows of the list, in the layout of the styles. */
export function OrderRowsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} className={styles.row}>
          <span>
            <Skeleton width="64px" aspectRatio="1" radius="option" />
          </span>
          <Stack as="span" gap={2}>
            <Skeleton width="70%" height="20px" />
            <Skeleton width="150px" maxWidth="100%" height="16px" />
          </Stack>
          <Stack as="span" gap={2}>
            <Skeleton width="72px" height="20px" />
            <Skeleton width="72px" height="20px" />
          </Stack>
          <Stack as="span" gap={6} justifyItems="end" className={styles.rowActions}>
            <Skeleton width="96px" height="40px" radius="full" />
            <Skeleton width="150px" maxWidth="100%" height="16px" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** Placeholder of one order in two columns. */
export function OrderDetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      <Row wrap align="center" justify="space-between" gap={16} marginBottom={20}>
        <Skeleton width="200px" height="48px" />
      </Row>
      <div className={styles.columns}>
        <Stack alignContent="start" gap={20}>
          <Skeleton radius="card" height="108px" />
          <Skeleton radius="card" height="196px" />
          <Skeleton radius="card" height="172px" />
        </Stack>
        <Stack alignContent="start" gap={20}>
          <Skeleton radius="card" height="108px" />
          <Skeleton radius="card" height="196px" />
        </Stack>
      </div>
    </div>
  );
}
