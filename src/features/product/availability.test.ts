import type { Sku } from '@/api/products';
import { deliveryCost, availabilityOf } from './availability';

const sku = (stock: number, price = 12900): Sku => ({
  id: 'one',
  values: {},
  price,
  stock,
  limitPerOrder: null,
  originalPrice: null,
  picture: null,
});
const delivery = { arrivesOn: '2026-11-24', fee: 490, freeFrom: 4900 };
const thing = { isVirtual: false, yields: null, presale: null, delivery };

describe('what is said about the supply', () => {
  it('products that are there arrive on a day', () => {
    expect(availabilityOf(thing, sku(24))).toEqual({ kind: 'inStock', left: undefined, arrivesOn: '2026-11-24' });
  });

  it('the last five pieces are counted', () => {
    expect(availabilityOf(thing, sku(5))).toMatchObject({ left: 5 });
    expect(availabilityOf(thing, sku(6))).toMatchObject({ left: undefined });
  });

  it('presale products say when they are sent', () => {
    expect(availabilityOf({ ...thing, presale: { shipsOn: '2026-12-12', terms: '' } }, sku(80))).toEqual({
      kind: 'presale',
      shipsOn: '2026-12-12',
      arrivesOn: '2026-11-24',
    });
  });

  it('virtual products say what they give', () => {
    expect(availabilityOf({ isVirtual: true, yields: 'ticket', presale: null, delivery: null }, sku(80))).toEqual({
      kind: 'virtual',
      gives: 'ticket',
    });
  });

  it('whatever is sold out is only sold out', () => {
    expect(availabilityOf({ ...thing, presale: { shipsOn: '2026-12-12', terms: '' } }, sku(0))).toEqual({
      kind: 'soldOut',
    });
  });
});

describe('what delivery costs', () => {
  it('is nothing from the free amount on', () => {
    expect(deliveryCost(thing, sku(1, 4900))).toEqual({ kind: 'free' });
  });

  it('is the fee below it', () => {
    expect(deliveryCost(thing, sku(1, 4899))).toEqual({ kind: 'fee', fee: 490, freeFrom: 4900 });
  });

  it('is not mentioned where nothing is delivered', () => {
    expect(deliveryCost({ delivery: null }, sku(1))).toBeUndefined();
  });
});
