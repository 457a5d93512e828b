/** A customer of the storefront as a customer of Vendure. */
import { Channel, Customer } from '@vendure/core';
import type { CustomerRow } from '../../../shop/domain/rows';
import { withinCallersTransaction, type Transaction } from '../store/runInTransaction';
import { addMissingUsers, endVendureSessions } from './vendureUsers';

/** Vendure requires an e-mail address. Customers sign in with a phone, so they get one that reaches nobody. */
const vendureAddressOf = ({ id }: CustomerRow) => `${id}@phone.invalid`;

/** Adds or changes the customer of Vendure. A new phone ends its sessions there, as the rules do with those of the contract. */
export async function mirrorCustomer({ runner, query }: Transaction, row: CustomerRow): Promise<void> {
  const [stored] = await query<{ vendure_id: number | null }>(
    'SELECT vendure_id FROM storefront.customer WHERE id = $1',
    [row.id],
  );
  const names = { firstName: row.nickname, lastName: '', phoneNumber: row.phone };
  if (stored?.vendure_id) {
    const [before] = await query<{ phone: string | null }>(
      'SELECT "phoneNumber" AS phone FROM customer WHERE id = $1',
      [stored.vendure_id],
    );
    if (before?.phone !== names.phoneNumber) await endVendureSessions(query, stored.vendure_id);
    await query('UPDATE customer SET "firstName" = $2, "phoneNumber" = $3 WHERE id = $1', [
      stored.vendure_id,
      names.firstName,
      names.phoneNumber,
    ]);
    return;
  }
  const channels = await runner.manager.find(Channel);
  const saved = await runner.manager.save(
    new Customer({ ...names, emailAddress: vendureAddressOf(row), channels }),
    withinCallersTransaction,
  );
  await query('UPDATE storefront.customer SET vendure_id = $2 WHERE id = $1', [row.id, saved.id]);
  await addMissingUsers(query, row.id);
}
