import { Link } from '@umijs/max';
import { BalanceCard } from '@/components/common/BalanceCard';
import { HeldPanel } from '@/components/common/HeldPanel';
import { PartFault } from '@/components/common/PartFault';
import { WalletBones } from '@/components/common/WalletBones';
import { WalletLog } from '@/components/common/WalletLog';
import { useWalletScreen } from '@/features/wallet/useWalletScreen';
import { walletFilterOf } from '@/features/wallet/walletFilter';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Fault } from './Fault';
import styles from './WalletOverview.less';

/** Balance, what is held back, and the log; the filter is kept in the address. */
export function WalletOverview() {
  const { t } = useWords();
  const { query, changeQuery } = useQuery();
  const wallet = useWalletScreen('pc', walletFilterOf(query));
  return (
    <div className={styles.wallet}>
      <div className={styles.now}>
        {wallet.balanceProblem ? (
          <PartFault name={t('wallet.balance')} problem={wallet.balanceProblem} retry={wallet.retryBalance} />
        ) : (
          <BalanceCard label={t('wallet.available')} amount={wallet.available}>
            <Link to={pathOf('pc', 'withdraw')}>{t('wallet.withdraw')}</Link>
          </BalanceCard>
        )}
        {wallet.held && <HeldPanel {...wallet.held} />}
        {wallet.heldFault && <PartFault {...wallet.heldFault} />}
      </div>
      <section className={styles.log} aria-labelledby="wallet-log">
        <header className={styles.head}>
          <h2 id="wallet-log" className={styles.title}>
            {t('wallet.log')}
          </h2>
          <Link className={styles.way} to={pathOf('pc', 'withdrawLog')}>
            {t('wallet.withdrawals')}
          </Link>
        </header>
        {wallet.log && <WalletLog log={wallet.log} redeemPath={pathOf('pc', 'redeem')} onChoose={changeQuery} />}
        {!wallet.log && (wallet.problem ? <Fault problem={wallet.problem} retry={wallet.retry} /> : <WalletBones />)}
      </section>
    </div>
  );
}
