import { Steps } from '@/platform/h5/Steps';
import { LoadingRows } from '@/components/LoadingRows';
import { WithdrawalResult } from '@/features/wallet/components/WithdrawalResult';
import { ErrorPanel } from '@/components/ErrorPanel';
import { useWithdrawalScreen } from '@/features/wallet/useWithdrawalScreen';
import styles from './WithdrawView.less';

/** The result of one withdrawal. */
export function ResultView({ id }: { id: string }) {
  const { result, error, retry } = useWithdrawalScreen('h5', id);
  if (!result) return error ? <ErrorPanel error={error} retry={retry} /> : <LoadingRows rows={2} />;
  return (
    <div className={styles.view}>
      <WithdrawalResult Steps={Steps} {...result} />
    </div>
  );
}
