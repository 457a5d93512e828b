import type { Order } from '@/api/schema/order';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';

/** Facts of an order beside its number, and its events, newest first; `at` is ISO 8601. */
export function useOrderHistory({ note, parcel, timeline }: Order) {
  const { t } = useTranslation();
  const { moment } = useDateFormat();
  return {
    facts: [
      ...(note ? [{ key: 'note', label: t('order.note'), children: note }] : []),
      ...(parcel ? [{ key: 'parcel', label: t('order.parcel'), children: `${parcel.carrier} ${parcel.number}` }] : []),
    ],
    events: [...timeline]
      .reverse()
      .map(({ event, at }) => ({ key: `${event} ${at}`, name: t(`order.event.${event}`), at, when: moment(at) })),
  };
}
