/** Rows that belong to a customer, found by customer without walking through everybody's. */
import type { Collection, Store } from './store';

interface OwnedRow {
  id: string;
  customerId: string;
}

export interface Owned<Row extends OwnedRow> {
  readonly all: Collection<Row>;
  /** The row, but only for the customer it belongs to: another one's is as good as missing. */
  of(customerId: string, id: string): Row | undefined;
  /** All rows of a customer, oldest first. */
  listOf(customerId: string): Row[];
  put(row: Row): void;
  remove(row: Row): void;
}

/** Opens the collection `name` and its index by customer. */
export function createOwned<Row extends OwnedRow>(store: Store, name: string): Owned<Row> {
  const all = store.collection<Row>(name);
  const idsByCustomer = store.collection<readonly string[]>(`${name}ByCustomer`);
  const idsOf = (customerId: string) => idsByCustomer.get(customerId) ?? [];
  return {
    all,
    of(customerId, id) {
      const row = all.get(id);
      return row?.customerId === customerId ? row : undefined;
    },
    listOf(customerId) {
      return idsOf(customerId).flatMap((id) => all.get(id) ?? []);
    },
    put(row) {
      if (!all.get(row.id)) idsByCustomer.put(row.customerId, [...idsOf(row.customerId), row.id]);
      all.put(row.id, row);
    },
    remove(row) {
      all.delete(row.id);
      idsByCustomer.put(
        row.customerId,
        idsOf(row.customerId).filter((id) => id !== row.id),
      );
    },
  };
}
