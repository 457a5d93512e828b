import { Link } from '@umijs/max';
import { useWords } from '@/hooks/useWords';
import { StatePanel } from './StatePanel';
import { WalletFilters } from './WalletFilters';
import styles from './WalletLog.less';
import { WalletMonths, type WalletMonthsProps } from './WalletMonths';

interface Props<Entry> {
  log: {
    /** Nothing has ever moved. */
    isEmpty: boolean;
    /** Entries that could not be read. */
    dropped: number;
    filters: Omit<Parameters<typeof WalletFilters>[0], 'onChoose'>;
  } & WalletMonthsProps<Entry>;
  /** Where a code is redeemed. */
  redeemPath: string;
  onChoose: Parameters<typeof WalletFilters>[0]['onChoose'];
}

/** What moved in the wallet, by kind and month; from nothing at all and from nothing of this kind there is a way on. */
export function WalletLog<Entry extends { id: string }>({ log, redeemPath, onChoose }: Props<Entry>) {
  const { t } = useWords();
  const shown = log.months.reduce((count, { entries }) => count + entries.length, 0);
  return (
    <>
      {log.isEmpty ? (
        <StatePanel picture="empty-wallet" title={t('wallet.empty.title')} text={t('wallet.empty.text')}>
          <Link className="way" to={redeemPath}>
            {t('wallet.empty.way')}
          </Link>
        </StatePanel>
      ) : (
        <WalletFilters {...log.filters} onChoose={onChoose} />
      )}
      {!log.isEmpty && shown === 0 && (
        <StatePanel picture="empty-search" title={t('wallet.nothing.title')} text={t('wallet.nothing.text')}>
          <button type="button" className="way" onClick={() => onChoose({ kind: '', month: '' })}>
            {t('wallet.nothing.way')}
          </button>
        </StatePanel>
      )}
      <WalletMonths months={log.months} rowOf={log.rowOf} />
      {log.dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: log.dropped })}</p>}
      <p className="visually-hidden" role="status">
        {t('wallet.shown', { count: shown })}
      </p>
    </>
  );
}
