import { MapPin, Store, Zap } from 'lucide-react';
import { useId } from 'react';
import { Chevron } from '@/components/Chevron';
import { Row, Stack, Text } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import { joinLabel } from '@/lib/joinText';
import type { Pack } from '@/api/packs';
import { pickUpOf, pickUpText } from '@/domain/deliveryChoice';
import { FieldError } from '@/components/FieldError';
import { SectionError } from '@/platform/SectionError';
import { AddressPicker } from '@/features/address/components/AddressPicker';
import { AddressText } from '@/features/address/components/AddressText';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useDeliverySection } from '@/features/checkout/useDeliverySection';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/checkout/components/checkout.less';

/** The delivery address, or that the order needs none. The whole card opens the address book. */
export function DeliveryCard({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useTranslation();
  const id = useId();
  const { address, isLoading, error, retry, fieldError, isSignedOut, modal, choose } = useDeliverySection(checkout);

  if (!pack.needsAddress) {
    const pickUp = pickUpOf(pack);
    const Icon = pickUp ? Store : Zap;
    return (
      <Row
        as="section"
        align="center"
        gap={12}
        paddingBlock={14}
        paddingInline={16}
        border="line"
        radius="card"
        background="surface"
        textAlign="start"
        width="full"
        style={{ minHeight: 72 }}
        aria-label={t(pickUp ? 'checkout.pickUp' : 'checkout.address')}
      >
        <Icon className="l-flex-none l-color-action" size={20} strokeWidth={1.8} aria-hidden />
        <Stack as="p" flex={1} minWidth={0} size={15}>
          <strong>{t(pickUp ? 'checkout.pickUp' : 'checkout.address.none')}</strong>
          <Text color="ink-2" size={13}>
            {pickUp ? pickUpText(pickUp) : t('checkout.address.noneText')}
          </Text>
        </Stack>
      </Row>
    );
  }
  if (error) return <SectionError error={error} name={t('checkout.address')} retry={retry} />;
  if (isLoading)
    return (
      <div role="status" aria-label={t('shell.loading')}>
        <Skeleton height="72px" radius="card" />
      </div>
    );

  return (
    <section aria-label={t('checkout.address')}>
      <Row
        as="button"
        type="button"
        align="center"
        gap={12}
        paddingBlock={14}
        paddingInline={16}
        border="line"
        radius="card"
        background="surface"
        textAlign="start"
        width="full"
        className={fieldError && styles.isFaulty}
        style={{ minHeight: 72 }}
        data-invalid={fieldError ? 'true' : undefined}
        aria-describedby={fieldError ? `${id}-error` : undefined}
        disabled={isSignedOut}
        onClick={modal.open}
      >
        <MapPin className="l-flex-none l-color-action" size={20} strokeWidth={1.8} aria-hidden />
        <Stack as="span" flex={1} minWidth={0} size={15}>
          {address ? (
            <>
              <span className="visually-hidden">{joinLabel(t('checkout.address.change'), '')}</span>
              <AddressText address={address} />
            </>
          ) : (
            <>
              <strong>{t('checkout.address.choose')}</strong>
              <Text color="ink-2" size={13}>
                {t(isSignedOut ? 'checkout.address.signedOut' : 'checkout.address.chooseText')}
              </Text>
            </>
          )}
        </Stack>
        {!isSignedOut && <Chevron color="ink-2" />}
      </Row>
      {fieldError && <FieldError id={`${id}-error`}>{fieldError}</FieldError>}
      <AddressPicker modal={modal} chosenId={address?.id} onChoose={choose} />
    </section>
  );
}
