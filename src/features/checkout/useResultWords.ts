/** What the screen after an order says: the outcome, and what comes next. */
import type { Order } from '@/api/schema/order';
import { addressLine } from '@/domain/addressLine';
import { useMoney } from '@/hooks/useMoney';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import type { OrderResult } from './orderResult';
import { useArrivalDay } from './useArrivalDay';

export interface HeadWords {
  tone: 'good' | 'open' | 'busy' | 'over';
  title: string;
  text: string;
}

const tones: Readonly<Record<OrderResult, HeadWords['tone']>> = {
  toPay: 'open',
  checking: 'busy',
  unknown: 'open',
  processing: 'busy',
  stillProcessing: 'open',
  paid: 'good',
  expired: 'over',
  cancelled: 'over',
};

export function useResultWords(order: Order, result: OrderResult) {
  const { t } = useWords();
  const money = useMoney(order.currency);
  const { weekday } = useWhen();
  const isPaid = result === 'paid';
  const arrival = useArrivalDay(order, isPaid && order.status === 'toShip');
  const hasParcel = order.lines.some(({ isVirtual }) => !isVirtual);

  const texts: Readonly<Record<OrderResult, string>> = {
    toPay: t('checkout.done.toPayText', { number: order.number }),
    checking: t('checkout.done.checkingText'),
    unknown: t('checkout.done.unknownText'),
    processing: t('checkout.done.processingText'),
    stillProcessing: t('checkout.done.stillProcessingText'),
    paid: t('checkout.done.paidText', { number: order.number }),
    expired: t('checkout.done.expiredText'),
    cancelled: order.timeline.some(({ event }) => event === 'refunded') ? t('checkout.done.cancelledText') : '',
  };
  const parcelWords = () => {
    if (order.status === 'toReceive') return t('checkout.next.onItsWay');
    if (order.status !== 'toShip') return '';
    if (!arrival) return t('checkout.next.packing');
    return t(`checkout.next.${arrival.kind}`, { when: weekday(arrival.day) });
  };
  const { address } = order;
  const next = [
    hasParcel ? parcelWords() : '',
    hasParcel && order.status !== 'done' && address ? t('checkout.next.address', { name: address.recipient, address: addressLine(address) }) : '',
    order.yields.length > 0 ? t('checkout.next.virtual') : '',
    order.can.cancel ? t('checkout.next.cancel') : '',
  ];
  return {
    head: { tone: tones[result], title: t(`checkout.done.${result}`), text: texts[result] } satisfies HeadWords,
    pay: order.total === 0 ? t('checkout.done.payNothing') : t('checkout.done.pay', { amount: money(order.total) }),
    /** What comes next, sentence by sentence; empty while the order is not paid. */
    next: isPaid ? next.filter(Boolean) : [],
  };
}
