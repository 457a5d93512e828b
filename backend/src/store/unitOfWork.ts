/**
 * One call of the shop's rules in one transaction.
 *
 * The rules are synchronous functions over collections (`shop/store.ts`). They run on the rows that are loaded. When they
 * ask for a row that is not, it counts as missing, the rules run to their end, all rows that they asked for are loaded (and
 * locked, in a writing transaction), and the rules run again from the start, with the same time and the same random numbers.
 * Only the last run, which asked for nothing new, is written. So a call needs as many rounds as its reads depend on each other.
 * A run that iterates over rows that are not loaded ends at once: most of the work of a list is what follows.
 */
import type { Collection, Store } from '../../../shop/store';
import { secureRandom, type Random } from '../../../shop/random';
import type { RowChange, SourceSession, RowSource } from './source';

/** More rounds mean that a rule asks for other rows in each of them. */
const MAX_ROUNDS = 40;
const BY_CUSTOMER_PREFIX = 'ByCustomer';

export type SourcesByCollection = Readonly<Record<string, RowSource>>;

interface LoadedCollection {
  readonly rows: Map<string, unknown>;
  /** Ids by customer, for the collections of customers. */
  readonly idsByCustomer: Map<string, readonly string[]>;
  scanned: readonly string[] | undefined;
}

interface RequestedRows {
  readonly ids: Set<string>;
  readonly customerIds: Set<string>;
  scans: boolean;
}

/** The changes of the last run, by collection, in the order of their first write. */
export type ChangesByCollection = ReadonlyMap<string, readonly RowChange[]>;

export interface WorkOutcome<Result> {
  readonly result: Result;
  readonly changes: ChangesByCollection;
}

/** Ends a run whose rows have to be loaded first. */
class RowsNotLoaded extends Error {}

export class UnitOfWork {
  readonly #loaded = new Map<string, LoadedCollection>();
  #requestedRows = new Map<string, RequestedRows>();
  #written = new Map<string, Map<string, unknown>>();
  /** The random numbers of the first run, for the next ones. */
  readonly #drawn: number[] = [];
  #nextDrawn = 0;

  constructor(
    private readonly sources: SourcesByCollection,
    private readonly session: SourceSession,
  ) {}

  readonly random: Random = () => {
    const drawn = (this.#drawn[this.#nextDrawn] ??= secureRandom());
    this.#nextDrawn += 1;
    return drawn;
  };

  /** The collections of the rules. */
  readonly store: Store = {
    isEmpty: false,
    collection: <Row>(name: string) => this.#collection(name) as Collection<Row>,
    transact: (work) => work(),
    flushed: () => Promise.resolve(),
    clear() {
      throw new Error('The engine does not clear its database.');
    },
  };

  /** States that a row does not exist, so that it is not loaded. */
  presumeMissing(collection: string, id: string): void {
    this.#loadedOf(collection).rows.set(id, undefined);
  }

  /** Runs `work` until it has all its rows, and returns what it returned and changed. Errors of the last run are thrown. */
  async run<Result>(work: () => Result): Promise<WorkOutcome<Result>> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      this.#requestedRows = new Map();
      this.#written = new Map();
      this.#nextDrawn = 0;
      let outcome: { result: Result } | { error: unknown };
      try {
        outcome = { result: work() };
      } catch (error) {
        outcome = { error };
      }
      if (this.#requestedRows.size > 0) await this.#load();
      else if ('error' in outcome) throw outcome.error;
      else return { result: outcome.result, changes: this.#changes() };
    }
    throw new Error(`A call asked for other rows ${MAX_ROUNDS} times.`);
  }

  /** Writes the changes of the last run. */
  async write(changes: ChangesByCollection): Promise<void> {
    for (const [name, list] of changes) await this.#source(name).write(this.session, list);
  }

  #source(name: string): RowSource {
    const source = this.sources[name];
    if (!source) throw new Error(`There is no table for the collection ${name}.`);
    return source;
  }

  #loadedOf(name: string): LoadedCollection {
    const loaded = this.#loaded.get(name) ?? { rows: new Map(), idsByCustomer: new Map(), scanned: undefined };
    this.#loaded.set(name, loaded);
    return loaded;
  }

  #requestedRowsOf(name: string): RequestedRows {
    const requested = this.#requestedRows.get(name) ?? { ids: new Set(), customerIds: new Set(), scans: false };
    this.#requestedRows.set(name, requested);
    return requested;
  }

  #writtenOf(name: string): Map<string, unknown> {
    const written = this.#written.get(name) ?? new Map<string, unknown>();
    this.#written.set(name, written);
    return written;
  }

  #collection(name: string): Collection<unknown> {
    if (name.endsWith(BY_CUSTOMER_PREFIX)) return this.#customerIndex(name.slice(0, -BY_CUSTOMER_PREFIX.length), name);
    const get = (id: string): unknown => {
      const written = this.#written.get(name);
      if (written?.has(id)) return written.get(id);
      const { rows } = this.#loadedOf(name);
      if (!rows.has(id)) this.#requestedRowsOf(name).ids.add(id);
      return rows.get(id);
    };
    const ids = (): string[] => {
      const { scanned } = this.#loadedOf(name);
      if (!scanned) {
        this.#requestedRowsOf(name).scans = true;
        throw new RowsNotLoaded(name);
      }
      const written = this.#writtenOf(name);
      const all = new Set([...scanned, ...written.keys()]);
      return [...all].filter((id) => !written.has(id) || written.get(id) !== undefined);
    };
    return {
      get size() {
        return ids().length;
      },
      get,
      ids: () => ids().values(),
      values: () =>
        ids()
          .map((id) => get(id))
          .values(),
      put: (id, row) => void this.#writtenOf(name).set(id, row),
      delete: (id) => void this.#writtenOf(name).set(id, undefined),
    };
  }

  /** The ids of a customer's rows. The database keeps this index itself, so its changes count for this run only. */
  #customerIndex(name: string, indexName: string): Collection<unknown> {
    const refuse = (): never => {
      throw new Error(`${indexName} is read by customer only.`);
    };
    return {
      get size() {
        return refuse();
      },
      get: (customerId) => {
        const written = this.#written.get(indexName);
        if (written?.has(customerId)) return written.get(customerId);
        const ids = this.#loadedOf(name).idsByCustomer.get(customerId);
        if (!ids) this.#requestedRowsOf(name).customerIds.add(customerId);
        return ids;
      },
      ids: refuse,
      values: refuse,
      put: (customerId, ids) => void this.#writtenOf(indexName).set(customerId, ids),
      delete: refuse,
    };
  }

  async #load(): Promise<void> {
    // Always in the same order, so that two transactions do not wait for each other's locks.
    for (const [name, { ids, customerIds, scans }] of [...this.#requestedRows].sort(([one], [other]) =>
      one < other ? -1 : 1,
    ))
      await this.#loadCollection(name, ids, customerIds, scans);
  }

  async #loadCollection(name: string, ids: Set<string>, customerIds: Set<string>, scans: boolean): Promise<void> {
    const source = this.#source(name);
    const loaded = this.#loadedOf(name);
    const keep = (rows: ReadonlyMap<string, unknown>) => {
      for (const [id, row] of rows) if (!loaded.rows.has(id)) loaded.rows.set(id, row);
    };
    if (customerIds.size > 0) {
      const found = await source.loadByCustomer?.(this.session, [...customerIds]);
      if (!found) throw new Error(`The collection ${name} does not belong to customers.`);
      for (const [customerId, rows] of found) {
        keep(rows);
        loaded.idsByCustomer.set(customerId, [...rows.keys()]);
      }
    }
    if (scans) {
      const found = await source.scan?.(this.session);
      if (!found) throw new Error(`The collection ${name} cannot be iterated over.`);
      keep(found);
      loaded.scanned = [...found.keys()];
    }
    const left = [...ids].filter((id) => !loaded.rows.has(id));
    if (left.length === 0) return;
    const found = await source.load(this.session, left);
    for (const id of left) loaded.rows.set(id, found.get(id));
  }

  #changes(): ChangesByCollection {
    const changes = new Map<string, readonly RowChange[]>();
    for (const [name, written] of this.#written) {
      if (name.endsWith(BY_CUSTOMER_PREFIX)) continue;
      const { rows } = this.#loadedOf(name);
      const list = [...written].flatMap(([id, row]): RowChange[] => {
        const existed = rows.has(id) ? rows.get(id) !== undefined : undefined;
        const isUnchanged = rows.has(id) && rows.get(id) === row;
        return isUnchanged || (row === undefined && existed === false) ? [] : [{ id, row, existed }];
      });
      if (list.length > 0) changes.set(name, list);
    }
    return changes;
  }
}
