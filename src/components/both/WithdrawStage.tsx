import type { ReactNode } from 'react';
import { WithdrawBones } from '@/components/common/WalletBones';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { FaultPanel } from './FaultPanel';
import type { Kit } from './kit';
import { WithdrawOutcome } from './WithdrawOutcome';
import { WithdrawTooLittle } from './WithdrawTooLittle';

interface Props {
  kit: Kit;
  withdrawing: Withdrawing;
  /** The form of the face, while there is something to be typed. */
  children: ReactNode;
}

/** A withdrawal as far as it has come. */
export function WithdrawStage({ kit, withdrawing, children }: Props) {
  const { stage, problem, retry } = withdrawing;
  switch (stage) {
    case 'failed':
      return problem && <FaultPanel face={kit.face} problem={problem} retry={retry} />;
    case 'loading':
    case 'done':
      return <WithdrawBones />;
    case 'checking':
    case 'unknown':
      return <WithdrawOutcome kit={kit} isUnknown={stage === 'unknown'} onCheckAgain={withdrawing.checkAgain} />;
    case 'tooLittle':
      return <WithdrawTooLittle face={kit.face} withdrawing={withdrawing} />;
    case 'form':
      return children;
  }
}
