import { queryId } from '@/domain/query';
import { LoadingRows } from '@/components/common/LoadingRows';
import { WithdrawalResult } from '@/components/common/WithdrawalResult';
import { useWithdrawalScreen } from '@/features/wallet/useWithdrawalScreen';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { Fault } from './Fault';
import { WalletPart } from './WalletPart';
import { WithdrawFlow } from './WithdrawFlow';
import styles from './WithdrawPanel.less';

/** Taking money out; with an id in the query, how that withdrawal stands. */
export function WithdrawPanel() {
  const { t } = useWords();
  const { query } = useQuery();
  const id = queryId(query['id']);
  return (
    <WalletPart title={t('wallet.withdraw')}>
      <div className={styles.panel}>{id ? <Result id={id} /> : <WithdrawFlow />}</div>
    </WalletPart>
  );
}

function Result({ id }: { id: string }) {
  const { result, problem, retry } = useWithdrawalScreen('pc', id);
  if (result) return <WithdrawalResult {...result} />;
  return problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={2} />;
}
