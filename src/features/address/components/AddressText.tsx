import { Badge } from '@/components/Badge';
import { Row, Text } from '@/components/Layout';
import { useAddressLine, useRecipientName } from '@/features/address/useCountries';
import type { AddressToSend } from '@/features/address/saveAddressInput';
import { formatPhone } from '@/lib/phone';
import { useTranslation } from '@/hooks/useTranslation';

/** A formatted address: recipient, phone, street and locality, and whether it is the default. */
export function AddressText({ address }: { address: AddressToSend }) {
  const { t } = useTranslation();
  const addressLine = useAddressLine();
  const recipientName = useRecipientName();
  return (
    <Text minWidth={0} overflowWrap="anywhere">
      <Row as="span" wrap align="baseline" rowGap={2} columnGap={8} size={15}>
        <strong>{recipientName(address)}</strong>
        <Text color="ink-2">{formatPhone(address.phone)}</Text>
        {address.isDefault && (
          <Badge paddingBlock={0} radius="full" size={12}>
            {t('address.default')}
          </Badge>
        )}
      </Row>
      <Text color="ink-2" size={15}>
        {addressLine(address)}
      </Text>
    </Text>
  );
}
