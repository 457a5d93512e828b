import type { Pack } from '@/api/schema/order';
import { Consents } from '@/components/both/Consents';
import { PlaceOrder } from '@/components/both/PlaceOrder';
import { PartFault } from '@/components/common/PartFault';
import { PriceLines } from '@/components/common/PriceLines';
import { kit } from '@/components/pc/kit';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useWords } from '@/hooks/useWords';
import { Options } from './Options';
import styles from './Summary.less';

/** What it costs and how that comes about; stays in view while the left side scrolls. */
export function Summary({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const { quote } = checkout;
  return (
    <div className={styles.summary}>
      <Options pack={pack} checkout={checkout} />
      {quote.problem ? (
        <PartFault problem={quote.problem} name={t('checkout.quoteLost')} retry={quote.retry} />
      ) : (
        <section aria-label={t('checkout.sums')} aria-busy={quote.isQuoting}>
          <PriceLines lines={pack.priceLines} total={pack.total} totalLabel={t('order.toPayTotal')} currency={pack.currency} pieces={pack.pieces} />
        </section>
      )}
      <Consents kit={kit} pack={pack} checkout={checkout} />
      <PlaceOrder kit={kit} pack={pack} checkout={checkout} />
    </div>
  );
}
