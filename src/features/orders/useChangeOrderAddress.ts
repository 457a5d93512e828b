/** Sends an order to another address while it still waits for payment or shipping. */
import { useRef } from 'react';
import { callShop } from '@/api/client';
import { getOrderDetail } from '@/api/orderCalls';
import type { Address } from '@/api/schema/user';
import { saveAddress } from '@/api/userCalls';
import { useSubmit } from '@/hooks/useSubmit';

const samePlace = (one: Address | null, other: Address) =>
  one !== null && one.street === other.street && one.city === other.city && one.recipient === other.recipient && one.phone === other.phone;

/** `change(address)` resolves to the answer, or to undefined with `submission` telling why. */
export function useChangeOrderAddress(orderId: string) {
  const wanted = useRef<Address>(undefined);
  const { submission, submit, checkAgain, isBusy } = useSubmit(saveAddress, {
    intention: `orderAddress:${orderId}`,
    findOut: async () => {
      const { address } = await callShop(getOrderDetail, { id: orderId }, { skipErrorHandler: true });
      return address && wanted.current && samePlace(address, wanted.current) ? { list: [address], total: 1, savedId: address.id, dropped: 0 } : undefined;
    },
  });
  const change = (address: Address) => {
    wanted.current = address;
    return submit({ ...address, orderId });
  };
  return { submission, change, checkAgain, isBusy };
}
