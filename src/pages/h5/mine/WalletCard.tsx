import { Link } from '@umijs/max';
import type { Balance } from '@/api/schema/user';
import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './WalletCard.less';

interface Props {
  balance: Balance | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** What the wallet holds, the way into it and the way out of it. */
export function WalletCard({ balance, hasFailed, retry }: Props) {
  const { t } = useWords();
  const money = useMoney(balance?.currency);
  return (
    <section className={styles.card} aria-label={t('mine.wallet')}>
      <Link className={styles.into} to={pathOf('h5', 'wallet')}>
        <span>{t('mine.balance')}</span>{' '}
        {balance ? (
          <strong className={styles.amount}>{money(balance.available)}</strong>
        ) : hasFailed ? (
          <span className={styles.failed}>{t('mine.balanceUnknown')}</span>
        ) : (
          <span className={`bone ${styles.bone}`} />
        )}
      </Link>
      {hasFailed ? (
        <button type="button" className={styles.way} onClick={retry}>
          {t('problem.retry')}
        </button>
      ) : (
        <Link className={styles.way} to={pathOf('h5', 'withdraw')}>
          {t('mine.withdraw')}
        </Link>
      )}
    </section>
  );
}
