import { calendarDayIn } from '../src/api/schema/calendarDay';
import type { ShopContext } from './context';

/** The shop's calendar day of a moment (ms), `YYYY-MM-DD`. */
export const shopDay = ({ configuration }: Pick<ShopContext, 'configuration'>, at: number): string =>
  calendarDayIn(configuration.timeZone, at);
