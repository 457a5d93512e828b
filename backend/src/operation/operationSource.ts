/**
 * The operations of customers: one row for each operation id, inserted before the effect in the same transaction. A second
 * sender waits for that insert, and then reads the answer of the first, or, after a rollback, does the work itself.
 */
import type { SourceSession, RowSource } from '../store/source';

const operationKeyOf = (customerId: string, operationId: string) => `${customerId}:${operationId}`;

function partsOfOperationKey(key: string): { customerId: string; operationId: string } {
  const at = key.indexOf(':');
  return { customerId: key.slice(0, at), operationId: key.slice(at + 1) };
}

/** Claims an operation id. Waits while another transaction works on it. Returns whether this one has to do the work. */
export async function claimOperation(
  { query }: SourceSession,
  customerId: string,
  operationId: string,
): Promise<boolean> {
  const claimed = await query(
    'INSERT INTO storefront.operation (customer_id, operation_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [customerId, operationId],
  );
  return claimed.length > 0;
}

/** Gives a claimed id back, because a refusal is committed: the same id can be used again. */
export async function releaseOperation(
  { query }: SourceSession,
  customerId: string,
  operationId: string,
): Promise<void> {
  await query('DELETE FROM storefront.operation WHERE customer_id = $1 AND operation_id = $2 AND row IS NULL', [
    customerId,
    operationId,
  ]);
}

export const operationSource: RowSource = {
  async load({ query }, keys) {
    const parts = keys.map(partsOfOperationKey);
    const rows = await query<{ customer_id: string; operation_id: string; row: unknown }>(
      `SELECT customer_id, operation_id, row FROM storefront.operation
       WHERE row IS NOT NULL AND (customer_id, operation_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
      [parts.map(({ customerId }) => customerId), parts.map(({ operationId }) => operationId)],
    );
    return new Map(rows.map((row) => [operationKeyOf(row.customer_id, row.operation_id), row.row]));
  },
  async write({ query }, changes) {
    for (const { id, row } of changes) {
      const { customerId, operationId } = partsOfOperationKey(id);
      await query(
        `INSERT INTO storefront.operation (customer_id, operation_id, row) VALUES ($1, $2, $3)
         ON CONFLICT (customer_id, operation_id) DO UPDATE SET row = excluded.row WHERE operation.row IS NULL`,
        [customerId, operationId, JSON.stringify(row)],
      );
    }
  },
};
