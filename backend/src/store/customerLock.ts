/** The lock of a customer. Everything that changes what belongs to a customer runs after the other, over all servers. */
import type { SourceSession } from './source';

/**
 * Locks customers until the end of the transaction, in the order of their ids. Does nothing in a reading transaction.
 * The lock leaves the key free: a row that refers to the customer, such as a claimed operation, does not wait for it.
 */
export async function lockCustomers({ query, locks }: SourceSession, ids: readonly string[]): Promise<void> {
  if (!locks || ids.length === 0) return;
  await query('SELECT 1 FROM storefront.customer WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
}
