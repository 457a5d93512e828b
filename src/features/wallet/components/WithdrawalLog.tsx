import { Link } from '@umijs/max';
import { useTranslation } from '@/hooks/useTranslation';
import { StatePanel } from '@/components/StatePanel';
import type { StepsControl } from '@/platform/controlProps';
import { WithdrawalCard, type WithdrawalDetails } from './WithdrawalCard';
import styles from './WithdrawalLog.less';

interface Props {
  /** The steps of the UI kit. */
  Steps: StepsControl;
  cards: readonly { id: string; isFailed: boolean; card: WithdrawalDetails }[];
  /** Number of withdrawals that could not be read. */
  droppedCount: number;
  /** URL of the withdrawal form. */
  withdrawPath: string;
}

/** All withdrawals, newest first; a failed one links to the form. */
export function WithdrawalLog({ Steps, cards, droppedCount, withdrawPath }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {cards.length === 0 ? (
        <StatePanel
          picture="empty-wallet"
          title={t('wallet.withdrawals.empty.title')}
          text={t('wallet.withdrawals.empty.text')}
        >
          <Link className="button-link" to={withdrawPath}>
            {t('wallet.withdraw')}
          </Link>
        </StatePanel>
      ) : (
        <ul className={styles.list}>
          {cards.map(({ id, isFailed, card }) => (
            <li key={id}>
              <WithdrawalCard {...card} Steps={Steps}>
                {isFailed && (
                  <Link className="button-link" to={withdrawPath}>
                    {t('wallet.withdrawals.again')}
                  </Link>
                )}
              </WithdrawalCard>
            </li>
          ))}
        </ul>
      )}
      {droppedCount > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: droppedCount })}</p>}
    </>
  );
}
