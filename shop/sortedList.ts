/** A list that stays sorted while some of its rows are replaced. */

export interface SortedList<Row> {
  /** Another array after each change. */
  readonly rows: readonly Row[];
  replace(removed: readonly Row[], added: readonly Row[]): void;
}

/** Creates an empty list. `compare` is 0 only for a row and itself. */
export function createSortedList<Row>(compare: (one: Row, other: Row) => number): SortedList<Row> {
  let rows: Row[] = [];
  /** The position of a row, also of one that is still to be added. */
  const positionOf = (row: Row): number => {
    let [from, to] = [0, rows.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const found = rows[middle];
      if (found !== undefined && compare(found, row) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return {
    get rows() {
      return rows;
    },
    replace(removed, added) {
      rows = [...rows];
      for (const row of removed) rows.splice(positionOf(row), 1);
      if (added.length > rows.length) rows = [...rows, ...added].sort(compare);
      else for (const row of added) rows.splice(positionOf(row), 0, row);
    },
  };
}
