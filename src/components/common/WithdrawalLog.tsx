import { Link } from '@umijs/max';
import { useWords } from '@/hooks/useWords';
import { StatePanel } from './StatePanel';
import { WithdrawalCard } from './WithdrawalCard';
import styles from './WithdrawalLog.less';

interface Props {
  cards: readonly { id: string; isFailed: boolean; card: Omit<Parameters<typeof WithdrawalCard>[0], 'children'> }[];
  /** Withdrawals that could not be read. */
  dropped: number;
  /** Where money is withdrawn. */
  withdrawPath: string;
}

/** All withdrawals, newest first; one that failed offers another try. */
export function WithdrawalLog({ cards, dropped, withdrawPath }: Props) {
  const { t } = useWords();
  return (
    <>
      {cards.length === 0 ? (
        <StatePanel picture="empty-wallet" title={t('wallet.withdrawals.empty.title')} text={t('wallet.withdrawals.empty.text')}>
          <Link className="way" to={withdrawPath}>
            {t('wallet.withdraw')}
          </Link>
        </StatePanel>
      ) : (
        <ul className={styles.list}>
          {cards.map(({ id, isFailed, card }) => (
            <li key={id}>
              <WithdrawalCard {...card}>
                {isFailed && (
                  <Link className="way" to={withdrawPath}>
                    {t('wallet.withdrawals.again')}
                  </Link>
                )}
              </WithdrawalCard>
            </li>
          ))}
        </ul>
      )}
      {dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </>
  );
}
