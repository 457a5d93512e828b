import fc from 'fast-check';
import type { Sku } from '@/api/products';
import {
  chooseSkuValue,
  choiceOfSku,
  chosenSku,
  initialChoice,
  skuValueState,
  type GoodsWithVariants,
  type SkuChoice,
} from './skuChoice';
import { checkProperty } from '../../tests/setup/property';

const sku = (id: string, values: Record<string, string>, price: number, stock: number): Sku => ({
  id,
  values,
  price,
  stock,
  originalPrice: null,
  limitPerOrder: null,
  picture: null,
});

const headphones: GoodsWithVariants = {
  dimensions: [
    {
      id: 'colour',
      name: 'Colour',
      values: [
        { id: 'blossom', name: 'Blossom' },
        { id: 'graphite', name: 'Graphite' },
        { id: 'sage', name: 'Sage' },
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
  skus: [
    sku('b1', { colour: 'blossom', bundle: 'alone' }, 12900, 24),
    sku('b2', { colour: 'blossom', bundle: 'case' }, 14300, 9),
    sku('g1', { colour: 'graphite', bundle: 'alone' }, 12900, 12),
    sku('s1', { colour: 'sage', bundle: 'alone' }, 11900, 0),
  ],
};

/** Up to four dimensions with up to four values each; any non-empty subset of the combinations exists as variants. */
const tables = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }).chain((sizes) => {
  const all = sizes.reduce<Record<string, string>[]>(
    (rows, size, at) =>
      rows.flatMap((row) => Array.from({ length: size }, (_, value) => ({ ...row, [`d${at}`]: `v${value}` }))),
    [{}],
  );
  const dimensions = sizes.map((size, at) => ({
    id: `d${at}`,
    name: `Dimension ${at}`,
    values: Array.from({ length: size }, (_, value) => ({ id: `v${value}`, name: `Value ${value}` })),
  }));
  const made = fc.record({
    price: fc.integer({ min: 0, max: 5 }),
    stock: fc.integer({ min: 0, max: 2 }),
    isMade: fc.boolean(),
  });
  return fc
    .record({ rows: fc.array(made, { minLength: all.length, maxLength: all.length }), kept: fc.nat(all.length - 1) })
    .map(({ rows, kept }): GoodsWithVariants => ({
      dimensions,
      skus: all.flatMap((values, at) => {
        const row = rows[at];
        return row && (row.isMade || at === kept) ? [sku(`s${at}`, values, row.price, row.stock)] : [];
      }),
    }));
});

const stepsFrom = (goods: GoodsWithVariants, choice: SkuChoice) =>
  goods.dimensions.flatMap(({ id, values }) =>
    values.map((value) => ({ id, value: value.id, next: chooseSkuValue(goods, choice, id, value.id) })),
  );

describe('choosing a SKU', () => {
  it('begins with the cheapest combination that can be had', () => {
    expect(initialChoice(headphones)).toEqual({ colour: 'blossom', bundle: 'alone' });
  });

  it('begins with the cheapest combination when everything is sold out', () => {
    const goods = { ...headphones, skus: headphones.skus.map((one) => ({ ...one, stock: 0 })) };
    expect(initialChoice(goods)).toEqual({ colour: 'sage', bundle: 'alone' });
  });

  it('keeps the rest of the choice when it is made together with the new value', () => {
    expect(chooseSkuValue(headphones, { colour: 'graphite', bundle: 'alone' }, 'colour', 'blossom')).toEqual({
      colour: 'blossom',
      bundle: 'alone',
    });
  });

  it('moves to the nearest combination when the new value is not made with the rest', () => {
    expect(chooseSkuValue(headphones, { colour: 'blossom', bundle: 'case' }, 'colour', 'graphite')).toEqual({
      colour: 'graphite',
      bundle: 'alone',
    });
  });

  it('chooses a sold-out combination when the customer wants to look at it', () => {
    expect(chosenSku(headphones, chooseSkuValue(headphones, initialChoice(headphones), 'colour', 'sage'))?.id).toBe(
      's1',
    );
  });

  it('distinguishes sold out from not made', () => {
    const alone = { colour: 'blossom', bundle: 'alone' };
    expect(skuValueState(headphones, alone, 'colour', 'sage')).toBe('soldOut');
    expect(skuValueState(headphones, { ...alone, bundle: 'case' }, 'colour', 'sage')).toBe('notMade');
    expect(skuValueState(headphones, alone, 'colour', 'graphite')).toBe('available');
  });

  it('leaves the choice alone for a value that nothing is made in', () => {
    const choice = initialChoice(headphones);
    expect(chooseSkuValue(headphones, choice, 'colour', 'gold')).toBe(choice);
  });

  it('has one empty choice for products without dimensions', () => {
    const plain = { dimensions: [], skus: [sku('only', {}, 2600, 3)] };
    expect(initialChoice(plain)).toEqual({});
    expect(chosenSku(plain, {})?.id).toBe('only');
  });
});

describe('for any table of combinations', () => {
  it('every choice is a combination that is made', () => {
    checkProperty(
      fc.property(tables, (goods) => {
        const start = initialChoice(goods);
        expect(chosenSku(goods, start)).toBeDefined();
        for (const { next } of stepsFrom(goods, start)) expect(chosenSku(goods, next)).toBeDefined();
      }),
    );
  });

  it('a value that is made somewhere is chosen when it is chosen', () => {
    checkProperty(
      fc.property(tables, (goods) => {
        for (const { id, value, next } of stepsFrom(goods, initialChoice(goods))) {
          if (goods.skus.some((one) => one.values[id] === value)) expect(next[id]).toBe(value);
        }
      }),
    );
  });

  it('what is shown as available can be chosen without changing anything else', () => {
    checkProperty(
      fc.property(tables, (goods) => {
        const start = initialChoice(goods);
        for (const { id, value, next } of stepsFrom(goods, start)) {
          if (skuValueState(goods, start, id, value) !== 'notMade') expect(next).toEqual({ ...start, [id]: value });
        }
      }),
    );
  });

  it('every made combination is reached from every other by choosing its values in order', () => {
    checkProperty(
      fc.property(tables, (goods) => {
        for (const from of goods.skus) {
          for (const to of goods.skus) {
            const reached = goods.dimensions.reduce<SkuChoice>(
              (choice, { id }) => chooseSkuValue(goods, choice, id, to.values[id] ?? ''),
              choiceOfSku(goods, from),
            );
            expect(chosenSku(goods, reached)?.id).toBe(to.id);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
