/** Returns one page of `rows` and the total number of rows. `current` counts from 1. */
export function paginate<Row, Shown>(
  rows: readonly Row[],
  page: { current: number; pageSize: number },
  show: (row: Row) => Shown,
) {
  const from = (page.current - 1) * page.pageSize;
  return { list: rows.slice(from, from + page.pageSize).map(show), total: rows.length };
}

/** Returns all rows and their number. */
export const toFullList = <Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown) => ({
  list: rows.map(show),
  total: rows.length,
});
