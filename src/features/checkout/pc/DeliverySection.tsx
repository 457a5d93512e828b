import { Button } from 'antd';
import { useId } from 'react';
import { Card, Row, Text } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import type { Pack } from '@/api/packs';
import { AddressPicker } from '@/features/address/components/AddressPicker';
import { AddressText } from '@/features/address/components/AddressText';
import { pickUpOf, pickUpText } from '@/domain/deliveryChoice';
import { FieldError } from '@/components/FieldError';
import { SectionError } from '@/platform/SectionError';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useDeliverySection } from '@/features/checkout/useDeliverySection';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/checkout/components/checkout.less';

/** The delivery address, or that the order needs none. */
export function DeliverySection({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useTranslation();
  const id = useId();
  const pickUp = pickUpOf(pack);
  const { address, isLoading, error, retry, fieldError, isSignedOut, modal, choose } = useDeliverySection(checkout);

  if (pack.needsAddress && error) return <SectionError error={error} name={t('checkout.address')} retry={retry} />;
  if (pack.needsAddress && isLoading)
    return (
      <div role="status" aria-label={t('shell.loading')}>
        <Skeleton height="112px" radius="card" />
      </div>
    );

  return (
    <Card
      as="section"
      padding={20}
      className={fieldError && styles.isFaulty}
      aria-label={t(pickUp ? 'checkout.pickUp' : 'checkout.address')}
    >
      <Text as="h2" marginBottom={8} size={17}>
        {t(pack.needsAddress ? 'checkout.address' : pickUp ? 'checkout.pickUp' : 'checkout.address.none')}
      </Text>
      {!pack.needsAddress ? (
        <Text as="p" color="ink-2">
          {pickUp ? pickUpText(pickUp) : t('checkout.address.noneText')}
        </Text>
      ) : (
        <Row wrap align="center" justify="space-between" rowGap={12} columnGap={24}>
          {address ? (
            <AddressText address={address} />
          ) : (
            <Text as="p" color="ink-2">
              {t(isSignedOut ? 'checkout.address.signedOut' : 'checkout.address.choose')}
            </Text>
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
        </Row>
      )}
      {fieldError && <FieldError id={`${id}-error`}>{fieldError}</FieldError>}
      {pack.needsAddress && <AddressPicker modal={modal} chosenId={address?.id} onChoose={choose} />}
    </Card>
  );
}
