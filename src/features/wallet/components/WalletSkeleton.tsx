import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import card from './WithdrawalCard.less';
import filters from './WalletFilters.less';
import list from './WithdrawalLog.less';
import log from './WalletLog.less';
import styles from './WalletSkeleton.less';

/** Number of rows and cards, as many as fit below the balance. */
const rows = [0, 1, 2, 3, 4];
const cards = [0, 1, 2];

/** Placeholder of the wallet's log: filters, and the rows of a month. */
export function WalletSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      <div className={filters.filters}>
        <div className={styles.chips}>
          {cards.map((at) => (
            <span key={at} className={classNames('skeleton', styles.chip)} />
          ))}
        </div>
        <span className={classNames('skeleton', styles.chip)} />
      </div>
      <div className={log.month}>
        <div className={log.head}>
          <span className={classNames('skeleton', styles.name)} />
        </div>
        <div className={log.rows}>
          {rows.map((at) => (
            <div key={at} className={log.row}>
              <span className={classNames('skeleton', log.icon)} />
              <span className={classNames('skeleton', styles.text)} />
              <span className={classNames('skeleton', styles.amount)} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Placeholder of the withdrawals: cards with amount, steps and sums. */
export function WithdrawalsSkeleton({ count = cards.length }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div className={list.list} role="status" aria-label={t('shell.loading')}>
      {cards.slice(0, count).map((at) => (
        <div key={at} className={card.card}>
          <div className={card.head}>
            <span className={classNames('skeleton', styles.amount)} />
            <span className={classNames('skeleton', styles.amount)} />
          </div>
          <span className={classNames('skeleton', styles.name)} />
          <span className={classNames('skeleton', styles.steps)} />
          <span className={classNames('skeleton', styles.lines)} />
          <span className={classNames('skeleton', styles.name)} />
        </div>
      ))}
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
