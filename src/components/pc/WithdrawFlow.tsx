import { useEffect, useRef } from 'react';
import { WithdrawStage } from '@/components/both/WithdrawStage';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useLayer } from '@/hooks/useLayer';
import { useLayerEnd } from '@/hooks/useLayerEnd';
import { pathOf } from '@/routes';
import { kit } from './kit';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawReview } from './WithdrawReview';

/** The way of a withdrawal: typed, looked over as a step of its own to which Back leads out, and what becomes of it. */
export function WithdrawFlow() {
  const layer = useLayer('withdrawReview');
  const withdrawing = useWithdraw({ onDone: ({ id }) => layer.closeInto(pathOf('pc', 'withdraw', { id })) });
  const { stage, canReview } = withdrawing;
  useLayerEnd(layer, !canReview);

  // Back in the form, the focus goes to what can be changed.
  const isReviewing = stage === 'form' && layer.isOpen && canReview;
  const wasReviewing = useRef(false);
  useEffect(() => void (wasReviewing.current ||= isReviewing), [isReviewing]);

  return (
    <WithdrawStage kit={kit} withdrawing={withdrawing}>
      {isReviewing ? (
        <WithdrawReview withdrawing={withdrawing} onChange={layer.close} />
      ) : (
        <WithdrawForm withdrawing={withdrawing} takesFocus={wasReviewing.current} onReview={layer.open} />
      )}
    </WithdrawStage>
  );
}
