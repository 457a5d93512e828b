import type { QuotedLine } from '@/api/packs';
import { collectRow } from './collectRow';

const line = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 1850, at: 1 };
const quoted: QuotedLine = {
  skuId: 'cup.oat',
  goodsId: 'cup',
  name: 'Slow Morning cup',
  skuText: 'Oat',
  picture: { src: '/pictures/cup.webp', alt: '', fit: 'cutout', hue: 30 },
  price: 1850,
  quantity: 1,
  subtotal: 1850,
  isVirtual: false,
  originalPrice: null,
  stock: 5,
  limitPerOrder: null,
  presale: null,
  problem: null,
};

describe('a kept line', () => {
  test('can be ordered when the shop has enough of it', () => {
    expect(collectRow(line, quoted)).toMatchObject({
      state: 'fine',
      canOrder: true,
      limit: { max: 5, by: 'stock' },
      wasPrice: undefined,
    });
  });

  test('is not ordered before the API has said anything about it', () => {
    expect(collectRow(line, undefined)).toMatchObject({ state: 'unknown', canOrder: false, wasPrice: undefined });
  });

  test('is gone when a response says nothing about it', () => {
    expect(collectRow(line, undefined, true)).toMatchObject({ state: 'gone', canOrder: false, wasPrice: undefined });
  });

  test.each([
    ['the shop no longer has it', { problem: 'gone', stock: 0 }, 'gone'],
    ['none is left', { problem: 'soldOut', stock: 0 }, 'soldOut'],
    ['the shop does not say why', { problem: 'other' }, 'other'],
    ['fewer are left than wanted', { stock: 1 }, 'shortStock'],
    ['one order may hold fewer', { limitPerOrder: 1 }, 'overLimit'],
  ] as const)('says so when %s', (_, change, state) => {
    expect(collectRow(line, { ...quoted, ...change })).toMatchObject({ state, canOrder: false });
  });

  test('can be ordered up to its limit', () => {
    expect(collectRow(line, { ...quoted, stock: 2 })).toMatchObject({ state: 'fine', limit: { max: 2, by: 'stock' } });
    expect(collectRow(line, { ...quoted, limitPerOrder: 2 })).toMatchObject({
      state: 'fine',
      limit: { max: 2, by: 'order' },
    });
    // An API without limits may send 0.
    expect(collectRow(line, { ...quoted, limitPerOrder: 0 })).toMatchObject({ state: 'fine', limit: { max: 5 } });
  });

  test('tells what it cost when it was kept, dearer or cheaper', () => {
    expect(collectRow(line, { ...quoted, price: 1700 }).wasPrice).toBe(1850);
    expect(collectRow(line, { ...quoted, price: 1900 }).wasPrice).toBe(1850);
    expect(collectRow(line, { ...quoted, price: 0, problem: 'gone', stock: 0 }).wasPrice).toBeUndefined();
  });
});
