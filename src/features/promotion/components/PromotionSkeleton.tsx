import classNames from 'classnames';
import { Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './PromotionSkeleton.less';

/** Placeholder of the invitation: reward, link and rules. */
export function PromotionSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={12} className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      <span className={classNames('skeleton', styles.hero)} />
      <span className={classNames('skeleton', styles.link)} />
      <span className={classNames('skeleton', styles.rules)} />
    </Stack>
  );
}
