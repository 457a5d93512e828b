import { dateFormat } from '../../src/api/schema/calendarDay';
import type { ShopContext } from '../context';

/** The time of a moment (ms) on the clock of the shop, in hours with fractions: 7.5 at half past seven. */
export function hourOfDay({ configuration }: Pick<ShopContext, 'configuration'>, at: number): number {
  const time = dateFormat('hour', configuration.timeZone, 'en-GB', () => ({
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })).format(at);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
