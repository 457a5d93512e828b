import type { Pack } from '@/api/schema/order';
import { PartFault } from '@/components/common/PartFault';
import { PriceLines } from '@/components/common/PriceLines';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useWords } from '@/hooks/useWords';
import styles from './CheckoutView.less';

/** How the total comes about; when the price for a choice could not be had, that is said here. */
export function SumsCard({ pack, checkout: { quote } }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  if (quote.problem) return <PartFault problem={quote.problem} name={t('checkout.quoteLost')} retry={quote.retry} />;
  return (
    <section className={styles.card} aria-label={t('checkout.sums')} aria-busy={quote.isQuoting}>
      <PriceLines lines={pack.priceLines} total={pack.total} totalLabel={t('order.toPayTotal')} currency={pack.currency} pieces={pack.pieces} />
    </section>
  );
}
