import { useEffect, useRef } from 'react';
import { packGoods } from '@/api/packs';
import { getGoodsDetail } from '@/api/products';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { useTranslation } from '@/hooks/useTranslation';
import { invalidateQueries } from '@/query/queryCache';

const minuteMs = 60_000;
/** A later deadline is no reason to hurry: the day alone is named. */
const maxMinutes = 24 * 60;

interface Promised {
  /** `YYYY-MM-DD`. */
  arrivesOn?: string | null | undefined;
  /** ISO 8601: until when an order arrives on that day. */
  orderBefore?: string | null | undefined;
}

/**
 * "Order within 2 h 10 min: arrives Sat, Dec 19"; the day alone without a deadline. Empty without a day, and from the minute before the
 * deadline, because the day does not hold any more. Once it has passed, products and quotes are fetched again, which brings the next day.
 */
export function useDeliveryPromise({ arrivesOn, orderBefore }: Promised): string {
  const { t } = useTranslation();
  const { arrives, within } = useDeliveryDays();
  const left = useTimeLeft(arrivesOn ? orderBefore : undefined);
  /** A deadline that was over from the beginning brings nothing new. */
  const openDeadline = useRef<string | null>(undefined);
  useEffect(() => {
    if (left !== 0) openDeadline.current = orderBefore;
    else if (openDeadline.current === orderBefore) {
      openDeadline.current = null;
      invalidateQueries(getGoodsDetail, packGoods);
    }
  }, [left, orderBefore]);
  const minutes = left === undefined ? undefined : Math.floor(left / minuteMs);
  if (!arrivesOn || minutes === 0) return '';
  if (minutes === undefined || minutes > maxMinutes) return arrives(arrivesOn);
  const [hours, others] = [Math.floor(minutes / 60), minutes % 60];
  const time = [
    hours > 0 && t('order.within.hours', { count: hours }),
    others > 0 && t('order.within.minutes', { count: others }),
  ];
  return within(time.filter(Boolean).join(' '), arrivesOn);
}
