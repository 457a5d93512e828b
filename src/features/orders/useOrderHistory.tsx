import type { Order } from '@/api/schema/order';
import { CopiedNumber, OrderParcel } from '@/features/orders/components/OrderSections';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';

/** Facts of an order with its number first, and its events, newest first; `at` is ISO 8601. */
export function useOrderHistory({ number, note, giftMessage, parcel, timeline }: Order) {
  const { t } = useTranslation();
  const { moment } = useDateFormat();
  return {
    facts: [
      {
        key: 'number',
        label: t('order.number'),
        children: <CopiedNumber number={number} action={t('order.copyNumber')} />,
      },
      ...(giftMessage ? [{ key: 'giftMessage', label: t('order.giftMessage'), children: giftMessage }] : []),
      ...(note ? [{ key: 'note', label: t('order.note'), children: note }] : []),
      ...(parcel ? [{ key: 'parcel', label: t('order.parcel'), children: <OrderParcel {...parcel} /> }] : []),
    ],
    events: [...timeline]
      .reverse()
      .map(({ event, at }) => ({ key: `${event} ${at}`, name: t(`order.event.${event}`), at, when: moment(at) })),
  };
}
