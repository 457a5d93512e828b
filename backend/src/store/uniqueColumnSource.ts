/** An index of customers by a unique column. The database keeps it, so changes need no statement. */
import type { RowSource } from './source';

/** Creates the source that finds the id of a customer by `column`. */
export function createUniqueColumnSource(column: 'phone' | 'invite_code'): RowSource {
  return {
    async load({ query }, values) {
      const rows = await query<{ id: string; value: string }>(
        `SELECT id, ${column} AS value FROM storefront.customer WHERE ${column} = ANY($1)`,
        [values],
      );
      return new Map(rows.map(({ id, value }) => [value, id]));
    },
    write: () => Promise.resolve(),
  };
}
