/** The method that an order is paid with: the customer's choice, or a preselected one. */
import { useState } from 'react';
import type { PaymentMethod } from '@/api/schema/payment';
import { preselectedMethod } from '@/domain/payStep';
import type { OrderResultScreen } from './useOrderResult';

type Facts = Pick<OrderResultScreen, 'failedMethodId' | 'paymentCount' | 'forgetRefusal'>;

/** `choose(id)` holds until the next payment was sent: after a failure another method is preselected. */
export function usePaymentMethod(
  methods: readonly PaymentMethod[] | null | undefined,
  { failedMethodId, paymentCount, forgetRefusal }: Facts,
) {
  const [choice, setChoice] = useState<{ id: string; paymentCount: number }>();
  const chosenId = choice && choice.paymentCount === paymentCount ? choice.id : undefined;
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
