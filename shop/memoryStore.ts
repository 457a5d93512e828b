/**
 * A store in memory. A transaction logs the previous value of each changed row and restores the values in reverse order
 * on rollback. A deleted row stays in its map, marked as deleted, until the commit: a rollback then restores it at the
 * same position.
 */
import type { Collection, Store } from './store';

const DELETED_ROW = Symbol('deleted');

class MemoryCollection<Row> implements Collection<Row> {
  readonly #rows = new Map<string, Row | typeof DELETED_ROW>();
  #live = 0;

  constructor(private readonly journal: TransactionLog) {}

  get size(): number {
    return this.#live;
  }

  get(id: string): Row | undefined {
    const row = this.#rows.get(id);
    return row === DELETED_ROW ? undefined : row;
  }

  *values(): IterableIterator<Row> {
    for (const row of this.#rows.values()) if (row !== DELETED_ROW) yield row;
  }

  *ids(): IterableIterator<string> {
    for (const [id, row] of this.#rows) if (row !== DELETED_ROW) yield id;
  }

  put(id: string, row: Row): void {
    this.#replace(id, row);
  }

  delete(id: string): void {
    if (this.get(id) === undefined) return;
    this.#replace(id, DELETED_ROW);
    this.journal.onCommit(() => {
      if (this.#rows.get(id) === DELETED_ROW) this.#rows.delete(id);
    });
  }

  clear(): void {
    this.#rows.clear();
    this.#live = 0;
  }

  #replace(id: string, row: Row | typeof DELETED_ROW): void {
    const before = this.#rows.get(id);
    const liveBefore = this.#live;
    const wasLive = before !== undefined && before !== DELETED_ROW;
    this.#live += Number(row !== DELETED_ROW) - Number(wasLive);
    this.#rows.set(id, row);
    this.journal.onRollback(() => {
      this.#live = liveBefore;
      if (before === undefined) this.#rows.delete(id);
      else this.#rows.set(id, before);
    });
  }
}

/** The steps that the current transaction runs on commit and on rollback. */
class TransactionLog {
  #undo: (() => void)[] | undefined;
  #held: (() => void)[] = [];

  onRollback(step: () => void): void {
    this.#undo?.push(step);
  }

  onCommit(step: () => void): void {
    if (this.#undo) this.#held.push(step);
    else step();
  }

  run<Result>(work: () => Result): Result {
    if (this.#undo) return work();
    const undo: (() => void)[] = [];
    this.#undo = undo;
    this.#held = [];
    try {
      const result = work();
      this.#undo = undefined;
      this.#held.forEach((step) => step());
      return result;
    } catch (error) {
      this.#undo = undefined;
      undo.reverse().forEach((step) => step());
      throw error;
    }
  }
}

/** Creates an empty store in memory. A nested transaction joins the outer one: both commit or both roll back. */
export function createMemoryStore(): Store {
  const journal = new TransactionLog();
  const collections = new Map<string, MemoryCollection<unknown>>();
  return {
    get isEmpty() {
      return [...collections.values()].every((collection) => collection.size === 0);
    },
    collection<Row>(name: string): Collection<Row> {
      const collection = collections.get(name) ?? new MemoryCollection<unknown>(journal);
      collections.set(name, collection);
      // The name determines the row type: only database.ts opens collections, each with one type.
      return collection as Collection<unknown> as Collection<Row>;
    },
    transact: (work) => journal.run(work),
    flushed: () => Promise.resolve(),
    clear: () => collections.forEach((collection) => collection.clear()),
  };
}
