import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './WalletSkeleton.less';

/** Placeholder of the wallet's log. */
export function WalletSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      <span className={classNames('skeleton', styles.chips)} />
      <span className={classNames('skeleton', styles.month)} />
      <span className={classNames('skeleton', styles.name)} />
      <span className={classNames('skeleton', styles.rows)} />
    </div>
  );
}

/** Placeholder of the withdrawal form. */
export function WithdrawSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      {[0, 1, 2].map((at) => (
        <span key={at} className={classNames('skeleton', styles.field)} />
      ))}
      <span className={classNames('skeleton', styles.sums)} />
    </div>
  );
}
