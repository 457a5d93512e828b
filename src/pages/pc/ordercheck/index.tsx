import { CheckoutEntry } from '@/components/both/CheckoutEntry';
import { kit } from '@/components/pc/kit';
import { Page } from '@/components/pc/Page';
import { queryId } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { CheckoutView } from './CheckoutView';
import { SuccessView } from './SuccessView';

/** The checkout of the lines in the address; with `view=success` the order that came of it. */
export default function OrderCheckPage() {
  const { query } = useQuery();
  const id = queryId(query['id']);
  if (query['view'] === 'success') return <SuccessView key={id} id={id} />;
  return <CheckoutEntry kit={kit} Page={Page} View={CheckoutView} />;
}
