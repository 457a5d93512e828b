import { orderableLines, orderableQuantity } from './orderableLines';

const line = { skuId: 'a', quantity: 3, stock: 10, limitPerOrder: null, problem: null };

describe('what can be ordered of a pack', () => {
  test('a good line stays as it is', () => {
    expect(orderableQuantity(line)).toBe(3);
  });

  test('a line that is gone or sold out falls away', () => {
    expect(orderableQuantity({ ...line, problem: 'gone' })).toBe(0);
    expect(orderableQuantity({ ...line, problem: 'soldOut', stock: 0 })).toBe(0);
  });

  test('a line that asks for more than there is takes what is left', () => {
    expect(orderableQuantity({ ...line, problem: 'shortStock', stock: 2 })).toBe(2);
  });

  test('a line over its limit takes as many as the limit and the stock allow', () => {
    expect(orderableQuantity({ ...line, problem: 'overLimit', limitPerOrder: 2 })).toBe(2);
    expect(orderableQuantity({ ...line, problem: 'overLimit', limitPerOrder: 2, stock: 1 })).toBe(1);
  });

  test.each([
    ['nothing more is known', {}, 0],
    ['less is left', { stock: 2 }, 2],
    ['nothing is left', { stock: 0 }, 0],
    ['the limit is lower', { limitPerOrder: 1 }, 1],
  ])('a line with an unknown problem takes what stock and limit allow when %s', (_, change, quantity) => {
    expect(orderableQuantity({ ...line, problem: 'other', ...change })).toBe(quantity);
  });

  test('the lines that remain keep their order', () => {
    const lines = [
      line,
      { ...line, skuId: 'b', problem: 'soldOut' as const, stock: 0 },
      { ...line, skuId: 'c', problem: 'shortStock' as const, stock: 1 },
    ];
    expect(orderableLines({ lines })).toEqual([
      { skuId: 'a', quantity: 3 },
      { skuId: 'c', quantity: 1 },
    ]);
  });
});
