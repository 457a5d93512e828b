import { LoadingRows } from '@/components/LoadingRows';
import { WithdrawalLog } from '@/features/wallet/components/WithdrawalLog';
import { ErrorPanel } from '@/components/ErrorPanel';
import { useWithdrawalsScreen } from '@/features/wallet/useWithdrawalsScreen';
import { Steps } from '@/platform/h5/Steps';
import styles from './WithdrawalsView.less';

/** All withdrawals. */
export function WithdrawalsView() {
  const { cards, droppedCount, error, retry } = useWithdrawalsScreen();
  if (!cards) return error ? <ErrorPanel error={error} retry={retry} /> : <LoadingRows rows={3} />;
  return (
    <div className={styles.view}>
      <WithdrawalLog Steps={Steps} cards={cards} droppedCount={droppedCount} />
    </div>
  );
}
