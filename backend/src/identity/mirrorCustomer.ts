/** A customer of the storefront as a customer of Vendure. */
import { Channel, Customer } from '@vendure/core';
import type { CustomerRow } from '../../../shop/domain/rows';
import { SHOP_CHANNELS_SQL } from '../shopChannels';
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
  // The list of orders finds them by the last name only.
  const fields = { firstName: '', lastName: row.nickname, phoneNumber: row.phone ?? '' };
  if (stored?.vendure_id) {
    const [before] = await query<{ phone: string | null }>(
      'SELECT "phoneNumber" AS phone FROM customer WHERE id = $1',
      [stored.vendure_id],
    );
    if (before?.phone !== fields.phoneNumber) await endVendureSessions(query, stored.vendure_id);
    // First and last name of an administrator stay while they are the name of the customer.
    await query(
      `UPDATE customer SET "phoneNumber" = $2, "lastName" = CASE WHEN is_same THEN "lastName" ELSE $3 END,
         "firstName" = CASE WHEN is_same THEN "firstName" ELSE '' END
       FROM (SELECT btrim("firstName" || ' ' || "lastName") = $3 AS is_same FROM customer WHERE id = $1) AS name
       WHERE id = $1`,
      [stored.vendure_id, fields.phoneNumber, fields.lastName],
    );
    return;
  }
  const channels = (await query<{ id: number }>(SHOP_CHANNELS_SQL)).map(({ id }) => new Channel({ id }));
  const saved = await runner.manager.save(
    new Customer({ ...fields, emailAddress: vendureAddressOf(row), channels }),
    withinCallersTransaction,
  );
  await query('UPDATE storefront.customer SET vendure_id = $2 WHERE id = $1', [row.id, saved.id]);
  await addMissingUsers(query, row.id);
}
