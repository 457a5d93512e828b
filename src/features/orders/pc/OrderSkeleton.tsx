import classNames from 'classnames';
import { Skeleton } from '@/components/Skeleton';
import { Row, Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import detail from './OrderDetailPanel.less';
import row from './OrdersPanel.less';
import styles from './OrderSkeleton.less';

/** Placeholders for rows of the list, in the layout of the row. */
export function OrderRowsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={row.row}>
          <span className={row.pictures}>
            <span className={classNames('skeleton', row.picture, styles.tile)} />
          </span>
          <span className={row.text}>
            <Skeleton width="70%" height="20px" />
            <Skeleton width="150px" maxWidth="100%" height="16px" />
          </span>
          <span className={row.text}>
            <Skeleton width="72px" height="20px" />
            <Skeleton width="72px" height="20px" />
          </span>
          <span className={row.actions}>
            <Skeleton width="96px" height="40px" radius="full" />
            <Skeleton width="150px" maxWidth="100%" height="16px" />
          </span>
        </div>
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
      <div className={detail.columns}>
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
