import { Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import '@/features/wallet/walletMessages';
import { WalletBalance } from '@/features/wallet/components/WalletBalance';
import { PullToRefresh } from '@/components/PullToRefresh';
import { WalletSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { WalletLog } from '@/features/wallet/components/WalletLog';
import { ErrorPanel } from '@/platform/ErrorPanel';
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
        <WalletBalance wallet={wallet} />
        <section className={styles.log} aria-labelledby="wallet-log">
          <header className={styles.head}>
            <Text as="h2" id="wallet-log" size={20}>
              {t('wallet.log')}
            </Text>
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
