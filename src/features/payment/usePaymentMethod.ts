/** The method that an order is paid with: the customer's choice, or a preselected one. */
import { useState } from 'react';
import type { PaymentMethod } from '@/api/schema/payment';
import { preselectedMethod } from '@/domain/payStep';
import type { OrderResultScreen } from './useOrderResult';

type Facts = Pick<OrderResultScreen, 'failedMethodId' | 'lastMethodId' | 'paymentCount' | 'forgetRefusal'>;

/**
 * `choose(id)` holds until the next payment was sent. After a payment that did not arrive its method stays chosen; after a failure
 * of the method another one is preselected.
 */
export function usePaymentMethod(
  methods: readonly PaymentMethod[] | null | undefined,
  { failedMethodId, lastMethodId, paymentCount, forgetRefusal }: Facts,
) {
  const [choice, setChoice] = useState<{ id: string; paymentCount: number }>();
  const keptId = lastMethodId === failedMethodId ? undefined : lastMethodId;
  const chosenId = choice && choice.paymentCount === paymentCount ? choice.id : keptId;
  return {
    chosen:
      methods?.find(({ id, isUsable }) => id === chosenId && isUsable) ??
      preselectedMethod(methods ?? [], failedMethodId),
    choose: (id: string) => {
      setChoice({ id, paymentCount });
      forgetRefusal();
    },
  };
}
