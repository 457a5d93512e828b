import classNames from 'classnames';
import { Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './styles.less';

/** Placeholder of the invitation: reward, link and rules. */
export function PromotionSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={12} className={styles.promotionSkeletonSkeleton} role="status" aria-label={t('shell.loading')}>
      <span className={classNames('skeleton', styles.promotionSkeletonHero)} />
      <span className={classNames('skeleton', styles.promotionSkeletonLink)} />
      <span className={classNames('skeleton', styles.promotionSkeletonRules)} />
    </Stack>
  );
}
