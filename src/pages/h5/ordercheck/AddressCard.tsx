import { ChevronRight, MapPin, Zap } from 'lucide-react';
import { useId } from 'react';
import type { Pack } from '@/api/schema/order';
import type { Address } from '@/api/schema/user';
import { AddressPicker } from '@/components/both/AddressPicker';
import { AddressText } from '@/components/common/AddressText';
import { FieldFault } from '@/components/common/Field';
import { PartFault } from '@/components/common/PartFault';
import { kit } from '@/components/h5/kit';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './AddressCard.less';

/** Where it goes, or that it need not go anywhere. The whole card opens the address book. */
export function AddressCard({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const id = useId();
  const layer = useLayer('address');
  const { status, quote, faults, placing } = checkout;
  const { book, address } = quote;

  const choose = (chosen: Address) => {
    checkout.chooseAddress(chosen);
    layer.close();
  };

  if (!pack.needsAddress) {
    return (
      <section className={styles.card} aria-label={t('checkout.address')}>
        <Zap className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
        <p className={styles.words}>
          <strong>{t('checkout.address.none')}</strong>
          <span className={styles.text}>{t('checkout.address.noneText')}</span>
        </p>
      </section>
    );
  }
  if (book.problem && !address) return <PartFault problem={book.problem} name={t('checkout.address')} retry={book.retry} />;
  if (book.isLoading && !address) return <span className={`bone ${styles.bone}`} role="status" aria-label={t('shell.loading')} />;

  const isGone = placing.refusedBy === 'ADDRESS_MISSING';
  const fault = faults.includes('address') ? t(isGone ? 'checkout.address.gone' : 'checkout.address.missing') : undefined;
  const isSignedOut = status !== 'signedIn';
  return (
    <section aria-label={t('checkout.address')}>
      <button
        type="button"
        className={`${styles.card} ${fault ? styles.isFaulty : ''}`}
        data-fault={fault ? 'true' : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        disabled={isSignedOut}
        onClick={layer.open}
      >
        <MapPin className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
        <span className={styles.words}>
          {address ? (
            <>
              <span className="visually-hidden">{t('checkout.address.change')}: </span>
              <AddressText address={address} />
            </>
          ) : (
            <>
              <strong>{t('checkout.address.choose')}</strong>
              <span className={styles.text}>{t(isSignedOut ? 'checkout.address.signedOut' : 'checkout.address.chooseText')}</span>
            </>
          )}
        </span>
        {!isSignedOut && <ChevronRight className={styles.chevron} size={18} strokeWidth={1.8} aria-hidden />}
      </button>
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
      <AddressPicker kit={kit} layer={layer} chosenId={address?.id} onChoose={choose} />
    </section>
  );
}
