import { useCallback } from 'react';
import { latestShippingDay } from '@/domain/shipsOn';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { formatMoney } from '@/lib/money';
import { isScreenOn, pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import type { InboxEntry } from './inboxEntries';
import { useInboxMessages } from './useInboxMessages';

export interface InboxLabels {
  title: string;
  text: string;
  /** When it happened. */
  time: string;
  /** The address of the screen that shows it. */
  address: string;
}

/** Labels and addresses of the entries. */
export function useInboxLabels(): (entry: InboxEntry) => InboxLabels {
  const { platform } = usePlatform();
  const { t: tShared, language } = useTranslation();
  const t = useInboxMessages();
  const when = useDateFormat();
  const { ships } = useDeliveryDays();
  const money = useMoney();
  return useCallback(
    (entry) => {
      const time = when.booked(new Date(entry.at).toISOString());
      switch (entry.kind) {
        case 'order': {
          const { order, update } = entry;
          // The invitation names what has no review yet.
          const [first, ...others] =
            update === 'review' ? order.lines.filter((line) => line.canReview && !line.review) : order.lines;
          const name = first?.name ?? '';
          const isNotSent = update === 'toPay' || update === 'presale';
          const shipsOn = latestShippingDay(order.lines);
          const ticket = order.yields.length === 1 ? order.yields[0]?.ticketId : undefined;
          return {
            title: t(`inbox.order.${update}`),
            text: [
              // What came back, and for which order, is what a customer looks for.
              update === 'refunded' && order.returned?.amount
                ? formatMoney(order.returned.amount, order.currency, language)
                : '',
              update === 'refunded' ? tShared('order.titleOf', { number: order.number }) : '',
              others.length > 0 ? tShared('order.nameAndMore', { name, count: others.length }) : name,
              shipsOn && isNotSent ? ships(shipsOn) : '',
            ]
              .filter(Boolean)
              .join(' · '),
            time,
            address:
              update === 'ready' && ticket && isScreenOn('ticket')
                ? pathOf(platform, 'ticket', { id: ticket })
                : pathOf(platform, 'orders', { id: order.id, ...(update === 'review' && { view: 'review' }) }),
          };
        }
        case 'return': {
          const { order, update, returned } = entry;
          const money = (amount: number) => formatMoney(amount, order.currency, language);
          const destinations = returned.refunds.map(({ name, amount }) =>
            t('inbox.return.to', { amount: money(amount), name }),
          );
          const refunded = update === 'refunded' && (destinations.length > 0 ? destinations : [money(returned.refund)]);
          return {
            title: t(`inbox.return.${update}`),
            text: [...(refunded || []), returned.number, tShared('order.titleOf', { number: order.number })].join(
              ' · ',
            ),
            time,
            address: pathOf(platform, 'orders', { id: order.id }),
          };
        }
        case 'alert': {
          const { kind, goodsId, skuId, name, skuText, price, priceBefore } = entry.alert;
          const prices =
            kind === 'price' && priceBefore !== null && price < priceBefore
              ? t('inbox.alert.nowAndBefore', { price: money(price), before: money(priceBefore) })
              : money(price);
          return {
            title: t(`inbox.alert.${kind}`, { name }),
            text: [skuText, prices].filter(Boolean).join(' · '),
            time,
            address: pathOf(platform, 'goods', { id: goodsId, ...(skuId !== null && { sku: skuId }) }),
          };
        }
        case 'coupon':
          return {
            title: t('inbox.coupon'),
            text: t('inbox.coupon.until', { name: entry.coupon.name, when: when.date(entry.coupon.validUntil) }),
            time,
            address: pathOf(platform, 'coupons'),
          };
        case 'article':
          return {
            title: entry.article.title,
            text: entry.article.summary,
            time,
            address: pathOf(platform, 'article', { id: entry.article.id }),
          };
      }
    },
    [platform, ships, t, tShared, language, when, money],
  );
}
