import { shipsOnOf, waitingLines } from './shipsOn';

const inStock = { isVirtual: false, shipsOn: null };
const late = { isVirtual: false, shipsOn: '2026-12-15' };
const later = { isVirtual: false, presale: { shipsOn: '2027-01-03' } };
const code = { isVirtual: true };

describe('when the lines of an order are sent', () => {
  test('is the latest day of its presale lines', () => {
    expect(shipsOnOf([late, inStock, later])).toBe('2027-01-03');
    expect(shipsOnOf([inStock, code])).toBeUndefined();
  });

  test('lines in stock wait for presale lines, codes and tickets do not', () => {
    expect(waitingLines([inStock, late, code])).toEqual([inStock]);
    expect(waitingLines([inStock, code])).toEqual([]);
    expect(waitingLines([late, later])).toEqual([]);
  });
});
