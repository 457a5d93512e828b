import classNames from 'classnames';
import { Row, Stack, Text } from '@/components/Layout';
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
      <div className={filters.filters} aria-hidden="true">
        <div className={filters.kinds}>
          <Row gap={6}>
            {rows.map((at) => (
              <span key={at} className={classNames('skeleton', styles.chip)} />
            ))}
          </Row>
        </div>
        <span className={classNames('skeleton', styles.select)} />
      </div>
      <Stack gap={8} aria-hidden="true">
        <div className={log.head}>
          <Text as="div" size={17} className={styles.heading}>
            <span className={classNames('skeleton', styles.bar)} />
          </Text>
          <Text as="div" color="ink-2" size={13} tabular>
            <span className={classNames('skeleton', styles.bar)} />
          </Text>
        </div>
        <div className={log.rows}>
          <ul>
            {rows.map((at) => (
              <li key={at}>
                <div className={log.row}>
                  <span className={classNames('skeleton', log.icon)} />
                  <div className={log.text}>
                    <div className={log.title}>
                      <span className={classNames('skeleton', styles.bar)} />
                    </div>
                    <Text as="div" color="ink-3" size={13}>
                      <span className={classNames('skeleton', styles.bar)} />
                    </Text>
                  </div>
                  <span className={classNames('skeleton', styles.amount)} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Stack>
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
