import { Row, Stack, Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import '@/features/wallet/walletMessages';
import { queryChoice } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';
import { WithdrawPanel } from './WithdrawPanel';
import { WithdrawalLog } from '@/features/wallet/components/WithdrawalLog';
import { useWithdrawalsScreen } from '@/features/wallet/useWithdrawalsScreen';
import { useTranslation } from '@/hooks/useTranslation';
import { Steps } from '@/platform/pc/Steps';
import { pathOf } from '@/lib/routes';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { WalletSection } from './WalletSection';
import { WalletBalance } from '@/features/wallet/components/WalletBalance';
import { WalletSkeleton, WithdrawalsSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { WalletLog } from '@/features/wallet/components/WalletLog';
import { useWalletScreen } from '@/features/wallet/useWalletScreen';
import { walletFilterOf } from '@/features/wallet/walletFilter';
import styles from '@/features/wallet/components/wallet.less';

/** The wallet: balance and log; with a view in the query, the withdrawal form or the log of withdrawals. */
export function WalletPanel() {
  const { query } = useSearchParams();
  switch (queryChoice(query['view'], ['withdraw', 'withdrawals'])) {
    case 'withdraw':
      return <WithdrawPanel />;
    case 'withdrawals':
      return <WithdrawalsPanel />;
    case undefined:
      return <WalletOverview />;
  }
}

/** All withdrawals with their states. */
function WithdrawalsPanel() {
  const { t } = useTranslation();
  const { cards, droppedCount, error, retry } = useWithdrawalsScreen();
  return (
    <WalletSection title={t('wallet.withdrawals')}>
      {cards && <WithdrawalLog Steps={Steps} cards={cards} droppedCount={droppedCount} />}
      {!cards && (error ? <ErrorPanel error={error} retry={retry} /> : <WithdrawalsSkeleton />)}
    </WalletSection>
  );
}

/** Balance, reserved amount and log; the filter is in the URL. */
function WalletOverview() {
  const { t } = useTranslation();
  const { query, changeQuery } = useSearchParams();
  const wallet = useWalletScreen('pc', walletFilterOf(query));
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <WalletBalance wallet={wallet} />
      </Stack>
      <Stack as="section" gap={16} className={styles.pc} aria-labelledby="wallet-log">
        <Row as="header" wrap align="baseline" justify="space-between" rowGap={4} columnGap={16}>
          <Text as="h2" id="wallet-log" size={20}>
            {t('wallet.log')}
          </Text>
          <Text as={FeatureLink} color="action" weight={600} to={pathOf('pc', 'withdrawLog')}>
            {t('wallet.withdrawals')}
          </Text>
        </Row>
        {wallet.log && <WalletLog log={wallet.log} redeemPath={pathOf('pc', 'redeem')} onChoose={changeQuery} />}
        {!wallet.log && (wallet.error ? <ErrorPanel error={wallet.error} retry={wallet.retry} /> : <WalletSkeleton />)}
      </Stack>
    </Stack>
  );
}
