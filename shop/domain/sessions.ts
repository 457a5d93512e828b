/** Sessions. A customer can have several. The token identifies the session (specification, 6). */
import type { ShopContext } from '../context';
import { newToken } from '../random';
import { DAY_MS } from '../time';
import type { CustomerRow } from './rows';

/** Lifetime of a session. */
export const SESSION_TTL_MS = 30 * DAY_MS;

/** Creates a session and returns its token. */
export function openSession(
  { database, now, random }: Pick<ShopContext, 'database' | 'now' | 'random'>,
  customerId: string,
): string {
  const token = newToken(random);
  database.sessions.put(token, { customerId, validUntil: now + SESSION_TTL_MS });
  return token;
}

/** Ends all sessions of a customer except the one with this token. */
export function endOtherSessions({ database }: Pick<ShopContext, 'database'>, customerId: string, token: string): void {
  for (const other of [...database.sessions.ids()])
    if (other !== token && database.sessions.get(other)?.customerId === customerId) database.sessions.delete(other);
}

/** Ends the session of a token. */
export const closeSession = ({ database }: Pick<ShopContext, 'database'>, token: string): void =>
  database.sessions.delete(token);

/** Returns the customer of a token, or null when the token is unknown or expired. */
export function findCustomerByToken(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  token: string,
): CustomerRow | null {
  const session = token ? database.sessions.get(token) : undefined;
  if (!session || session.validUntil <= now) return null;
  return database.customers.get(session.customerId) ?? null;
}
