import type { ReactNode } from 'react';
import { WithdrawReviewButtons, WithdrawReviewLines } from '@/features/wallet/components/WithdrawReviewFields';
import type { WithdrawScreen } from '@/features/wallet/useWithdraw';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { BottomSheet } from '@/platform/h5/BottomSheet';

interface Props {
  modal: ModalRoute;
  withdrawing: WithdrawScreen;
  /** The payee's fields, if the page does not contain them; else the payee is shown as text. */
  children?: ReactNode;
}

/** A bottom sheet for reviewing and confirming a withdrawal: fee, net amount and payee. */
export function WithdrawSheet({ modal, withdrawing, children }: Props) {
  const { t } = useTranslation();
  const leave = t(children ? 'wallet.withdraw.notNow' : 'wallet.withdraw.change');
  return (
    <BottomSheet
      modal={modal}
      title={t('wallet.withdraw.reviewTitle')}
      footer={<WithdrawReviewButtons withdrawing={withdrawing} leave={leave} onLeave={modal.close} />}
    >
      <WithdrawReviewLines withdrawing={withdrawing}>{children}</WithdrawReviewLines>
    </BottomSheet>
  );
}
