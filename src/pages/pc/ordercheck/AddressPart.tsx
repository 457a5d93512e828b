import { Button } from 'antd';
import { useId } from 'react';
import type { Pack } from '@/api/schema/order';
import type { Address } from '@/api/schema/user';
import { AddressPicker } from '@/components/both/AddressPicker';
import { AddressText } from '@/components/common/AddressText';
import { FieldFault } from '@/components/common/Field';
import { PartFault } from '@/components/common/PartFault';
import { kit } from '@/components/pc/kit';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './AddressPart.less';

/** Where it goes, or that it need not go anywhere. */
export function AddressPart({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const id = useId();
  const layer = useLayer('address');
  const { status, quote, faults, placing } = checkout;
  const { book, address } = quote;

  const choose = (chosen: Address) => {
    checkout.chooseAddress(chosen);
    layer.close();
  };

  if (pack.needsAddress && book.problem && !address) return <PartFault problem={book.problem} name={t('checkout.address')} retry={book.retry} />;
  if (pack.needsAddress && book.isLoading && !address) return <span className={`bone ${styles.bone}`} role="status" aria-label={t('shell.loading')} />;

  const isGone = placing.refusedBy === 'ADDRESS_MISSING';
  const fault = faults.includes('address') ? t(isGone ? 'checkout.address.gone' : 'checkout.address.missing') : undefined;
  const isSignedOut = status !== 'signedIn';
  return (
    <section className={`${styles.card} ${fault ? styles.isFaulty : ''}`} aria-label={t('checkout.address')}>
      <h2 className={styles.title}>{t(pack.needsAddress ? 'checkout.address' : 'checkout.address.none')}</h2>
      {!pack.needsAddress ? (
        <p className={styles.text}>{t('checkout.address.noneText')}</p>
      ) : (
        <div className={styles.row}>
          {address ? <AddressText address={address} /> : <p className={styles.text}>{t(isSignedOut ? 'checkout.address.signedOut' : 'checkout.address.choose')}</p>}
          {!isSignedOut && (
            <Button
              shape="round"
              data-fault={fault ? 'true' : undefined}
              aria-describedby={fault ? `${id}-fault` : undefined}
              onClick={layer.open}
            >
              {t(address ? 'checkout.address.change' : 'checkout.address.chooseText')}
            </Button>
          )}
        </div>
      )}
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
      {pack.needsAddress && <AddressPicker kit={kit} layer={layer} chosenId={address?.id} onChoose={choose} />}
    </section>
  );
}
