import { Link } from '@umijs/max';
import { BalanceCard } from '@/components/common/BalanceCard';
import { HeldPanel } from '@/components/common/HeldPanel';
import { PartFault } from '@/components/common/PartFault';
import { PullHint } from '@/components/common/PullHint';
import { WalletBones } from '@/components/common/WalletBones';
import { WalletLog } from '@/components/common/WalletLog';
import { Fault } from '@/components/h5/Fault';
import { useWalletScreen } from '@/features/wallet/useWalletScreen';
import { walletFilterOf } from '@/features/wallet/walletFilter';
import { usePullToRefresh } from '@/hooks/usePullToRefresh';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './WalletView.less';

/** Balance, what is held back, and the log. */
export function WalletView() {
  const { t } = useWords();
  const { query, changeQuery } = useQuery();
  const wallet = useWalletScreen('h5', walletFilterOf(query));
  const { pull, isRefreshing } = usePullToRefresh(wallet.refresh);
  return (
    <>
      <PullHint pull={pull} isRefreshing={isRefreshing} />
      <div className={styles.wallet}>
        {wallet.balanceProblem ? (
          <PartFault name={t('wallet.balance')} problem={wallet.balanceProblem} retry={wallet.retryBalance} />
        ) : (
          <BalanceCard label={t('wallet.available')} amount={wallet.available}>
            <Link to={pathOf('h5', 'withdraw')}>{t('wallet.withdraw')}</Link>
          </BalanceCard>
        )}
        {wallet.held && <HeldPanel {...wallet.held} />}
        {wallet.heldFault && <PartFault {...wallet.heldFault} />}
        <section className={styles.log} aria-labelledby="wallet-log">
          <header className={styles.head}>
            <h2 id="wallet-log" className={styles.title}>
              {t('wallet.log')}
            </h2>
            <Link className={styles.way} to={pathOf('h5', 'withdrawLog')}>
              {t('wallet.withdrawals')}
            </Link>
          </header>
          {wallet.log && <WalletLog log={wallet.log} redeemPath={pathOf('h5', 'redeem')} onChoose={changeQuery} />}
          {!wallet.log && (wallet.problem ? <Fault problem={wallet.problem} retry={wallet.retry} /> : <WalletBones />)}
        </section>
      </div>
    </>
  );
}
