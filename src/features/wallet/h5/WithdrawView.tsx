import { FormError } from '@/components/FormError';
import '@/features/wallet/walletMessages';
import { WithdrawStep } from '@/features/wallet/components/WithdrawStep';
import { WithdrawSheet } from './WithdrawSheet';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useModalRouteEnd } from '@/hooks/useModalRouteEnd';
import { pathOf } from '@/lib/routes';
import { Button } from 'antd-mobile';
import { AmountItem, PayeeItems, withdrawFields } from '@/features/wallet/components/WithdrawItems';
import { SumLines } from '@/components/SumLines';
import type { Withdrawing } from '@/features/wallet/useWithdraw';
import { useWithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { LoadingRows } from '@/platform/LoadingRows';
import { useFormKit } from '@/platform/useFormKit';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './WithdrawView.less';

/** A withdrawal: the form on the page, the review in a sheet, then the outcome. */
export function WithdrawView() {
  const modal = useModalRoute('withdrawReview');
  const withdrawing = useWithdraw({ onDone: ({ id }) => modal.closeInto(pathOf('h5', 'withdraw', { id })) });
  useModalRouteEnd(modal, !withdrawing.canReview);
  return (
    <div className={styles.view}>
      <WithdrawStep withdrawing={withdrawing}>
        <WithdrawForm withdrawing={withdrawing} isReviewing={modal.isOpen} onReview={modal.open} />
      </WithdrawStep>
      <WithdrawSheet modal={modal} withdrawing={withdrawing} />
    </div>
  );
}

interface Props {
  withdrawing: Withdrawing;
  /** The review is open and shows the errors. */
  isReviewing: boolean;
  onReview: () => void;
}

/** Amount and payee, with fee and net amount while typing. */
function WithdrawForm({ withdrawing, isReviewing, onReview }: Props) {
  const { t } = useTranslation();
  const labels = useWithdrawLabels(withdrawing);
  const kit = useFormKit();
  const review = () => {
    if (withdrawing.check()) onReview();
  };
  if (!kit) return <LoadingRows rows={3} />;
  const { Form } = kit;
  const item = { kit, withdrawing, labels };
  return (
    // The focus moves only after the sheet has closed: it returns the focus itself.
    <Form {...withdrawFields(withdrawing, labels)} refusals={isReviewing ? 0 : withdrawing.refusals} onSubmit={review}>
      <section className={styles.card}>
        <AmountItem {...item} />
        <PayeeItems {...item} />
      </section>
      <section className={styles.card} aria-label={t('wallet.withdraw.sums')}>
        <SumLines lines={labels.sums} />
      </section>
      <FormError>{!isReviewing && labels.formError}</FormError>
      <Button
        block
        type="submit"
        size="large"
        shape="rounded"
        color="primary"
        loading={withdrawing.isSending}
        loadingText={t('wallet.withdraw.sending')}
      >
        {t('wallet.withdraw.review')}
      </Button>
    </Form>
  );
}
