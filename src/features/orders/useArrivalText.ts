import { useCallback } from 'react';
import { calendarDayIn, dateFormat } from '@/api/schema/calendarDay';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { localeTag } from '@/lib/localeTag';
import { serverClock } from '@/lib/sharedServerClock';
import { arrivalOf, type Arrival, type ArrivingOrder } from './arrival';

const hours = () => ({ hour: 'numeric' }) as const;
const hoursAndMinutes = () => ({ hour: 'numeric', minute: '2-digit' }) as const;

/** `2 – 5 PM`, `14–17 Uhr` or `14:00–17:00`, in the time zone of the device. */
function formatWindow(tag: string, { from, to }: NonNullable<Arrival['window']>): string {
  const [start, end] = [new Date(from), new Date(to)];
  const formatAs = (look: typeof hours | typeof hoursAndMinutes) => {
    const format = dateFormat(`window${'minute' in look()}${tag}`, undefined, tag, look);
    // A range over midnight would contain both dates.
    return calendarDayIn(undefined, from) === calendarDayIn(undefined, to)
      ? format.formatRange(start, end)
      : `${format.format(start)} – ${format.format(end)}`;
  };
  const text = start.getMinutes() === 0 && end.getMinutes() === 0 ? formatAs(hours) : '';
  // Hours alone are no time.
  return /\p{L}/u.test(text) ? text : formatAs(hoursAndMinutes);
}

/** When an order arrives, for example "Arrives today, 2 – 5 PM"; empty when that is not known. */
export function useArrivalText(): (order: ArrivingOrder) => string {
  const { t, language } = useTranslation();
  const { weekday } = useDateFormat();
  return useCallback(
    (order) => {
      const arrival = arrivalOf(order, serverClock.now());
      if (!arrival) return '';
      const { day, isToday, isPickUp, window } = arrival;
      const values = { when: weekday(day), time: window ? formatWindow(localeTag(language), window) : '' };
      if (isPickUp) return t(isToday ? 'order.readyToday' : 'order.ready', values);
      if (window) return t(isToday ? 'order.arrivesToday.window' : 'order.arrives.window', values);
      return t(isToday ? 'order.arrivesToday' : 'order.arrives', values);
    },
    [t, language, weekday],
  );
}
