/**
 * The books in memory. A transaction keeps a journal of what each row was before, and replays it backwards when the work
 * throws. A row that is deleted inside a transaction keeps its place until the transaction holds, so that an undone
 * delete does not move it to the end.
 */
import type { Collection, Store } from './store';

const DELETED = Symbol('deleted');

class MemoryCollection<Row> implements Collection<Row> {
  readonly #rows = new Map<string, Row | typeof DELETED>();
  #live = 0;

  constructor(private readonly journal: Journal) {}

  get size(): number {
    return this.#live;
  }

  get(id: string): Row | undefined {
    const row = this.#rows.get(id);
    return row === DELETED ? undefined : row;
  }

  *values(): IterableIterator<Row> {
    for (const row of this.#rows.values()) if (row !== DELETED) yield row;
  }

  *ids(): IterableIterator<string> {
    for (const [id, row] of this.#rows) if (row !== DELETED) yield id;
  }

  put(id: string, row: Row): void {
    this.#replace(id, row);
  }

  delete(id: string): void {
    if (this.get(id) === undefined) return;
    this.#replace(id, DELETED);
    this.journal.whenHeld(() => {
      if (this.#rows.get(id) === DELETED) this.#rows.delete(id);
    });
  }

  clear(): void {
    this.#rows.clear();
    this.#live = 0;
  }

  #replace(id: string, row: Row | typeof DELETED): void {
    const before = this.#rows.get(id);
    const liveBefore = this.#live;
    const wasLive = before !== undefined && before !== DELETED;
    this.#live += Number(row !== DELETED) - Number(wasLive);
    this.#rows.set(id, row);
    this.journal.undoBy(() => {
      this.#live = liveBefore;
      if (before === undefined) this.#rows.delete(id);
      else this.#rows.set(id, before);
    });
  }
}

/** What to do when the running transaction holds, and how to take it back when it does not. */
class Journal {
  #undo: (() => void)[] | undefined;
  #held: (() => void)[] = [];

  undoBy(step: () => void): void {
    this.#undo?.push(step);
  }

  whenHeld(step: () => void): void {
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

/** An empty store in memory. A transaction inside another one joins it: both hold or neither does. */
export function createMemoryStore(): Store {
  const journal = new Journal();
  const collections = new Map<string, MemoryCollection<unknown>>();
  return {
    get isEmpty() {
      return [...collections.values()].every((collection) => collection.size === 0);
    },
    collection<Row>(name: string): Collection<Row> {
      const known = collections.get(name) ?? new MemoryCollection<unknown>(journal);
      collections.set(name, known);
      // The name stands for the row type: each name is opened in one place (books.ts) with one type.
      return known as Collection<unknown> as Collection<Row>;
    },
    transact: (work) => journal.run(work),
    flushed: () => Promise.resolve(),
    clear: () => collections.forEach((collection) => collection.clear()),
  };
}
