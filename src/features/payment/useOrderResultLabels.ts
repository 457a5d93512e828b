/** Labels of the order result screen: the outcome and the next steps. */
import './payMessages';
import { joinText } from '@/lib/joinText';
import type { Order } from '@/api/orders';
import { useAddressLine, useRecipientName } from '@/features/address/useCountries';
import { pickUpText } from '@/domain/deliveryChoice';
import { latestShippingDay } from '@/domain/shipsOn';
import { orderOutcomes } from '@/domain/stateTones';
import { useReturnedText } from '@/features/orders/useReturnedText';
import { useMoney } from '@/hooks/useMoney';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import type { OrderResult } from './orderResult';
import { useDeliveryEstimate } from './useDeliveryEstimate';

interface HeadLabels {
  tone: 'good' | 'open' | 'busy' | 'failed' | 'over';
  title: string;
  text: string;
}

/** `formError`: why the last payment could not be made, if the order does not say it. */
export function useOrderResultLabels(order: Order, result: OrderResult, formError?: string) {
  const { t } = useTranslation();
  const addressLine = useAddressLine();
  const recipientName = useRecipientName();
  const money = useMoney(order.currency);
  const returned = useReturnedText(order);
  const { weekday } = useDateFormat();
  const isPaid = result === 'paid';
  const shipsOn = latestShippingDay(order.lines);
  const isEstimated = isPaid && order.status === 'toShip' && !shipsOn;
  const estimate = useDeliveryEstimate(order, isEstimated && !order.arrivesOn);
  const arrival = isEstimated && order.arrivesOn ? { kind: 'arrives' as const, day: order.arrivesOn } : estimate;
  const hasParcel = order.lines.some(({ isVirtual }) => !isVirtual);

  const { attempt } = order;
  const method = attempt && { name: attempt.name, amount: money(attempt.amount) };
  /** Of an order that can no longer be paid: what becomes of money that came, or may still come; empty without such money. */
  const lateText = () => {
    if (method && attempt.state === 'returned') return t('checkout.pay.returned', method);
    return method && attempt.state === 'waiting' ? t('checkout.pay.mayReturn', method) : '';
  };
  const unheard = method ? t('checkout.pay.unheard', method) : t('checkout.done.stillProcessingText');
  // Perhaps the customer has come back from there without paying: nothing is said to be under way.
  const hasPage = attempt?.state === 'waiting' && Boolean(attempt.redirectUrl);
  const texts: Readonly<Record<OrderResult, string>> = {
    toPay: t('checkout.done.toPayText', { number: order.number }),
    paying: t('checkout.done.paidText', { number: order.number }),
    notPaid:
      method && (attempt.state === 'declined' || attempt.state === 'cancelled')
        ? joinText(t(`checkout.pay.${attempt.state}`, method), attempt.note)
        : (formError ?? t('checkout.done.toPayText', { number: order.number })),
    reconciling: t('checkout.done.reconcilingText'),
    unknown: t('checkout.done.unknownText'),
    processing: hasPage ? unheard : attempt?.note || t('checkout.done.processingText'),
    stillProcessing: unheard,
    paid: [
      t('checkout.done.paidText', { number: order.number }),
      method && attempt.state === 'returned' ? t('checkout.pay.returnedTwice', method) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    expired: lateText() || joinText(t('checkout.done.expiredText'), returned),
    cancelled: lateText() || returned,
  };
  const parcelLabels = () => {
    if (order.status === 'toReceive') return t('checkout.next.onItsWay');
    if (order.status !== 'toShip') return '';
    if (shipsOn) return t('checkout.next.ships', { when: weekday(shipsOn) });
    if (!arrival) return t('checkout.next.packing');
    const isPickUp = arrival.kind === 'arrives' && order.delivery?.kind === 'pickUp';
    return t(isPickUp ? 'order.ready' : `checkout.next.${arrival.kind}`, { when: weekday(arrival.day) });
  };
  const { address, delivery } = order;
  const next = [
    hasParcel ? parcelLabels() : '',
    hasParcel && order.status !== 'done' && address
      ? t('checkout.next.address', { name: recipientName(address), address: addressLine(address) })
      : '',
    hasParcel && order.status !== 'done' && delivery?.kind === 'pickUp'
      ? t('checkout.next.pickUp', { address: pickUpText(delivery) })
      : '',
    order.yields.length > 0 ? t('checkout.next.virtual') : '',
    order.can.cancel ? t('checkout.next.cancel') : '',
  ];
  return {
    head: {
      tone: orderOutcomes[result],
      title: t(`checkout.done.${result === 'processing' && hasPage ? 'stillProcessing' : result}`),
      text: texts[result],
    } satisfies HeadLabels,
    pay: order.total === 0 ? t('checkout.done.payNothing') : t('order.payAmount', { amount: money(order.total) }),
    /** The next steps, one sentence each; empty while the order is not paid. */
    next: isPaid ? next.filter(Boolean) : [],
  };
}
