/** Service codes, by which an agent identifies a customer. A code has eight digits and is valid for ten minutes. */
import type { ShopContext } from '../context';
import { newDigits } from '../random';
import { MINUTE_MS } from '../time';
import type { ServiceCodeRow } from './walletRows';

/** Lifetime of a service code. */
const SERVICE_CODE_TTL_MS = 10 * MINUTE_MS;

/** Returns the valid code of a customer. Creates one when there is none. */
export function getServiceCode({ database, now, random }: ShopContext, customerId: string): ServiceCodeRow {
  const current = database.serviceCodes.get(customerId);
  if (current && current.validUntil > now) return current;
  const fresh = { code: `${newDigits(random, 4)} ${newDigits(random, 4)}`, validUntil: now + SERVICE_CODE_TTL_MS };
  database.serviceCodes.put(customerId, fresh);
  return fresh;
}
