import type { Sku } from '@/api/products';
import { namesAmount, skuOptionGroups } from './skuOptions';

const sku = (colour: string, bundle: string, price: number, stock: number): Sku => ({
  id: `${colour}.${bundle}`,
  values: { colour, bundle },
  price,
  stock,
  originalPrice: null,
  limitPerOrder: null,
  picture: null,
});

const headphones = {
  dimensions: [
    {
      id: 'colour',
      name: 'Colour',
      values: [
        { id: 'blossom', name: 'Blossom' },
        { id: 'graphite', name: 'Graphite' },
        { id: 'gold', name: 'Gold' },
      ],
    },
    {
      id: 'bundle',
      name: 'Bundle',
      values: [
        { id: 'alone', name: 'Alone' },
        { id: 'case', name: 'With case' },
      ],
    },
  ],
  skus: [sku('blossom', 'alone', 12900, 24), sku('blossom', 'case', 14300, 9), sku('graphite', 'alone', 11900, 0)],
};

describe('the options of a choice', () => {
  const groups = skuOptionGroups(headphones, { colour: 'blossom', bundle: 'alone' });

  it('say what is chosen, in the order of the shop', () => {
    expect(groups.map(({ name, chosenName }) => `${name}: ${chosenName}`)).toEqual([
      'Colour: Blossom',
      'Bundle: Alone',
    ]);
  });

  it('say how much more another value costs', () => {
    expect(groups[1]?.options.map((option) => option.difference)).toEqual([0, 1400]);
  });

  it('say no difference for what is sold out', () => {
    expect(groups[0]?.options[1]).toMatchObject({ state: 'soldOut', canChoose: true, difference: 0 });
  });

  it('do not offer a value that nothing is made in', () => {
    expect(groups[0]?.options[2]).toMatchObject({ state: 'notMade', canChoose: false });
  });

  it('say how much less another value costs', () => {
    expect(skuOptionGroups(headphones, { colour: 'blossom', bundle: 'case' })[1]?.options[0]?.difference).toBe(-1400);
  });
});

test('a value of a gift card has what it adds to the balance, and its price', () => {
  const card = {
    dimensions: [{ id: 'amount', name: 'Amount', values: [{ id: '25', name: '$25' }] }],
    skus: [{ ...sku('', '', 2400, 5), values: { amount: '25' }, faceValue: 2500 }],
  };
  expect(skuOptionGroups(card, { amount: '25' })[0]?.options[0]?.giftCard).toEqual({ adds: 2500, price: 2400 });
  expect(skuOptionGroups(headphones, {})[0]?.options[0]).not.toHaveProperty('giftCard');
});

test('a name can be the amount itself', () => {
  expect(namesAmount('$25', 2500, 2)).toBe(true);
  expect(namesAmount('$1,000.00', 100_000, 2)).toBe(true);
  expect(namesAmount('¥1000', 1000, 0)).toBe(true);
  expect(namesAmount('$20', 2500, 2)).toBe(false);
  expect(namesAmount('Small', 2500, 2)).toBe(false);
});
