import type { ReactNode } from 'react';
import { WithdrawSkeleton } from './WalletSkeleton';
import type { WithdrawScreen } from '@/features/wallet/useWithdraw';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { WithdrawOutcome } from './WithdrawOutcome';
import { BalanceTooLow } from './BalanceTooLow';

interface Props {
  withdrawing: WithdrawScreen;
  /** The form of the platform. */
  children: ReactNode;
}

/** The current step of a withdrawal. */
export function WithdrawStep({ withdrawing, children }: Props) {
  const { stage, error, retry } = withdrawing;
  switch (stage) {
    case 'failed':
      return error && <ErrorPanel error={error} retry={retry} />;
    case 'loading':
    case 'done':
      return <WithdrawSkeleton />;
    case 'reconciling':
    case 'unknown':
      return <WithdrawOutcome isUnknown={stage === 'unknown'} onCheckAgain={withdrawing.reconcileAgain} />;
    case 'tooLittle':
      return <BalanceTooLow withdrawing={withdrawing} />;
    case 'form':
      return children;
  }
}
