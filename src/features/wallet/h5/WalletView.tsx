import { FeatureLink } from '@/components/FeatureLink';
import '@/features/wallet/walletMessages';
import { BalanceCard } from '@/features/wallet/components/BalanceCard';
import { ReservedAmount } from '@/components/ReservedAmount';
import { SectionError } from '@/components/SectionError';
import { PullToRefresh } from '@/components/PullToRefresh';
import { WalletSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { WalletLog } from '@/features/wallet/components/WalletLog';
import { ErrorPanel } from '@/components/ErrorPanel';
import { useWalletScreen } from '@/features/wallet/useWalletScreen';
import { walletFilterOf } from '@/features/wallet/walletFilter';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './WalletView.less';

/** Balance, reserved amount and log. */
export function WalletView() {
  const { t } = useTranslation();
  const { query, changeQuery } = useSearchParams();
  const wallet = useWalletScreen('h5', walletFilterOf(query));
  return (
    <>
      <PullToRefresh refresh={wallet.refresh} />
      <div className={styles.wallet}>
        {wallet.balanceError ? (
          <SectionError name={t('wallet.balance')} error={wallet.balanceError} retry={wallet.retryBalance} />
        ) : (
          <BalanceCard label={t('wallet.available')} amount={wallet.available} note={wallet.withdrawNote}>
            {wallet.canWithdraw && <FeatureLink to={pathOf('h5', 'withdraw')}>{t('wallet.withdraw')}</FeatureLink>}
          </BalanceCard>
        )}
        {wallet.held && <ReservedAmount {...wallet.held} />}
        {wallet.heldError && <SectionError {...wallet.heldError} />}
        <section className={styles.log} aria-labelledby="wallet-log">
          <header className={styles.head}>
            <h2 id="wallet-log" className={styles.title}>
              {t('wallet.log')}
            </h2>
            <FeatureLink className={styles.link} to={pathOf('h5', 'withdrawLog')}>
              {t('wallet.withdrawals')}
            </FeatureLink>
          </header>
          {wallet.log && <WalletLog log={wallet.log} redeemPath={pathOf('h5', 'redeem')} onChoose={changeQuery} />}
          {!wallet.log &&
            (wallet.error ? <ErrorPanel error={wallet.error} retry={wallet.retry} /> : <WalletSkeleton />)}
        </section>
      </div>
    </>
  );
}
