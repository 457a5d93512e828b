import { useModel } from '@umijs/max';
import type { Order } from '@/api/schema/order';
import type { Address } from '@/api/schema/address';
import { toInput } from '@/features/address/addressRules';
import { useAddressLine } from '@/features/address/useCountries';
import { formatPhone } from '@/lib/phone';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { AddressPicker } from './AddressPicker';
import styles from './OrderAddress.less';
import { OrderPart } from '@/features/orders/components/OrderSections';
import { usePlatform } from '@/platform/usePlatform';
import { useRef } from 'react';
import { callApi } from '@/api/client';
import { getOrderDetail } from '@/api/orderCalls';
import { saveAddress } from '@/api/addressCalls';
import { useMutation } from '@/query/useMutation';

const samePlace = (one: Address | null, other: Address) =>
  one !== null &&
  one.street === other.street &&
  one.city === other.city &&
  one.recipient === other.recipient &&
  one.phone === other.phone;

/** `change(address)` resolves to the answer, or to undefined with the reason in `mutationState`. */
function useChangeOrderAddress(orderId: string) {
  const wanted = useRef<Address>(undefined);
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(saveAddress, {
    idempotencyScope: `orderAddress:${orderId}`,
    reconcile: async () => {
      const { address } = await callApi(getOrderDetail, { id: orderId }, { skipErrorHandler: true });
      return address && wanted.current && samePlace(address, wanted.current)
        ? { list: [address], total: 1, savedId: address.id, droppedCount: 0 }
        : undefined;
    },
  });
  const change = (address: Address) => {
    wanted.current = address;
    return mutate({ ...toInput(address), id: address.id, orderId });
  };
  return { mutationState, change, reconcileAgain, isBusy };
}

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
    <OrderPart name={t('order.deliveredTo')} title={isTitled ? t('order.deliveredTo') : undefined}>
      <p>
        <strong>{address.recipient}</strong> <span className={styles.quiet}>{formatPhone(address.phone)}</span>
      </p>
      <p className={styles.quiet}>{addressLine(address)}</p>
      {order.can.changeAddress && (
        <div className={styles.change}>
          <Button isBusy={isBusy} onClick={modal.open}>
            {t('order.changeAddress')}
          </Button>
        </div>
      )}
      {formError && (
        <p className={styles.error} role="alert">
          {formError}
        </p>
      )}
      <AddressPicker modal={modal} chosenId={address.id} onChoose={choose} />
    </OrderPart>
  );
}
