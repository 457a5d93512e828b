import { Button } from 'antd';
import classNames from 'classnames';
import { useId } from 'react';
import type { Pack } from '@/api/packs';
import { AddressPicker } from '@/features/address/components/AddressPicker';
import { AddressText } from '@/features/address/components/AddressText';
import { FieldError } from '@/components/FieldError';
import { SectionError } from '@/platform/SectionError';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useDeliverySection } from '@/features/checkout/useDeliverySection';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './DeliverySection.less';

/** The delivery address, or that the order needs none. */
export function DeliverySection({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useTranslation();
  const id = useId();
  const { address, isLoading, error, retry, fieldError, isSignedOut, modal, choose } = useDeliverySection(checkout);

  if (pack.needsAddress && error) return <SectionError error={error} name={t('checkout.address')} retry={retry} />;
  if (pack.needsAddress && isLoading)
    return <span className={classNames('skeleton', styles.skeleton)} role="status" aria-label={t('shell.loading')} />;

  return (
    <section className={classNames(styles.card, fieldError && styles.isFaulty)} aria-label={t('checkout.address')}>
      <h2 className={styles.title}>{t(pack.needsAddress ? 'checkout.address' : 'checkout.address.none')}</h2>
      {!pack.needsAddress ? (
        <p className={styles.text}>{t('checkout.address.noneText')}</p>
      ) : (
        <div className={styles.row}>
          {address ? (
            <AddressText address={address} />
          ) : (
            <p className={styles.text}>{t(isSignedOut ? 'checkout.address.signedOut' : 'checkout.address.choose')}</p>
          )}
          {!isSignedOut && (
            <Button
              shape="round"
              data-invalid={fieldError ? 'true' : undefined}
              aria-describedby={fieldError ? `${id}-error` : undefined}
              onClick={modal.open}
            >
              {t(address ? 'checkout.address.change' : 'checkout.address.chooseText')}
            </Button>
          )}
        </div>
      )}
      {fieldError && <FieldError id={`${id}-error`}>{fieldError}</FieldError>}
      {pack.needsAddress && <AddressPicker modal={modal} chosenId={address?.id} onChoose={choose} />}
    </section>
  );
}
