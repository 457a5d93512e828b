import { Stack } from '@/components/Layout';
import { FormError } from '@/components/FormError';
import '@/features/wallet/walletMessages';
import { WithdrawOutcome } from '@/features/wallet/components/WithdrawOutcome';
import { BalanceTooLow } from '@/features/wallet/components/BalanceTooLow';
import { BalanceCard } from '@/features/wallet/components/BalanceCard';
import { PayeeItems, withdrawFields } from '@/features/wallet/components/WithdrawItems';
import { LoadingRows } from '@/platform/LoadingRows';
import { useFormKit } from '@/platform/useFormKit';
import { WithdrawSkeleton } from '@/features/wallet/components/WalletSkeleton';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { WithdrawSheet } from './WithdrawSheet';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useWithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useModalRouteEnd } from '@/hooks/useModalRouteEnd';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** Withdraws the whole balance; the sheet asks for the payee. */
export function WithdrawAll() {
  const { t } = useTranslation();
  const kit = useFormKit();
  const modal = useModalRoute('withdrawReview');
  const withdrawing = useWithdraw({
    isAll: true,
    onDone: ({ id }) => modal.closeInto(pathOf('h5', 'withdraw', { id })),
  });
  const labels = useWithdrawLabels(withdrawing);
  const { stage, error, retry } = withdrawing;
  useModalRouteEnd(modal, stage !== 'form' && stage !== 'done');

  if (stage === 'failed') return error && <ErrorPanel error={error} retry={retry} />;
  if (stage === 'tooLittle') return <BalanceTooLow withdrawing={withdrawing} />;
  if (stage === 'reconciling' || stage === 'unknown')
    return <WithdrawOutcome isUnknown={stage === 'unknown'} onCheckAgain={withdrawing.reconcileAgain} />;
  return (
    <Stack gap={16} paddingInline="page">
      {stage === 'form' ? (
        <BalanceCard label={t('wallet.available')} amount={labels.available}>
          <button type="button" onClick={modal.open}>
            {t('wallet.withdraw.all')}
          </button>
        </BalanceCard>
      ) : (
        <WithdrawSkeleton />
      )}
      <FormError>{!modal.isOpen && labels.formError}</FormError>
      <WithdrawSheet modal={modal} withdrawing={withdrawing}>
        {kit ? (
          <kit.Form {...withdrawFields(withdrawing, labels)} onSubmit={() => undefined}>
            <PayeeItems kit={kit} withdrawing={withdrawing} labels={labels} />
          </kit.Form>
        ) : (
          <LoadingRows rows={2} />
        )}
      </WithdrawSheet>
    </Stack>
  );
}
