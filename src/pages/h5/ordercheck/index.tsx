import { CheckoutEntry } from '@/components/both/CheckoutEntry';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';
import { CheckoutView } from './CheckoutView';

/** The checkout of the lines in the address. */
export default function OrderCheckPage() {
  return <CheckoutEntry kit={kit} Page={Page} View={CheckoutView} />;
}
