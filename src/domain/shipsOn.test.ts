import { latestShippingDay, linesWaitingForPresale } from './shipsOn';

const inStock = { isVirtual: false, shipsOn: null };
const late = { isVirtual: false, shipsOn: '2026-12-15' };
const later = { isVirtual: false, presale: { shipsOn: '2027-01-03' } };
const code = { isVirtual: true };

describe('when the lines of an order are sent', () => {
  test('is the latest day of its presale lines', () => {
    expect(latestShippingDay([late, inStock, later])).toBe('2027-01-03');
    expect(latestShippingDay([inStock, code])).toBeUndefined();
  });

  test('lines in stock wait for presale lines, codes and tickets do not', () => {
    expect(linesWaitingForPresale([inStock, late, code])).toEqual([inStock]);
    expect(linesWaitingForPresale([inStock, code])).toEqual([]);
    expect(linesWaitingForPresale([late, later])).toEqual([]);
  });
});
