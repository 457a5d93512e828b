import { useModel } from '@umijs/max';
import { FormError } from '@/components/FormError';
import { Box, Text } from '@/components/Layout';
import type { Order } from '@/api/orders';
import type { Address } from '@/api/addresses';
import { useChangeOrderAddress } from '@/features/orders/useChangeOrderAddress';
import { useAddressLine, useRecipientName } from '@/features/address/useCountries';
import { formatPhone } from '@/lib/phone';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { AddressPicker } from '@/features/address/components/AddressPicker';
import { OrderSection } from './OrderSections';
import { usePlatform } from '@/platform/usePlatform';

interface OrderAddressProps {
  order: Order;
  /** False on a page that has this title. */
  isTitled?: boolean;
  onChanged: () => void;
}

/** The delivery address of an order, with a button to change it while that is possible. */
export function OrderAddress({ order, isTitled = true, onChanged }: OrderAddressProps) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const modal = useModalRoute('address');
  const addressLine = useAddressLine();
  const recipientName = useRecipientName();
  const { change, mutationState, isBusy } = useChangeOrderAddress(order.id);
  const formError = useMutationLabels(mutationState);
  const { address } = order;

  const choose = async (chosen: Address) => {
    modal.close();
    if (!(await change(chosen))) return;
    onChanged();
    showToast(t('order.addressChanged', { street: chosen.street }));
  };

  if (!address) return null;
  return (
    <OrderSection name={t('order.deliveredTo')} title={isTitled ? t('order.deliveredTo') : undefined}>
      <p>
        <strong>{recipientName(address)}</strong> <Text color="ink-2">{formatPhone(address.phone)}</Text>
      </p>
      <Text as="p" color="ink-2">
        {addressLine(address)}
      </Text>
      {order.can.changeAddress && (
        <Box marginTop={12} print="none">
          <Button loading={isBusy} onClick={modal.open}>
            {t('order.changeAddress')}
          </Button>
        </Box>
      )}
      {formError && <FormError marginTop={8}>{formError}</FormError>}
      <AddressPicker modal={modal} chosenId={address.id} onChoose={choose} />
    </OrderSection>
  );
}
