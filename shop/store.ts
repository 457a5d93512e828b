/**
 * The interface of the stores (memory and file). Rows are plain JSON and immutable: a change puts a new row. One call is
 * one transaction, which is rolled back when the call throws.
 */
export interface Collection<Row> {
  readonly size: number;
  get(id: string): Row | undefined;
  /** In the order of insertion. A put with an existing id keeps the position. */
  values(): IterableIterator<Row>;
  /** In the same order. */
  ids(): IterableIterator<string>;
  put(id: string, row: Row): void;
  delete(id: string): void;
}

/** A store of collections with transactions. */
export interface Store {
  /** True without any row: `createShop` seeds an empty store. */
  readonly isEmpty: boolean;
  collection<Row>(name: string): Collection<Row>;
  /** Runs `work` in a transaction. When it throws, its writes are rolled back and the error is thrown again. */
  transact<Result>(work: () => Result): Result;
  /** Resolves when all committed data is on disk. */
  flushed(): Promise<void>;
  clear(): void;
}
