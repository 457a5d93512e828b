import { Skeleton } from '@/components/Skeleton';
import { Card, Row, Stack } from '@/components/Layout';
import type { Pack } from '@/api/packs';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { SectionError } from '@/platform/SectionError';
import { LegalLinks } from '@/features/articles/components/LegalLinks';
import { PresaleConsent } from '@/features/checkout/components/PresaleConsent';
import type { CheckoutViewProps } from '@/features/checkout/components/CheckoutGate';
import { NoteRows } from '@/features/checkout/components/NoteRows';
import { PackLines } from '@/features/checkout/components/PackLines';
import { PlaceOrder } from '@/features/checkout/components/PlaceOrder';
import { PriceLines } from '@/components/PriceLines';
import { Savings } from '@/components/Savings';
import { useCheckout, type Checkout } from '@/features/checkout/useCheckout';
import { useErrorFocus } from '@/hooks/useErrorFocus';
import { useRedirect } from '@/hooks/useRedirect';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { requestedPaymentState } from '@/features/payment/requestedPayment';
import { CheckoutDelivery } from '@/features/checkout/components/CheckoutDelivery';
import { CheckoutMethods } from '@/features/checkout/components/CheckoutMethods';
import { Page } from '@/platform/h5/Page';
import { LazyQuantity } from '@/platform/h5/LazyQuantity';
import { DeliveryCard } from './DeliveryCard';
import { OptionsCard } from './OptionsCard';
import styles from '@/features/checkout/components/checkout.less';

/** The mobile checkout: one column of cards, with the total on the button at the bottom. */
export function CheckoutView({ lines, edit, undo }: CheckoutViewProps) {
  const { t } = useTranslation();
  const checkout = useCheckout(lines, edit);
  const { pack, order, quote } = checkout;
  const errorRef = useErrorFocus<HTMLDivElement>(checkout.refusals);
  useRedirect(order && pathOf('h5', 'orderSuccess', { id: order.id }), requestedPaymentState);

  return (
    <div ref={errorRef} className={styles.form}>
      <Page
        title={t('checkout.title')}
        footer={
          pack ? (
            <PlaceOrder pack={pack} checkout={checkout} />
          ) : (
            !quote.error && <Skeleton height="48px" radius="full" />
          )
        }
      >
        {pack ? (
          <Stack gap={12} paddingInline={16} paddingTop={4}>
            <DeliveryCard pack={pack} checkout={checkout} />
            <CheckoutDelivery pack={pack} checkout={checkout} />
            {undo}
            <PackLines pack={pack} checkout={checkout} Quantity={LazyQuantity} />
            <OptionsCard pack={pack} checkout={checkout} />
            <CheckoutMethods checkout={checkout} />
            <NoteRows pack={pack} checkout={checkout} />
            <TotalCard pack={pack} checkout={checkout} />
            <PresaleConsent pack={pack} checkout={checkout} />
            {SHOP.hasLegalLinks && (
              <Row wrap justify="center" columnGap={16}>
                <LegalLinks className={styles.legal} />
              </Row>
            )}
          </Stack>
        ) : quote.error ? (
          <ErrorPanel error={quote.error} retry={quote.retry} />
        ) : (
          <CheckoutSkeleton />
        )}
      </Page>
    </div>
  );
}

/** Placeholder of the checkout while the first quote loads. */
function CheckoutSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={12} paddingInline={16} paddingTop={4} role="status" aria-label={t('checkout.quoting')}>
      <Skeleton height="72px" radius="card" />
      <Skeleton height="98px" radius="card" />
      <Skeleton height="190px" radius="card" />
      <Skeleton height="180px" radius="card" />
    </Stack>
  );
}

/** How the total is made up; shows the error when the quote for a choice failed. */
function TotalCard({ pack, checkout: { quote } }: { pack: Pack; checkout: Checkout }) {
  const { t } = useTranslation();
  if (quote.error) return <SectionError error={quote.error} name={t('checkout.quoteLost')} retry={quote.retry} />;
  return (
    <Card as="section" padding={16} aria-label={t('checkout.sums')} aria-busy={quote.isQuoting}>
      <PriceLines
        lines={pack.priceLines}
        total={pack.total}
        totalLabel={t('order.toPayTotal')}
        currency={pack.currency}
        pieces={pack.pieces}
      />
      <Savings saves={pack.saves} currency={pack.currency} textAlign="end" />
    </Card>
  );
}
