import type { Pack, QuotedLine } from '@/api/packs';
import { getQuoteChanges } from './getQuoteChanges';

const line: QuotedLine = {
  skuId: 'cup.oat',
  goodsId: 'cup',
  name: 'Slow Morning cup',
  skuText: 'Oat',
  picture: { src: '/p', alt: '', fit: 'cutout', hue: 30 },
  price: 1850,
  quantity: 2,
  subtotal: 3700,
  isVirtual: false,
  originalPrice: null,
  stock: 5,
  limitPerOrder: null,
  presale: null,
  problem: null,
};
const priced = (lines: QuotedLine[], priceLines: Pack['priceLines']) => ({ lines, priceLines });

describe('what changed since the total was shown', () => {
  test('nothing, when both quotes are alike', () => {
    const pack = priced([line], [{ kind: 'goods', amount: 3700 }]);
    expect(getQuoteChanges(pack, pack)).toEqual([]);
  });

  test('a price is named with its products, before and after', () => {
    expect(getQuoteChanges(priced([line], []), priced([{ ...line, price: 2050 }], []))).toEqual([
      { kind: 'price', name: 'Slow Morning cup', before: 1850, after: 2050 },
    ]);
  });

  test('a line that sold out, or that is no longer there, is named', () => {
    expect(getQuoteChanges(priced([line], []), priced([{ ...line, problem: 'soldOut' }], []))).toEqual([
      { kind: 'line', name: 'Slow Morning cup' },
    ]);
    expect(getQuoteChanges(priced([line], []), priced([], []))).toEqual([{ kind: 'line', name: 'Slow Morning cup' }]);
  });

  test('a line that could not be ordered before is named for its price alone', () => {
    const sold = { ...line, problem: 'shortStock' as const };
    expect(getQuoteChanges(priced([sold], []), priced([sold], []))).toEqual([]);
    expect(getQuoteChanges(priced([sold], []), priced([{ ...sold, price: 2050 }], []))).toEqual([
      { kind: 'price', name: 'Slow Morning cup', before: 1850, after: 2050 },
    ]);
  });

  test('a coupon and a code that no longer count, another delivery fee and another balance are named with their amounts', () => {
    const before = priced(
      [line],
      [
        { kind: 'delivery', amount: 0 },
        { kind: 'coupon', amount: -1500 },
        { kind: 'discountCode', amount: -500 },
        { kind: 'balance', amount: -4280 },
      ],
    );
    const after = priced(
      [line],
      [
        { kind: 'delivery', amount: 590 },
        { kind: 'balance', amount: -3000 },
      ],
    );
    expect(getQuoteChanges(before, after)).toEqual([
      { kind: 'delivery', before: 0, after: 590 },
      { kind: 'coupon', before: -1500, after: 0 },
      { kind: 'discountCode', before: -500, after: 0 },
      { kind: 'balance', before: -4280, after: -3000 },
    ]);
  });

  test('lines of one kind are told apart by their names, and lines with the same name are one sum', () => {
    const tax = (name: string, amount: number) => ({ kind: 'tax' as const, name, amount });
    expect(
      getQuoteChanges(
        priced([line], [tax('State tax', 100), tax('City tax', 20), tax('City tax', 30)]),
        priced([line], [tax('State tax', 110), tax('City tax', 20), tax('City tax', 30), { kind: 'fee', amount: 50 }]),
      ),
    ).toEqual([
      { kind: 'fee', before: 0, after: 50 },
      { kind: 'tax', name: 'State tax', before: 100, after: 110 },
    ]);
  });
});
