import fc from 'fast-check';
import { encodePackLines, fitsOnePack, mostPackCharacters, parsePackLines } from './packLines';

describe('the lines of a pack as text', () => {
  test('are SKU and quantity, joined by commas', () => {
    expect(encodePackLines([{ skuId: 'cup-oat', quantity: 2 }, { skuId: 'nine.1', quantity: 1 }])).toBe('cup-oat*2,nine.1*1');
    expect(parsePackLines('cup-oat*2,nine.1*1')).toEqual([{ skuId: 'cup-oat', quantity: 2 }, { skuId: 'nine.1', quantity: 1 }]);
  });

  test('hold each SKU once', () => {
    expect(parsePackLines('cup*2,tea*1,cup*3')).toEqual([{ skuId: 'cup', quantity: 5 }, { skuId: 'tea', quantity: 1 }]);
    expect(parsePackLines('cup*999,cup*999')).toEqual([{ skuId: 'cup', quantity: 999 }]);
    expect(encodePackLines([{ skuId: 'cup', quantity: 1 }, { skuId: 'cup', quantity: 1 }])).toBe('cup*2');
  });

  test.each([undefined, '', ',', '*', 'cup', 'cup*', '*2', 'cup*0', 'cup*-1', 'cup*1.5', 'cup*1000', 'cup*2e2', '<b>*1', 'a b*1', `${'x'.repeat(65)}*1`])(
    'are none in %p',
    (text) => expect(parsePackLines(text)).toEqual([]),
  );

  test('survive garbage between them', () => {
    expect(parsePackLines('cup*2,<script>*1,tea*x,pot*1')).toEqual([{ skuId: 'cup', quantity: 2 }, { skuId: 'pot', quantity: 1 }]);
  });

  test('are at most a hundred, and none in a text that no address holds', () => {
    const many = Array.from({ length: 150 }, (_, at) => `s${at}*1`).join(',');
    expect(parsePackLines(many)).toHaveLength(100);
    expect(parsePackLines(`cup*1,${'x'.repeat(mostPackCharacters)}`)).toEqual([]);
  });

  test('fit one pack only when all of them are read back', () => {
    const lines = (count: number, id: string) => Array.from({ length: count }, (_, at) => ({ skuId: `${id}${at}`, quantity: 1 }));
    expect(fitsOnePack([])).toBe(true);
    expect(fitsOnePack(lines(100, 's'))).toBe(true);
    expect(fitsOnePack(lines(101, 's'))).toBe(false);
    expect(fitsOnePack(lines(40, 'a-rather-long-name-of-a-sku-'))).toBe(false);
    expect(fitsOnePack([{ skuId: 'not an id', quantity: 1 }])).toBe(false);
  });

  test('come back as they went, whatever they are', () => {
    const line = fc.record({ skuId: fc.stringMatching(/^[\w.:~-]{1,9}$/), quantity: fc.integer({ min: 1, max: 999 }) });
    const lines = fc.uniqueArray(line, { selector: ({ skuId }) => skuId, maxLength: 60 });
    fc.assert(fc.property(lines, (wanted) => expect(parsePackLines(encodePackLines(wanted))).toEqual(wanted)));
  });

  test('are read from any text without a throw, and never out of bounds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1200 }), (text) => {
        for (const { skuId, quantity } of parsePackLines(text)) {
          expect(skuId).toMatch(/^[\w.:~-]{1,64}$/);
          expect(quantity >= 1 && quantity <= 999).toBe(true);
        }
      }),
    );
  });
});
