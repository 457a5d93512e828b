import { WithdrawStage } from '@/components/both/WithdrawStage';
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
  useLayerEnd(layer, !withdrawing.canReview);
  return (
    <div className={styles.view}>
      <WithdrawStage kit={kit} withdrawing={withdrawing}>
        <WithdrawForm withdrawing={withdrawing} isReviewing={layer.isOpen} onReview={layer.open} />
      </WithdrawStage>
      <WithdrawSheet layer={layer} withdrawing={withdrawing} />
    </div>
  );
}
