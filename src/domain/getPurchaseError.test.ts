import type { Sku } from '@/api/products';
import { quantityLimit, quantityWithin, getPurchaseError } from './getPurchaseError';

const sku = (stock: number, limitPerOrder: number | null = null): Sku => ({
  id: 'one',
  values: {},
  price: 1850,
  stock,
  limitPerOrder,
  originalPrice: null,
  picture: null,
});

describe('whether a combination can be bought', () => {
  it('a combination that is left can', () => {
    expect(getPurchaseError({ skus: [sku(3)] }, sku(3))).toBeUndefined();
  });

  it('a sold-out combination of products that are left is sold out by itself', () => {
    expect(getPurchaseError({ skus: [sku(0), sku(3)] }, sku(0))).toBe('skuSoldOut');
  });

  it('products of which nothing is left are sold out', () => {
    expect(getPurchaseError({ skus: [sku(0), sku(0)] }, sku(0))).toBe('soldOut');
  });

  it('a combination that does not exist is not made', () => {
    expect(getPurchaseError({ skus: [sku(3)] }, undefined)).toBe('notMade');
  });
});

describe('how many pieces may be bought at once', () => {
  it('what is left is the limit where the shop sets none', () => {
    expect(quantityLimit(sku(9))).toEqual({ max: 9, by: 'stock' });
  });

  it('the tighter of stock and rule holds', () => {
    expect(quantityLimit(sku(9, 2))).toEqual({ max: 2, by: 'order' });
    expect(quantityLimit(sku(1, 2))).toEqual({ max: 1, by: 'stock' });
  });

  it('of equal limits the shop’s rule is named', () => {
    expect(quantityLimit(sku(2, 2))).toEqual({ max: 2, by: 'order' });
  });

  it('an order line holds 999 pieces', () => {
    expect(quantityLimit(sku(5000))).toEqual({ max: 999, by: 'line' });
  });

  it('a requested number is limited', () => {
    expect([0, 1, 5, 12, NaN, -3].map((requested) => quantityWithin(requested, { max: 9, by: 'stock' }))).toEqual([
      1, 1, 5, 9, 1, 1,
    ]);
  });

  it('one piece is shown when nothing is left', () => {
    expect(quantityWithin(4, quantityLimit(sku(0)))).toBe(1);
  });
});
