import type { PackLine } from '@/api/schema/order';
import { PackLines } from '@/components/both/PackLines';
import { Fault } from '@/components/pc/Fault';
import { kit } from '@/components/pc/kit';
import { MessageField } from '@/components/pc/MessageField';
import { Page } from '@/components/pc/Page';
import { useCheckout } from '@/features/checkout/useCheckout';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useGoOn } from '@/hooks/useGoOn';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { AddressPart } from './AddressPart';
import { CheckoutBones } from './CheckoutBones';
import styles from './CheckoutView.less';
import { Summary } from './Summary';

/** The checkout on the desktop: what and where at the left, what it costs at the right, always in view. */
export function CheckoutView({ lines }: { lines: readonly PackLine[] }) {
  const { t } = useWords();
  const checkout = useCheckout(lines);
  const { pack, order, quote } = checkout;
  const place = useFaultFocus<HTMLDivElement>(checkout.refusals);
  useGoOn(order && pathOf('pc', 'orderSuccess', { id: order.id }));

  return (
    <Page title={t('checkout.title')}>
      {pack ? (
        <div ref={place} className={styles.columns}>
          <div className={styles.column}>
            <AddressPart pack={pack} checkout={checkout} />
            <PackLines kit={kit} pack={pack} checkout={checkout} className={styles.card} titleClassName={styles.title} />
            <section className={styles.card}>
              <MessageField value={checkout.note} onChange={checkout.setNote} />
            </section>
          </div>
          <Summary pack={pack} checkout={checkout} />
        </div>
      ) : quote.problem ? (
        <Fault problem={quote.problem} retry={quote.retry} />
      ) : (
        <CheckoutBones />
      )}
    </Page>
  );
}
