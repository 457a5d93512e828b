import '@/features/wallet/walletMessages';
import { Steps } from '@/platform/h5/Steps';
import { WithdrawalsSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { WithdrawalResult } from '@/features/wallet/components/WithdrawalResult';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { useWithdrawalScreen } from '@/features/wallet/useWithdrawalScreen';
import styles from './WithdrawView.less';

/** The result of one withdrawal. */
export function ResultView({ id }: { id: string }) {
  const { result, error, retry } = useWithdrawalScreen('h5', id);
  return (
    <div className={styles.view}>
      {result ? (
        <WithdrawalResult Steps={Steps} {...result} />
      ) : error ? (
        <ErrorPanel error={error} retry={retry} />
      ) : (
        <WithdrawalsSkeleton count={1} />
      )}
    </div>
  );
}
