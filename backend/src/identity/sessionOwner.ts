/** Finds the customer of a session before the transaction of a call, so that the call can lock that customer first. */
import type { Query } from '../store/source';
import { toSessionId } from './sessionId';

/** Returns the id of the customer, or undefined for an unknown or expired token. */
export async function findSessionOwner(query: Query, token: string): Promise<string | undefined> {
  if (token === '') return undefined;
  const [row] = await query<{ customer_id: string }>(
    'SELECT customer_id FROM storefront.session WHERE id = $1 AND valid_until > $2',
    [toSessionId(token), Date.now()],
  );
  return row?.customer_id;
}
