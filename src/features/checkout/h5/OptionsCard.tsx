import { CreditCard, Percent, TicketPercent } from 'lucide-react';
import { Card, Row, Text } from '@/components/Layout';
import type { Pack } from '@/api/packs';
import { CouponPicker } from '@/features/coupons/components/CouponPicker';
import { Switch } from '@/platform/h5/Switch';
import { BalanceSwitch } from '@/features/checkout/components/BalanceSwitch';
import { OptionRow } from '@/components/OptionRow';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useCheckoutLabels } from '@/features/checkout/useCheckoutLabels';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { Button } from 'antd-mobile';
import { useEffect, useState } from 'react';
import { DiscountForm } from '@/features/coupons/components/DiscountForm';
import { BottomSheet } from '@/platform/h5/BottomSheet';
import type { ModalRoute } from '@/hooks/useModalRoute';
import styles from '@/features/checkout/components/checkout.less';

/** Rows for coupon, discount code and balance. */
export function OptionsCard({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useTranslation();
  const labels = useCheckoutLabels(pack, checkout.choices, checkout.codeCheck.refused);
  const couponModal = useModalRoute('coupon');
  const codeModal = useModalRoute('discount');
  const { hasCoupons, hasCodes, hasBalance } = checkout;
  if (!hasCoupons && !hasCodes && !hasBalance) return null;
  if (checkout.status === 'signedOut') {
    return (
      <Card as="section" paddingBlock={4} paddingInline={16} divided aria-label={t('checkout.savings')}>
        <Text as="p" paddingBlock={12} color="ink-2" size={13}>
          {labels.signedOut}
        </Text>
      </Card>
    );
  }
  return (
    <Card as="section" paddingBlock={4} paddingInline={16} divided aria-label={t('checkout.savings')}>
      {hasCoupons && (
        <OptionRow
          Icon={TicketPercent}
          labels={labels.coupon}
          isDisabled={pack.coupons.length === 0}
          onOpen={couponModal.open}
        />
      )}
      {hasCodes && (
        <OptionRow
          Icon={Percent}
          labels={labels.code}
          isFaulty={labels.codeError !== undefined}
          onOpen={codeModal.open}
        />
      )}
      {hasBalance && pack.balance && (
        <Row align="center" gap={12} paddingBlock={12}>
          <CreditCard className="l-flex-none l-color-ink-2" size={18} strokeWidth={1.8} aria-hidden />
          <BalanceSwitch
            Switch={Switch}
            isOn={checkout.choices.useBalance}
            text={labels.balanceText}
            off={labels.balanceOff}
            isDisabled={pack.balance.available === 0}
            onToggle={checkout.toggleBalance}
          />
        </Row>
      )}
      <CouponPicker modal={couponModal} pack={pack} onChoose={checkout.chooseCoupon} />
      <DiscountSheet modal={codeModal} checkout={checkout} fieldError={labels.codeError} />
    </Card>
  );
}

interface Props {
  modal: ModalRoute;
  checkout: Checkout;
  fieldError: string | undefined;
}

/** A bottom sheet for the discount code. It closes when the code is accepted and shows the error otherwise. */
function DiscountSheet({ modal, checkout, fieldError }: Props) {
  const { t } = useTranslation();
  const { choices, quote, codeCheck } = checkout;
  const [isWaiting, setIsWaiting] = useState(false);
  const isBusy = codeCheck.isChecking || quote.isQuoting;
  const outcome = isWaiting && !isBusy && !codeCheck.refused ? quote.current?.discount : undefined;

  useEffect(() => {
    if (!outcome) return;
    setIsWaiting(false);
    if (outcome.isUsable) modal.close();
  }, [outcome, modal]);

  const apply = (code: string) => {
    checkout.applyCode(code);
    setIsWaiting(true);
  };
  const remove = () => {
    checkout.removeCode();
    modal.close();
  };
  return (
    <BottomSheet modal={modal} title={t('checkout.code.enter')}>
      <DiscountForm
        code={codeCheck.refused?.code ?? choices.discountCode ?? ''}
        fieldError={fieldError}
        onApply={apply}
        button={
          <Button block type="submit" color="primary" shape="rounded" size="large" loading={isWaiting && isBusy}>
            {t('checkout.code.apply')}
          </Button>
        }
      />
      {choices.discountCode !== null && (
        <Button block fill="none" className={styles.removeCode} onClick={remove}>
          {t('checkout.code.remove', { code: choices.discountCode })}
        </Button>
      )}
    </BottomSheet>
  );
}
