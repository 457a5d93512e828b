import { Row, Stack, Text } from '@/components/Layout';
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
import styles from '@/features/wallet/components/wallet.less';

/** Balance, reserved amount and log. */
export function WalletView() {
  const { t } = useTranslation();
  const { query, changeQuery } = useSearchParams();
  const wallet = useWalletScreen('h5', walletFilterOf(query));
  return (
    <>
      <PullToRefresh refresh={wallet.refresh} />
      <Stack gap={12} paddingInline="page">
        <WalletBalance wallet={wallet} />
        <Stack as="section" gap={12} marginTop={4} className={styles.h5} aria-labelledby="wallet-log">
          <Row as="header" wrap align="center" justify="space-between" rowGap={0} columnGap={16}>
            <Text as="h2" id="wallet-log" size={20}>
              {t('wallet.log')}
            </Text>
            <Row
              as={FeatureLink}
              minHeight="touch"
              align="center"
              color="action"
              size={15}
              weight={600}
              inline
              to={pathOf('h5', 'withdrawLog')}
            >
              {t('wallet.withdrawals')}
            </Row>
          </Row>
          {wallet.log && <WalletLog log={wallet.log} redeemPath={pathOf('h5', 'redeem')} onChoose={changeQuery} />}
          {!wallet.log &&
            (wallet.error ? <ErrorPanel error={wallet.error} retry={wallet.retry} /> : <WalletSkeleton />)}
        </Stack>
      </Stack>
    </>
  );
}
