import { useDeliveryDays } from './useDeliveryDays';
import { useMinutesLeft } from './useMinutesLeft';
import { useTranslation } from './useTranslation';

/** A later deadline is no reason to hurry: the day alone is named. */
const maxMinutes = 24 * 60;

interface Promised {
  /** `YYYY-MM-DD`. */
  arrivesOn?: string | null | undefined;
  /** ISO 8601: until when an order arrives on that day. */
  orderBefore?: string | null | undefined;
}

/**
 * "Order within 2 h 10 min: arrives Sat, Dec 19"; the day alone without a deadline. Empty without a day, and once the deadline
 * has passed: the day does not hold any more.
 */
export function useDeliveryPromise({ arrivesOn, orderBefore }: Promised): string {
  const { t } = useTranslation();
  const { arrives, within } = useDeliveryDays();
  const left = useMinutesLeft(arrivesOn ? orderBefore : undefined);
  if (!arrivesOn || left === 0) return '';
  if (left === undefined || left > maxMinutes) return arrives(arrivesOn);
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  const time = [
    hours > 0 && t('order.within.hours', { count: hours }),
    minutes > 0 && t('order.within.minutes', { count: minutes }),
  ];
  return within(time.filter(Boolean).join(' '), arrivesOn);
}
