import { LoadingRows } from '@/components/common/LoadingRows';
import { WithdrawalResult } from '@/components/common/WithdrawalResult';
import { Fault } from '@/components/h5/Fault';
import { useWithdrawalScreen } from '@/features/wallet/useWithdrawalScreen';
import styles from './WithdrawView.less';

/** How one withdrawal stands. */
export function ResultView({ id }: { id: string }) {
  const { result, problem, retry } = useWithdrawalScreen('h5', id);
  if (!result) return problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={2} />;
  return (
    <div className={styles.view}>
      <WithdrawalResult {...result} />
    </div>
  );
}
