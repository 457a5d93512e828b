import './orderSearchMessages';
import type { Order } from '@/api/orders';
import { CopyNumber } from '@/components/CopyNumber';
import { ParcelNumber } from '@/components/ParcelNumber';
import { pickUpText } from '@/domain/deliveryChoice';
import { hasDeliveredLines } from '@/domain/orderState';
import { hasParcelSection } from '@/features/orders/arrival';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';

/** Facts of an order with its number first, and its events, newest first; `at` is ISO 8601. */
export function useOrderHistory(order: Order) {
  const { number, delivery, note, giftMessage, parcel, timeline } = order;
  const { t } = useTranslation();
  const { moment } = useDateFormat();
  return {
    facts: [
      {
        key: 'number',
        label: t('order.number'),
        value: <CopyNumber number={number} action={t('order.copyNumber')} />,
      },
      ...(delivery
        ? [
            {
              key: 'delivery',
              label: t('order.deliveryKind'),
              value: delivery.kind === 'pickUp' ? pickUpText(delivery) : delivery.name,
            },
          ]
        : []),
      ...(giftMessage ? [{ key: 'giftMessage', label: t('order.giftMessage'), value: giftMessage }] : []),
      ...(note ? [{ key: 'note', label: t('order.note'), value: note }] : []),
      ...(parcel && !hasParcelSection(order)
        ? [{ key: 'parcel', label: t('order.parcel'), value: <ParcelNumber {...parcel} /> }]
        : []),
    ],
    events: [...timeline].reverse().map(({ event, at }) => ({
      key: `${event} ${at}`,
      name: t(event === 'delivered' && !hasDeliveredLines(order) ? 'order.event.handedOver' : `order.event.${event}`),
      at,
      when: moment(at),
    })),
  };
}
