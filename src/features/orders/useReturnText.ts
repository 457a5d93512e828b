import { useCallback } from 'react';
import type { OrderReturn } from '@/api/orderReturn';
import type { Order } from '@/api/orders';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { formatMoney } from '@/lib/money';

/** How far a return of an order is, in one line: "Return R-30417: send it by Dec 9, 2026". */
export function useReturnText(): (order: Pick<Order, 'currency'>, returned: OrderReturn) => string {
  const { t, language } = useTranslation();
  const { date } = useDateFormat();
  return useCallback(
    ({ currency }, { number, state, sendBefore, refund }) => {
      if (state === 'cancelled') return '';
      if (state === 'approved' && !sendBefore) return t('order.return.open', { number });
      return t(`order.return.${state}`, {
        number,
        when: sendBefore ? date(sendBefore) : '',
        amount: formatMoney(refund, currency, language),
      });
    },
    [t, language, date],
  );
}
