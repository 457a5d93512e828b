import { Stack } from '@/components/Layout';
import '@/features/wallet/walletMessages';
import { Steps } from '@/platform/h5/Steps';
import { WithdrawalsSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { WithdrawalResult } from '@/features/wallet/components/WithdrawalResult';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { useWithdrawalScreen } from '@/features/wallet/useWithdrawalScreen';

/** The result of one withdrawal. */
export function ResultView({ id }: { id: string }) {
  const { result, error, retry } = useWithdrawalScreen('h5', id);
  return (
    <Stack gap={16} paddingInline="page">
      {result ? (
        <WithdrawalResult Steps={Steps} {...result} />
      ) : error ? (
        <ErrorPanel error={error} retry={retry} />
      ) : (
        <WithdrawalsSkeleton count={1} />
      )}
    </Stack>
  );
}
