/**
 * Where the demo shop keeps its books. Rows are plain JSON and never changed in place: a change puts a new row. One call
 * is one transaction: when it throws, nothing of it stays.
 */
export interface Collection<Row> {
  readonly size: number;
  get(id: string): Row | undefined;
  /** In the order in which the ids were first put. */
  values(): IterableIterator<Row>;
  /** In the same order. */
  ids(): IterableIterator<string>;
  put(id: string, row: Row): void;
  delete(id: string): void;
}

export interface Store {
  /** True when it holds nothing yet and wants to be seeded. */
  readonly isEmpty: boolean;
  collection<Row>(name: string): Collection<Row>;
  /** Runs `work`; when it throws, everything it wrote is undone and the error goes on. */
  transact<Result>(work: () => Result): Result;
  /** Resolves when all that was transacted so far would survive the process being killed. */
  flushed(): Promise<void>;
  clear(): void;
}
