import { LoadingRows } from '@/components/common/LoadingRows';
import { WithdrawalLog } from '@/components/common/WithdrawalLog';
import { Fault } from '@/components/h5/Fault';
import { useWithdrawalsScreen } from '@/features/wallet/useWithdrawalsScreen';
import { pathOf } from '@/routes';
import styles from './WithdrawalsView.less';

/** All withdrawals. */
export function WithdrawalsView() {
  const { cards, dropped, problem, retry } = useWithdrawalsScreen();
  if (!cards) return problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={3} />;
  return (
    <div className={styles.view}>
      <WithdrawalLog cards={cards} dropped={dropped} withdrawPath={pathOf('h5', 'withdraw')} />
    </div>
  );
}
