/** Sessions: a customer may have many at once, each known by its token alone. */
import type { ShopContext } from '../context';
import { newToken } from '../random';
import { DAY } from '../time';
import type { CustomerRow } from './rows';

export const SESSION_MS = 30 * DAY;

/** Begins a session and returns its token. */
export function openSession({ books, now, random }: ShopContext, customerId: string): string {
  const token = newToken(random);
  books.sessions.put(token, { customerId, validUntil: now + SESSION_MS });
  return token;
}

/** The customer of a token, or null when there is no such session (any more). */
export function customerOfToken({ books, now }: Pick<ShopContext, 'books' | 'now'>, token: string): CustomerRow | null {
  const session = token ? books.sessions.get(token) : undefined;
  if (!session || session.validUntil <= now) return null;
  return books.customers.get(session.customerId) ?? null;
}
