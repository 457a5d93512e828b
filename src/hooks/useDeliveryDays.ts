import { useMemo } from 'react';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';

/**
 * The sentences that promise a day of delivery. The day has the same form on every screen, from the product to the order:
 * `Wed, Dec 16`. Days are `YYYY-MM-DD`.
 */
export function useDeliveryDays() {
  const { t } = useTranslation();
  const { weekday } = useDateFormat();
  return useMemo(
    () => ({
      /** "Ships from Wed, Dec 16" */
      ships: (day: string) => t('order.shipsFrom', { when: weekday(day) }),
      /** "Presale, ships from Wed, Dec 16": of one line. */
      presale: (day: string) => t('checkout.presale.ships', { when: weekday(day) }),
      /** "Order now, ships from Wed, Dec 16": of a product that is offered. */
      orderNow: (day: string) => t('goods.presaleNotice', { day: weekday(day) }),
      /** "In-stock items wait … Everything ships together from Wed, Dec 16.": of lines in stock that wait. */
      waiting: (day: string) => t('order.waiting', { when: weekday(day) }),
      /** "Arrives Sat, Dec 19" */
      arrives: (day: string) => t('order.arrives', { when: weekday(day) }),
      /** "Order within 2 h 10 min: arrives Sat, Dec 19" */
      within: (time: string, day: string) => t('order.within', { time, when: weekday(day) }),
      /** "Ready for pick-up on Sat, Dec 19" */
      ready: (day: string) => t('order.ready', { when: weekday(day) }),
    }),
    [t, weekday],
  );
}
