import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from './usePlatform';
import styles from './LoadingRows.less';

/** Placeholder rows for screens whose layout is not known yet. */
export function LoadingRows({ rows = 4 }: { rows?: number }) {
  const { t } = useTranslation();
  const { SkeletonRow } = usePlatform();
  return (
    <div className={styles.rows} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: rows }, (_, at) => (
        <SkeletonRow key={at} />
      ))}
    </div>
  );
}
