import { CheckoutGate } from '@/features/checkout/components/CheckoutGate';
import { Page } from '@/platform/pc/Page';
import { queryId } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';
import { CheckoutView } from '@/features/checkout/pc/CheckoutView';
import { SuccessView } from '@/features/payment/pc/SuccessView';

/** The checkout. The URL query holds the order lines. With `view=success` it shows the placed order `id`. */
export default function OrderCheckPage() {
  const { query } = useSearchParams();
  const id = queryId(query['id']);
  if (query['view'] === 'success') return <SuccessView key={id} id={id} />;
  return <CheckoutGate Page={Page} View={CheckoutView} />;
}
