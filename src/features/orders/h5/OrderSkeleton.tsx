import classNames from 'classnames';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import card from './OrderCard.less';
import styles from './OrderSkeleton.less';

/** Placeholders for order cards, in the layout of the card. */
export function OrderSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={card.card}>
          <div className={card.head}>
            <Skeleton width="96px" height="16px" />
            <Skeleton width="52px" height="16px" />
          </div>
          <div className={card.body}>
            <div className={card.pictures}>
              <span className={classNames('skeleton', card.picture, styles.tile)} />
              <Skeleton flex={1} maxWidth="140px" height="18px" />
            </div>
            <Skeleton width="64px" height="40px" />
          </div>
          <div className={card.foot}>
            <Skeleton width="40%" height="16px" />
            <Skeleton width="80px" height="44px" radius="full" />
          </div>
        </div>
      ))}
    </Stack>
  );
}

/** Placeholder of one order: state, progress, lines, address and sums. */
export function OrderDetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={12} role="status" aria-label={t('shell.loading')}>
      <Stack gap={6} paddingBlock={8} paddingInline={4}>
        <Skeleton width="140px" height="30px" />
        <Skeleton width="96px" height="16px" />
      </Stack>
      {(['steps', 'lines', 'address', 'sums'] as const).map((part) => (
        <span key={part} className={classNames('skeleton', styles.part, styles[part])} />
      ))}
    </Stack>
  );
}
