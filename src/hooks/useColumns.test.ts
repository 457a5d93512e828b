import { columnsIn } from './useColumns';

const phone = { minWidth: 200, gap: 12, minColumns: 2, maxColumns: 4 };

describe('the columns of a grid', () => {
  it.each([
    [0, 2],
    [288, 2],
    [623, 2],
    [624, 3],
    [836, 4],
    [2000, 4],
  ])('of %i px are %i', (width, columns) => {
    expect(columnsIn(width, phone)).toBe(columns);
  });
});
