import { LoadingRows } from '@/components/common/LoadingRows';
import { WithdrawalLog } from '@/components/common/WithdrawalLog';
import { useWithdrawalsScreen } from '@/features/wallet/useWithdrawalsScreen';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Fault } from './Fault';
import { WalletPart } from './WalletPart';

/** All withdrawals and how far each has come. */
export function WithdrawalsPanel() {
  const { t } = useWords();
  const { cards, dropped, problem, retry } = useWithdrawalsScreen();
  return (
    <WalletPart title={t('wallet.withdrawals')}>
      {cards && <WithdrawalLog cards={cards} dropped={dropped} withdrawPath={pathOf('pc', 'withdraw')} />}
      {!cards && (problem ? <Fault problem={problem} retry={retry} /> : <LoadingRows rows={3} />)}
    </WalletPart>
  );
}
