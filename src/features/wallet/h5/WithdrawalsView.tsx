import { Stack } from '@/components/Layout';
import '@/features/wallet/walletMessages';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { PullToRefresh } from '@/components/PullToRefresh';
import { WithdrawalsSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { WithdrawalLog } from '@/features/wallet/components/WithdrawalLog';
import { useWithdrawalsScreen } from '@/features/wallet/useWithdrawalsScreen';
import { Steps } from '@/platform/h5/Steps';

/** All withdrawals. */
export function WithdrawalsView() {
  const { cards, droppedCount, error, retry } = useWithdrawalsScreen();
  return (
    <>
      <PullToRefresh refresh={retry} />
      <Stack gap={12} paddingInline="page">
        {cards ? (
          <WithdrawalLog Steps={Steps} cards={cards} droppedCount={droppedCount} />
        ) : error ? (
          <ErrorPanel error={error} retry={retry} />
        ) : (
          <WithdrawalsSkeleton />
        )}
      </Stack>
    </>
  );
}
