import { Card, Text } from '@/components/Layout';
import '@/features/wallet/walletMessages';
import { Steps } from '@/platform/pc/Steps';
import { queryId } from '@/lib/searchParams';
import { WithdrawalsSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { WithdrawalResult } from '@/features/wallet/components/WithdrawalResult';
import { useWithdrawalScreen } from '@/features/wallet/useWithdrawalScreen';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { WalletSection } from './WalletSection';
import { useEffect, useRef } from 'react';
import { WithdrawStep } from '@/features/wallet/components/WithdrawStep';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useModalRouteEnd } from '@/hooks/useModalRouteEnd';
import { pathOf } from '@/lib/routes';
import { WithdrawReviewButtons, WithdrawReviewLines } from '@/features/wallet/components/WithdrawReviewFields';
import type { WithdrawScreen } from '@/features/wallet/useWithdraw';
import { useFormKit } from '@/platform/useFormKit';
import { WithdrawForm } from '@/features/wallet/components/WithdrawForm';

/** The withdrawal form; with an id in the query, the result of that withdrawal. */
export function WithdrawPanel() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  return (
    <WalletSection title={t(id ? 'wallet.withdrawal' : 'wallet.withdraw')}>
      {id ? <WithdrawalOutcome id={id} /> : <WithdrawFlow />}
    </WalletSection>
  );
}

function WithdrawalOutcome({ id }: { id: string }) {
  const { result, error, retry } = useWithdrawalScreen('pc', id);
  if (result) return <WithdrawalResult Steps={Steps} {...result} />;
  return error ? <ErrorPanel error={error} retry={retry} /> : <WithdrawalsSkeleton count={1} />;
}

/** A withdrawal: the form, the review as a step that Back closes, then the outcome. */
function WithdrawFlow() {
  const kit = useFormKit();
  const modal = useModalRoute('withdrawReview');
  const withdrawing = useWithdraw({ onDone: ({ id }) => modal.closeInto(pathOf('pc', 'withdraw', { id })) });
  const { stage, canReview } = withdrawing;
  useModalRouteEnd(modal, !canReview);

  // After the review the focus returns to the form.
  const isReviewing = stage === 'form' && modal.isOpen && canReview;
  const wasReviewing = useRef(false);
  useEffect(() => void (wasReviewing.current ||= isReviewing), [isReviewing]);

  return (
    <WithdrawStep withdrawing={withdrawing}>
      {isReviewing ? (
        <WithdrawReview withdrawing={withdrawing} onChange={modal.close} />
      ) : (
        <WithdrawForm kit={kit} withdrawing={withdrawing} takesFocus={wasReviewing.current} onReview={modal.open} />
      )}
    </WithdrawStep>
  );
}

interface Props {
  withdrawing: WithdrawScreen;
  onChange: () => void;
}

/** The review of a withdrawal, in place of the form. */
function WithdrawReview({ withdrawing, onChange }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" gap={16} padding={24} style={{ maxWidth: 560 }} aria-labelledby="withdraw-review">
      <Text as="h3" id="withdraw-review" ref={heading} tabIndex={-1} size={20}>
        {t('wallet.withdraw.reviewTitle')}
      </Text>
      <WithdrawReviewLines withdrawing={withdrawing} />
      <WithdrawReviewButtons withdrawing={withdrawing} leave={t('wallet.withdraw.change')} onLeave={onChange} />
    </Card>
  );
}
