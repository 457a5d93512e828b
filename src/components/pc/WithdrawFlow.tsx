import { Link } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { StatePanel } from '@/components/common/StatePanel';
import { WithdrawBones } from '@/components/common/WalletBones';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useLayer } from '@/hooks/useLayer';
import { useLayerEnd } from '@/hooks/useLayerEnd';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Fault } from './Fault';
import styles from './WithdrawFlow.less';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawOutcome } from './WithdrawOutcome';
import { WithdrawReview } from './WithdrawReview';

/** The way of a withdrawal: typed, looked over as a step of its own to which Back leads out, and what becomes of it. */
export function WithdrawFlow() {
  const { t } = useWords();
  const layer = useLayer('withdrawReview');
  const withdrawing = useWithdraw({ onDone: ({ id }) => layer.closeInto(pathOf('pc', 'withdraw', { id })) });
  const words = useWithdrawWords(withdrawing);
  const { stage, canReview, problem, retry } = withdrawing;
  useLayerEnd(layer, !canReview);

  // Back in the form, the focus goes to what can be changed.
  const isReviewing = stage === 'form' && layer.isOpen && canReview;
  const wasReviewing = useRef(false);
  useEffect(() => void (wasReviewing.current ||= isReviewing), [isReviewing]);

  switch (stage) {
    case 'failed':
      return problem && <Fault problem={problem} retry={retry} />;
    case 'loading':
    case 'done':
      return <WithdrawBones />;
    case 'checking':
    case 'unknown':
      return <WithdrawOutcome isUnknown={stage === 'unknown'} onCheckAgain={withdrawing.checkAgain} />;
    case 'tooLittle':
      return (
        <StatePanel picture="empty-wallet" title={t('wallet.withdraw.tooLittle.title')} text={words.tooLittle}>
          <Link className={styles.way} to={pathOf('pc', 'hall')}>
            {t('problem.hall')}
          </Link>
        </StatePanel>
      );
    case 'form':
      return isReviewing ? (
        <WithdrawReview withdrawing={withdrawing} onChange={layer.close} />
      ) : (
        <WithdrawForm withdrawing={withdrawing} takesFocus={wasReviewing.current} onReview={layer.open} />
      );
  }
}
