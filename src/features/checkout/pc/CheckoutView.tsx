import { Skeleton } from '@/components/Skeleton';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import type { Pack } from '@/api/packs';
import type { CheckoutViewProps } from '@/features/checkout/components/CheckoutGate';
import { PackLines } from '@/features/checkout/components/PackLines';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/pc/Page';
import { Quantity } from '@/platform/pc/Quantity';
import { useCheckout } from '@/features/checkout/useCheckout';
import { useErrorFocus } from '@/hooks/useErrorFocus';
import { useRedirect } from '@/hooks/useRedirect';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { requestedPaymentState } from '@/features/payment/requestedPayment';
import { CheckoutDelivery } from '@/features/checkout/components/CheckoutDelivery';
import { CheckoutMethods } from '@/features/checkout/components/CheckoutMethods';
import { DeliverySection } from './DeliverySection';
import { NoteRows } from '@/features/checkout/components/NoteRows';
import { PresaleConsent } from '@/features/checkout/components/PresaleConsent';
import { PlaceOrder } from '@/features/checkout/components/PlaceOrder';
import { SectionError } from '@/platform/SectionError';
import { PriceLines } from '@/components/PriceLines';
import { Savings } from '@/components/Savings';
import type { Checkout } from '@/features/checkout/useCheckout';
import { Button } from 'antd';
import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { CouponPicker } from '@/features/coupons/components/CouponPicker';
import { Switch } from '@/platform/pc/Switch';
import { BalanceSwitch } from '@/features/checkout/components/BalanceSwitch';
import { DiscountForm } from '@/features/coupons/components/DiscountForm';
import { OptionRow } from '@/components/OptionRow';
import { useCheckoutLabels } from '@/features/checkout/useCheckoutLabels';
import { useModalRoute } from '@/hooks/useModalRoute';
import styles from '@/features/checkout/components/checkout.less';

/** The desktop checkout: products and address at the left, the price at the right, which stays visible. */
export function CheckoutView({ lines, edit, undo }: CheckoutViewProps) {
  const { t } = useTranslation();
  const checkout = useCheckout(lines, edit);
  const { pack, order, quote } = checkout;
  const errorRef = useErrorFocus<HTMLDivElement>(checkout.refusals);
  useRedirect(order && pathOf('pc', 'orderSuccess', { id: order.id }), requestedPaymentState);

  return (
    <Page title={t('checkout.title')}>
      {pack ? (
        <div ref={errorRef} className={styles.columns}>
          <Stack gap={16}>
            <DeliverySection pack={pack} checkout={checkout} />
            <CheckoutDelivery pack={pack} checkout={checkout} />
            {undo}
            <PackLines pack={pack} checkout={checkout} Quantity={Quantity} />
            <CheckoutMethods checkout={checkout} />
            <NoteRows pack={pack} checkout={checkout} />
          </Stack>
          <CheckoutSummary pack={pack} checkout={checkout} />
        </div>
      ) : quote.error ? (
        <ErrorPanel error={quote.error} retry={quote.retry} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Page>
  );
}

/** Placeholder of the checkout while the first quote loads. */
function CheckoutSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.columns} role="status" aria-label={t('checkout.quoting')}>
      <Stack gap={16}>
        <Skeleton height="128px" radius="card" />
        <Skeleton height="156px" radius="card" />
        <Skeleton height="180px" radius="card" />
      </Stack>
      <Skeleton height="460px" radius="card" />
    </div>
  );
}

/** The total and how it is made up; stays visible while the left side scrolls. */
function CheckoutSummary({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useTranslation();
  const { quote } = checkout;
  return (
    <Card gap={16} padding={20} className={styles.summary}>
      <CheckoutOptions pack={pack} checkout={checkout} />
      {quote.error ? (
        <SectionError error={quote.error} name={t('checkout.quoteLost')} retry={quote.retry} />
      ) : (
        <section aria-label={t('checkout.sums')} aria-busy={quote.isQuoting}>
          <PriceLines
            lines={pack.priceLines}
            total={pack.total}
            totalLabel={t('order.toPayTotal')}
            currency={pack.currency}
            pieces={pack.pieces}
          />
          <Savings saves={pack.saves} currency={pack.currency} textAlign="end" />
        </section>
      )}
      <PresaleConsent pack={pack} checkout={checkout} />
      <PlaceOrder pack={pack} checkout={checkout} />
    </Card>
  );
}

/** Rows for coupon, discount code and balance. */
function CheckoutOptions({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useTranslation();
  const { choices, quote, codeCheck } = checkout;
  const labels = useCheckoutLabels(pack, choices, codeCheck.refused);
  const couponModal = useModalRoute('coupon');
  const [isCodeOpen, setIsCodeOpen] = useState(choices.discountCode !== null);
  const { hasCoupons, hasCodes, hasBalance } = checkout;
  if (!hasCoupons && !hasCodes && !hasBalance) return null;
  if (checkout.status === 'signedOut') {
    return (
      <Stack as="section" gap={12} className={styles.savings} aria-label={t('checkout.savings')}>
        <Text as="p" color="ink-2" size={13}>
          {labels.signedOut}
        </Text>
      </Stack>
    );
  }
  const isCodeUsed = pack.discount?.isUsable === true && choices.discountCode !== null;
  return (
    <Stack as="section" gap={12} className={styles.savings} aria-label={t('checkout.savings')}>
      {hasCoupons && (
        <OptionRow
          Icon={TicketPercent}
          labels={labels.coupon}
          isDisabled={pack.coupons.length === 0}
          onOpen={couponModal.open}
        />
      )}
      {!hasCodes ? null : isCodeUsed ? (
        <Row align="center" justify="space-between" gap={12}>
          <Stack as="p" minWidth={0} size={15} overflowWrap="anywhere">
            <span>{labels.code.title}</span>
            <Text color="leaf" size={13}>
              {labels.code.text}
            </Text>
          </Stack>
          <Button
            shape="round"
            size="small"
            aria-label={t('checkout.code.remove', { code: labels.code.title })}
            onClick={checkout.removeCode}
          >
            {t('checkout.code.take')}
          </Button>
        </Row>
      ) : isCodeOpen ? (
        <DiscountForm
          code={codeCheck.refused?.code ?? choices.discountCode ?? ''}
          fieldError={labels.codeError}
          onApply={checkout.applyCode}
          button={
            <Button
              htmlType="submit"
              shape="round"
              loading={codeCheck.isChecking || (choices.discountCode !== null && quote.isQuoting)}
            >
              {t('checkout.code.apply')}
            </Button>
          }
        />
      ) : (
        <Box
          as="button"
          type="button"
          paddingBlock={4}
          color="action"
          size={15}
          weight={600}
          className={styles.codeLink}
          onClick={() => setIsCodeOpen(true)}
        >
          {t('checkout.code.enter')}
        </Box>
      )}
      {hasBalance && pack.balance && (
        <BalanceSwitch
          Switch={Switch}
          isOn={choices.useBalance}
          text={labels.balanceText}
          off={labels.balanceOff}
          isDisabled={pack.balance.available === 0}
          onToggle={checkout.toggleBalance}
        />
      )}
      <CouponPicker modal={couponModal} pack={pack} onChoose={checkout.chooseCoupon} />
    </Stack>
  );
}
