import { useEffect, useRef } from 'react';
import { FormError } from '@/components/FormError';
import { Card } from '@/components/Layout';
import { SumLines } from '@/components/SumLines';
import type { WithdrawScreen } from '@/features/wallet/useWithdraw';
import { useWithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { useTranslation } from '@/hooks/useTranslation';
import type { FormKit } from '@/platform/formKit';
import { LoadingRows } from '@/platform/LoadingRows';
import { usePlatform } from '@/platform/usePlatform';
import { AmountItem, PayeeItems, withdrawFields } from './WithdrawItems';
import styles from './wallet.less';

interface Props {
  /** Undefined while it loads. */
  kit: FormKit | undefined;
  withdrawing: WithdrawScreen;
  /** The review is open above the form and shows the errors. */
  isReviewing?: boolean;
  /** Whether the amount field takes the focus: after the review, unless another field has an error. */
  takesFocus?: boolean;
  onReview: () => void;
}

/** Amount and payee, with fee and net amount while typing: below them on the phone, beside them on the desktop. */
export function WithdrawForm({ kit, withdrawing, isReviewing = false, takesFocus = false, onReview }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const labels = useWithdrawLabels(withdrawing);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && kit && document.activeElement === document.body) form.current?.querySelector('input')?.focus();
  }, [takesFocus, kit]);
  if (!kit) return <LoadingRows rows={3} />;
  const item = { kit, withdrawing, labels };
  const review = () => {
    if (withdrawing.check()) onReview();
  };
  const isPhone = platform === 'h5';
  const end = (
    <>
      <FormError>{!isReviewing && labels.formError}</FormError>
      <Button
        color="primary"
        size="large"
        block
        htmlType="submit"
        loading={withdrawing.isSending}
        loadingText={t('wallet.withdraw.sending')}
      >
        {t('wallet.withdraw.review')}
      </Button>
    </>
  );
  return (
    <div ref={form}>
      {/* The focus moves only after a panel has closed: it returns the focus itself. */}
      <kit.Form
        {...withdrawFields(withdrawing, labels)}
        refusals={isReviewing ? 0 : withdrawing.refusals}
        className={isPhone ? undefined : styles.form}
        onSubmit={review}
      >
        <Card as="section" gap={20} padding={isPhone ? 16 : 20}>
          <AmountItem {...item} />
          <PayeeItems {...item} />
        </Card>
        <Card as="section" gap={20} padding={isPhone ? 16 : 20} aria-label={t('wallet.withdraw.sums')}>
          <SumLines lines={labels.sums} />
          {!isPhone && end}
        </Card>
        {isPhone && end}
      </kit.Form>
    </div>
  );
}
