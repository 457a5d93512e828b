/** Where the rows of a collection of the shop's rules come from, and how its changes are written. */

/** Runs SQL in the current transaction. */
export type Query = <Row = Record<string, unknown>>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** The current transaction. */
export interface SourceSession {
  readonly query: Query;
  /** Rows that are read are locked until the end of the transaction. */
  readonly locks: boolean;
  /** The customer of the request, when there is one. */
  readonly customerId: string | undefined;
  /** The token of the request, empty without one. */
  readonly token: string;
}

/** A change of a row. `row` is undefined when the row is deleted. */
export interface RowChange {
  readonly id: string;
  readonly row: unknown;
  /** Whether the row existed when it was read; undefined when it was written without reading it. */
  readonly existed: boolean | undefined;
}

export interface RowSource {
  /** Reads rows by id. Rows that do not exist are left out. */
  load(session: SourceSession, ids: readonly string[]): Promise<Map<string, unknown>>;
  /** Reads all rows of customers, oldest first. Only collections of customers have it. */
  loadByCustomer?(session: SourceSession, customerIds: readonly string[]): Promise<Map<string, Map<string, unknown>>>;
  /** Reads the rows that the rules may iterate over. */
  scan?(session: SourceSession): Promise<Map<string, unknown>>;
  /** Writes changes in their order. */
  write(session: SourceSession, changes: readonly RowChange[]): Promise<void>;
}
