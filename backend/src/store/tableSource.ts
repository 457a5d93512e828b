/** A collection in a table of its own: id, row as JSON, and generated columns. */
import { lockCustomers } from './customerLock';
import type { RowChange, SourceSession, RowSource } from './source';

interface StoredRow {
  id: string;
  row: unknown;
  customer_id?: string;
}

export interface TableOptions {
  /** The rows belong to customers: they are read by customer, after the lock of that customer. */
  readonly isOwned?: boolean;
  /** Condition of the rows that can be iterated over; $1 is the customer of the request. */
  readonly scanned?: string;
  /** Stored id of an id of the rules. */
  readonly toStoredId?: (id: string) => string;
}

/** Creates the source of the table `storefront.<table>`. */
export function createTableSource(
  table: string,
  { isOwned = false, scanned, toStoredId = (id) => id }: TableOptions = {},
): RowSource {
  const name = `storefront.${table}`;
  const lockClause = ({ locks }: SourceSession) => (locks ? 'FOR NO KEY UPDATE' : '');

  async function lockOwners(session: SourceSession, ids: readonly string[]): Promise<void> {
    if (!isOwned || !session.locks) return;
    const owners = await session.query<{ customer_id: string }>(
      `SELECT DISTINCT customer_id FROM ${name} WHERE id = ANY($1)`,
      [ids],
    );
    await lockCustomers(
      session,
      owners.map(({ customer_id }) => customer_id),
    );
  }

  const source: RowSource = {
    async load(session, ids) {
      await lockOwners(session, ids);
      const stored = new Map(ids.map((id) => [toStoredId(id), id]));
      const rows = await session.query<StoredRow>(
        `SELECT id, row FROM ${name} WHERE id = ANY($1) ORDER BY id ${lockClause(session)}`,
        [[...stored.keys()]],
      );
      return new Map(rows.map(({ id, row }) => [stored.get(id) ?? id, row]));
    },
    async write(session, changes) {
      for (const group of groupByKind(changes)) await writeGroup(session, name, group, toStoredId);
    },
  };
  if (isOwned)
    source.loadByCustomer = async (session, customerIds) => {
      await lockCustomers(session, customerIds);
      const rows = await session.query<StoredRow>(
        `SELECT id, row, customer_id FROM ${name} WHERE customer_id = ANY($1) ORDER BY position`,
        [customerIds],
      );
      const found = new Map(customerIds.map((id) => [id, new Map<string, unknown>()]));
      for (const { id, row, customer_id } of rows) found.get(customer_id ?? '')?.set(id, row);
      return found;
    };
  if (scanned !== undefined)
    source.scan = async (session) => {
      const rows = await session.query<StoredRow>(`SELECT id, row FROM ${name} WHERE ${scanned} ORDER BY position`, [
        session.customerId ?? null,
      ]);
      const own = session.token === '' ? undefined : toStoredId(session.token);
      return new Map(rows.map(({ id, row }) => [id === own ? session.token : id, row]));
    };
  return source;
}

type ChangeKind = 'insert' | 'update' | 'put' | 'delete';

interface ChangeGroup {
  readonly kind: ChangeKind;
  readonly changes: RowChange[];
}

function changeKindOf({ row, existed }: RowChange): ChangeKind {
  if (row === undefined) return 'delete';
  if (existed === undefined) return 'put';
  return existed ? 'update' : 'insert';
}

function groupByKind(changes: readonly RowChange[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const kind = changeKindOf(change);
    const last = groups.at(-1);
    if (last?.kind === kind) last.changes.push(change);
    else groups.push({ kind, changes: [change] });
  }
  return groups;
}

/**
 * An insert of a row that did not exist when it was read fails when another transaction has inserted it since. The whole
 * transaction then runs again and sees that row.
 */
async function writeGroup(
  { query }: SourceSession,
  name: string,
  { kind, changes }: ChangeGroup,
  toStoredId: (id: string) => string,
): Promise<void> {
  const ids = changes.map(({ id }) => toStoredId(id));
  const rows = changes.map(({ row }) => JSON.stringify(row));
  const input = 'unnest($1::text[], $2::text[]) WITH ORDINALITY AS input (id, row, nth)';
  if (kind === 'delete') await query(`DELETE FROM ${name} WHERE id = ANY($1)`, [ids]);
  else if (kind === 'update')
    await query(`UPDATE ${name} AS stored SET row = input.row::jsonb FROM ${input} WHERE stored.id = input.id`, [
      ids,
      rows,
    ]);
  else
    await query(
      `INSERT INTO ${name} (id, row) SELECT input.id, input.row::jsonb FROM ${input} ORDER BY nth` +
        (kind === 'put' ? ' ON CONFLICT (id) DO UPDATE SET row = excluded.row' : ''),
      [ids, rows],
    );
}
