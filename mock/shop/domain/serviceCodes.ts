/** The customer's own service code, which an agent asks for: eight digits, a new one every ten minutes. */
import type { ShopContext } from '../context';
import { newDigits } from '../random';
import { MINUTE } from '../time';
import type { ServiceCodeRow } from './walletRows';

export const SERVICE_CODE_MS = 10 * MINUTE;

/** The code that is valid now; a new one when the last has run out. */
export function serviceCodeOf({ books, now, random }: ShopContext, customerId: string): ServiceCodeRow {
  const known = books.serviceCodes.get(customerId);
  if (known && known.validUntil > now) return known;
  const fresh = { code: `${newDigits(random, 4)} ${newDigits(random, 4)}`, validUntil: now + SERVICE_CODE_MS };
  books.serviceCodes.put(customerId, fresh);
  return fresh;
}
