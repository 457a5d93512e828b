import { CheckoutGate } from '@/features/checkout/components/CheckoutGate';
import { Page } from '@/platform/h5/Page';
import { CheckoutView } from '@/features/checkout/h5/CheckoutView';

/** The checkout. The URL query holds the order lines. */
export default function OrderCheckPage() {
  return <CheckoutGate Page={Page} View={CheckoutView} />;
}
