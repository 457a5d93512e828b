/** Changing the delivery address of an order. When the response is lost, the order says where it goes. */
import { useRef } from 'react';
import { saveAddress, type Address } from '@/api/addresses';
import { getOrderDetail } from '@/api/orders';
import { callApi } from '@/api/client';
import { useMutation } from '@/query/useMutation';
import { isSameAddress, toSaveAddressInput } from '@/features/address/saveAddressInput';

/** `change(address)` resolves to the answer, or to undefined with the reason in `mutationState`. */
export function useChangeOrderAddress(orderId: string) {
  const requestedAddress = useRef<Address>(undefined);
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(saveAddress, {
    idempotencyScope: `orderAddress:${orderId}`,
    reconcile: async () => {
      const { address } = await callApi(getOrderDetail, { id: orderId }, { skipErrorHandler: true });
      // Which address is the default says nothing about the order.
      return address &&
        requestedAddress.current &&
        isSameAddress(address, { ...requestedAddress.current, isDefault: false })
        ? { list: [address], total: 1, savedId: address.id, droppedCount: 0 }
        : undefined;
    },
  });
  const change = (address: Address) => {
    requestedAddress.current = address;
    return mutate({ ...toSaveAddressInput(address), id: address.id, orderId });
  };
  return { mutationState, change, reconcileAgain, isBusy };
}
