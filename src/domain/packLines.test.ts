import fc from 'fast-check';
import { isId, parseSearchParams, stringifySearchParams } from '@/lib/searchParams';
import { encodePackLines, fitsOnePack, isQuoteOf, MAX_PACK_CHARACTERS, parsePackLines } from './packLines';
import { checkProperty } from '../../tests/setup/property';

describe('the lines of a pack as text', () => {
  test('are SKU and quantity, joined by commas', () => {
    expect(
      encodePackLines([
        { skuId: 'cup-oat', quantity: 2 },
        { skuId: 'nine.1', quantity: 1 },
      ]),
    ).toBe('cup-oat*2,nine.1*1');
    expect(parsePackLines('cup-oat*2,nine.1*1')).toEqual([
      { skuId: 'cup-oat', quantity: 2 },
      { skuId: 'nine.1', quantity: 1 },
    ]);
  });

  test('are read when the id has a line separator, which no control character is', () => {
    const lines = [{ skuId: 'cup\u2028tea', quantity: 2 }];
    expect(parsePackLines(encodePackLines(lines))).toEqual(lines);
  });

  test('hold each SKU once', () => {
    expect(parsePackLines('cup*2,tea*1,cup*3')).toEqual([
      { skuId: 'cup', quantity: 5 },
      { skuId: 'tea', quantity: 1 },
    ]);
    expect(parsePackLines('cup*999,cup*999')).toEqual([{ skuId: 'cup', quantity: 999 }]);
    expect(
      encodePackLines([
        { skuId: 'cup', quantity: 1 },
        { skuId: 'cup', quantity: 1 },
      ]),
    ).toBe('cup*2');
  });

  test.each([
    undefined,
    '',
    ',',
    '*',
    'cup',
    'cup*',
    '*2',
    'cup*0',
    'cup*-1',
    'cup*1.5',
    'cup*1000',
    'cup*2e2',
    'cup\n*1',
    'cup\ud800*1',
    `${'x'.repeat(65)}*1`,
  ])('are none in %p', (text) => expect(parsePackLines(text)).toEqual([]));

  test('survive garbage between them', () => {
    expect(parsePackLines('cup*2,*1,tea*x,,pot*1')).toEqual([
      { skuId: 'cup', quantity: 2 },
      { skuId: 'pot', quantity: 1 },
    ]);
  });

  test('are at most a hundred, and none in a text that no address holds', () => {
    const many = Array.from({ length: 150 }, (_, at) => `s${at}*1`).join(',');
    expect(parsePackLines(many)).toHaveLength(100);
    const filled = (length: number) => `cup*1,${'x'.repeat(length - 6)}`;
    expect(parsePackLines(filled(MAX_PACK_CHARACTERS))).toEqual([{ skuId: 'cup', quantity: 1 }]);
    expect(parsePackLines(filled(MAX_PACK_CHARACTERS + 1))).toEqual([]);
  });

  test('fit one pack only when all of them are read back', () => {
    const lines = (count: number, id: string) =>
      Array.from({ length: count }, (_, at) => ({ skuId: `${id}${at}`, quantity: 1 }));
    expect(fitsOnePack([])).toBe(true);
    expect(fitsOnePack(lines(100, 's'))).toBe(true);
    expect(fitsOnePack(lines(101, 's'))).toBe(false);
    expect(fitsOnePack(lines(40, 'a-rather-long-name-of-a-sku-'))).toBe(false);
    expect(fitsOnePack([{ skuId: 'no\nid', quantity: 1 }])).toBe(false);
  });

  test.each([
    ['gid://shopify/ProductVariant/7', 'gid://shopify/ProductVariant/7*2'],
    ['Zm9v+YmFyCg==', 'Zm9v+YmFyCg==*2'],
    ['a b', 'a b*2'],
    ['杯子', '杯子*2'],
    ['a,b*3', 'a%2Cb*3*2'],
    ['*', '**2'],
    [',', '%2C*2'],
    ['%', '%25*2'],
    ['%2C', '%252C*2'],
    ['%2F&?#', '%252F&?#*2'],
    ['🧺"', '🧺"*2'],
  ])('hold the SKU %p', (skuId, text) => {
    const lines = [
      { skuId, quantity: 2 },
      { skuId: 'cup', quantity: 1 },
    ];
    expect(encodePackLines(lines)).toBe(`${text},cup*1`);
    expect(parsePackLines(`${text},cup*1`)).toEqual(lines);
  });

  test('are read as they are where another program wrote an id with a percent sign', () => {
    expect(parsePackLines('%2F*1,100%*2')).toEqual([
      { skuId: '%2F', quantity: 1 },
      { skuId: '100%', quantity: 2 },
    ]);
  });

  test('come back from the address as they went, whatever they are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 9 }),
      fc.string({ unit: fc.constantFrom(...'%25C2,*a') }),
    );
    const line = fc.record({ skuId: text.filter(isId), quantity: fc.integer({ min: 1, max: 999 }) });
    const lines = fc.uniqueArray(line, { selector: ({ skuId }) => skuId, maxLength: 20 });
    checkProperty(
      fc.property(lines, (requested) => {
        const { lines: read } = parseSearchParams(stringifySearchParams({ lines: encodePackLines(requested) }));
        fc.pre((read?.length ?? 0) <= MAX_PACK_CHARACTERS);
        expect(parsePackLines(read)).toEqual(requested);
      }),
    );
  });

  test('are read from any text without a throw, and never out of bounds', () => {
    checkProperty(
      fc.property(fc.string({ maxLength: 1200 }), (text) => {
        for (const { skuId, quantity } of parsePackLines(text)) {
          expect(isId(skuId)).toBe(true);
          expect(quantity >= 1 && quantity <= 999).toBe(true);
        }
      }),
    );
  });
});

describe('a quote', () => {
  test('answers the lines that it was asked for, and no others', () => {
    expect(
      isQuoteOf(
        [
          { skuId: 'a', quantity: 1 },
          { skuId: 'b', quantity: 2 },
        ],
        [
          { skuId: 'b', quantity: 2 },
          { skuId: 'a', quantity: 1 },
        ],
      ),
    ).toBe(true);
    expect(isQuoteOf([{ skuId: 'a', quantity: 1 }], [{ skuId: 'a', quantity: 2 }])).toBe(false);
    expect(isQuoteOf([{ skuId: 'a', quantity: 1 }], [])).toBe(false);
    expect(isQuoteOf([], [])).toBe(true);
  });
});
