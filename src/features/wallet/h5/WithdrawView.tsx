import { Stack } from '@/components/Layout';
import '@/features/wallet/walletMessages';
import { WithdrawForm } from '@/features/wallet/components/WithdrawForm';
import { WithdrawStep } from '@/features/wallet/components/WithdrawStep';
import { WithdrawSheet } from './WithdrawSheet';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useModalRouteEnd } from '@/hooks/useModalRouteEnd';
import { pathOf } from '@/lib/routes';
import { useFormKit } from '@/platform/useFormKit';

/** A withdrawal: the form on the page, the review in a sheet, then the outcome. */
export function WithdrawView() {
  const kit = useFormKit();
  const modal = useModalRoute('withdrawReview');
  const withdrawing = useWithdraw({ onDone: ({ id }) => modal.closeInto(pathOf('h5', 'withdraw', { id })) });
  useModalRouteEnd(modal, !withdrawing.canReview);
  return (
    <Stack gap={16} paddingInline="page">
      <WithdrawStep withdrawing={withdrawing}>
        <WithdrawForm kit={kit} withdrawing={withdrawing} isReviewing={modal.isOpen} onReview={modal.open} />
      </WithdrawStep>
      <WithdrawSheet modal={modal} withdrawing={withdrawing} />
    </Stack>
  );
}
