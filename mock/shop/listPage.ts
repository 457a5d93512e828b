/** The part of a list that was asked for, and how many there are in all. `current` counts from 1. */
export function pageOf<Row, Shown>(rows: readonly Row[], page: { current: number; pageSize: number }, show: (row: Row) => Shown) {
  const from = (page.current - 1) * page.pageSize;
  return { list: rows.slice(from, from + page.pageSize).map(show), total: rows.length };
}

/** The whole list. */
export const wholeList = <Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown) => ({ list: rows.map(show), total: rows.length });
