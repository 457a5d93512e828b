import { WithdrawOutcome } from '@/components/both/WithdrawOutcome';
import { WithdrawTooLittle } from '@/components/both/WithdrawTooLittle';
import { WithdrawBones } from '@/components/common/WalletBones';
import { Fault } from '@/components/h5/Fault';
import { kit } from '@/components/h5/kit';
import { WithdrawSheet } from '@/components/h5/WithdrawSheet';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useLayer } from '@/hooks/useLayer';
import { useLayerEnd } from '@/hooks/useLayerEnd';
import { pathOf } from '@/routes';
import styles from './WithdrawView.less';
import { WithdrawForm } from './WithdrawForm';

/** The way of a withdrawal: typed on the page, looked over in a sheet, and what becomes of it. */
export function WithdrawView() {
  const layer = useLayer('withdrawReview');
  const withdrawing = useWithdraw({ onDone: ({ id }) => layer.closeInto(pathOf('h5', 'withdraw', { id })) });
  const { stage, canReview, problem, retry } = withdrawing;
  useLayerEnd(layer, !canReview);

  const content = () => {
    switch (stage) {
      case 'failed':
        return problem && <Fault problem={problem} retry={retry} />;
      case 'loading':
      case 'done':
        return <WithdrawBones />;
      case 'checking':
      case 'unknown':
        return <WithdrawOutcome kit={kit} isUnknown={stage === 'unknown'} onCheckAgain={withdrawing.checkAgain} />;
      case 'tooLittle':
        return <WithdrawTooLittle face="h5" withdrawing={withdrawing} />;
      case 'form':
        return <WithdrawForm withdrawing={withdrawing} isReviewing={layer.isOpen} onReview={layer.open} />;
    }
  };
  return (
    <div className={styles.view}>
      {content()}
      <WithdrawSheet layer={layer} withdrawing={withdrawing} />
    </div>
  );
}
