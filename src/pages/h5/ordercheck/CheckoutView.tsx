import type { PackLine } from '@/api/schema/order';
import { Consents } from '@/components/both/Consents';
import { PackLines } from '@/components/both/PackLines';
import { PlaceOrder } from '@/components/both/PlaceOrder';
import { Fault } from '@/components/h5/Fault';
import { kit } from '@/components/h5/kit';
import { MessageField } from '@/components/h5/MessageField';
import { Page } from '@/components/h5/Page';
import { useCheckout } from '@/features/checkout/useCheckout';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useGoOn } from '@/hooks/useGoOn';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { AddressCard } from './AddressCard';
import { CheckoutBones } from './CheckoutBones';
import styles from './CheckoutView.less';
import { OptionsCard } from './OptionsCard';
import { SumsCard } from './SumsCard';

/** The checkout on the phone: one column of cards, the total on the button below. */
export function CheckoutView({ lines }: { lines: readonly PackLine[] }) {
  const { t } = useWords();
  const checkout = useCheckout(lines);
  const { pack, order, quote } = checkout;
  const place = useFaultFocus<HTMLDivElement>(checkout.refusals);
  useGoOn(order && pathOf('h5', 'orderSuccess', { id: order.id }));

  return (
    <Page title={t('checkout.title')} footer={pack ? <PlaceOrder kit={kit} pack={pack} checkout={checkout} /> : !quote.problem && <span className={`bone ${styles.button}`} />}>
      {pack ? (
        <div ref={place} className={styles.cards}>
          <AddressCard pack={pack} checkout={checkout} />
          <PackLines kit={kit} pack={pack} checkout={checkout} className={styles.card} />
          <OptionsCard pack={pack} checkout={checkout} />
          <section className={styles.card}>
            <MessageField value={checkout.note} onChange={checkout.setNote} />
          </section>
          <SumsCard pack={pack} checkout={checkout} />
          <Consents kit={kit} pack={pack} checkout={checkout} />
        </div>
      ) : quote.problem ? (
        <Fault problem={quote.problem} retry={quote.retry} />
      ) : (
        <CheckoutBones />
      )}
    </Page>
  );
}
