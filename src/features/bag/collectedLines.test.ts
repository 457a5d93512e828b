import fc from 'fast-check';
import { MAX_COLLECTED_LINES, readCollectedLines, type CollectedLine } from './collectedLines';
import {
  withLines,
  withAddedPieces,
  withReplacedSku,
  withoutSkus,
  withQuantity,
  withLinesSelected,
} from './collectedLineChanges';
import { checkProperty } from '../../../tests/setup/property';

const line = (skuId: string, at: number, quantity = 1): CollectedLine => ({
  goodsId: skuId.charAt(0),
  skuId,
  quantity,
  price: 1850,
  at,
});
const skusOf = (lines: readonly CollectedLine[]) => lines.map(({ skuId, quantity }) => `${skuId}*${quantity}`);

describe('what storage gives', () => {
  test.each([undefined, null, 7, 'cup', {}, [null, 1, 'x', [], {}]])('is nothing when it holds %p', (stored) => {
    expect(readCollectedLines(stored)).toEqual([]);
  });

  test('is read line by line: a bad one is left out, the others stay', () => {
    const good = line('a1', 2);
    const bad = [
      { ...good, skuId: '' },
      { ...good, skuId: 'x'.repeat(65) },
      { ...good, goodsId: 3 },
      { ...good, quantity: 0 },
      { ...good, quantity: 1000 },
      { ...good, quantity: 1.5 },
      { ...good, price: -1 },
      { ...good, price: '1850' },
      { ...good, at: Number.NaN },
    ];
    expect(readCollectedLines([...bad, good])).toEqual([good]);
  });

  test('keeps no field that is not its own', () => {
    expect(readCollectedLines([{ ...line('a1', 2), html: '<b>' }])).toEqual([line('a1', 2)]);
  });

  test('is at most two hundred lines, newest first, each SKU once', () => {
    const many = Array.from({ length: 300 }, (_, at) => line(`a${at}`, at));
    expect(readCollectedLines(many)).toHaveLength(MAX_COLLECTED_LINES);
    expect(skusOf(readCollectedLines([line('a1', 1), line('b1', 3), line('a1', 2, 5)]))).toEqual(['b1*1', 'a1*5']);
  });

  test('never breaks the list, whatever it is', () => {
    checkProperty(
      fc.property(fc.anything(), (stored) => expect(readCollectedLines(stored)).toEqual(expect.any(Array))),
    );
  });
});

describe('the kept lines', () => {
  const lines = [line('b1', 2), line('a1', 1)];

  test('take a new line in front, and the same SKU only once', () => {
    expect(skusOf(withLines(lines, [line('c1', 3)]))).toEqual(['c1*1', 'b1*1', 'a1*1']);
    expect(skusOf(withLines(lines, [line('a1', 3, 4)]))).toEqual(['a1*4', 'b1*1']);
  });

  test('take a removed line back in its old place', () => {
    expect(withLines(withoutSkus(lines, ['b1']), [line('b1', 2)])).toEqual(lines);
  });

  test('hold between 1 and 999 pieces of a SKU', () => {
    expect(skusOf(withQuantity(lines, 'a1', 7))).toEqual(['b1*1', 'a1*7']);
    expect([0, -3, 1e9, 2.9, Number.NaN].map((pieces) => withQuantity(lines, 'a1', pieces)[1]?.quantity)).toEqual([
      1, 1, 999, 2, 1,
    ]);
  });

  test('change a SKU in its place', () => {
    expect(skusOf(withReplacedSku(lines, 'b1', { goodsId: 'b', skuId: 'b2', quantity: 2, price: 1900 }))).toEqual([
      'b2*2',
      'a1*1',
    ]);
    expect(withReplacedSku(lines, 'b1', { goodsId: 'b', skuId: 'b2', quantity: 2, price: 1900 })[0]?.price).toBe(1900);
  });

  test('become one line when the other SKU is kept already', () => {
    expect(
      skusOf(
        withReplacedSku([line('b2', 3, 4), ...lines], 'b1', { goodsId: 'b', skuId: 'b2', quantity: 1, price: 1900 }),
      ),
    ).toEqual(['b2*5', 'a1*1']);
    expect(skusOf(withReplacedSku(lines, 'b1', { goodsId: 'b', skuId: 'b1', quantity: 3, price: 1900 }))).toEqual([
      'b1*3',
      'a1*1',
    ]);
  });

  test('stay as they are when the line was removed in the meantime', () => {
    expect(withReplacedSku(lines, 'gone', { goodsId: 'b', skuId: 'b2', quantity: 1, price: 1900 })).toEqual(lines);
  });

  test('hold at most 999 pieces of a SKU, also when lines are added up', () => {
    expect(skusOf(withAddedPieces([line('a1', 1, 998)], line('a1', 2, 1)))).toEqual(['a1*999']);
    expect(skusOf(withAddedPieces([line('a1', 1, 998)], line('a1', 2, 2)))).toEqual(['a1*999']);
    const other = { goodsId: 'b', skuId: 'b2', quantity: 2, price: 1900 };
    expect(skusOf(withReplacedSku([line('b2', 3, 998), ...lines], 'b1', other))).toEqual(['b2*999', 'a1*1']);
  });

  test('stay selected or left out as the line was that changes its SKU', () => {
    const other = { goodsId: 'b', skuId: 'b2', quantity: 1, price: 1900 };
    const [b1] = withLinesSelected(lines, ['b1'], false);
    expect(b1?.isDeselected).toBe(true);
    expect(withReplacedSku(b1 ? [b1] : [], 'b1', other)).toEqual([{ ...other, at: 2, isDeselected: true }]);
    const leftOut = { ...line('b2', 3), isDeselected: true as const };
    expect(withReplacedSku([leftOut, ...lines], 'b1', other)[0]).toEqual({ ...other, quantity: 2, at: 2 });
  });

  test('are selected one by one, without the mark of those that are left out', () => {
    const none = withLinesSelected(lines, ['a1', 'b1', 'other'], false);
    expect(none.map(({ isDeselected }) => isDeselected)).toEqual([true, true]);
    expect(withLinesSelected(none, ['b1'], true)).toEqual([lines[0], { ...lines[1], isDeselected: true }]);
  });

  test('are at most two hundred', () => {
    const many = Array.from({ length: MAX_COLLECTED_LINES }, (_, at) => line(`a${at}`, at));
    const after = withLines(many, [line('b1', 1_000)]);
    expect([after.length, after[0]?.skuId, after.at(-1)?.skuId]).toEqual([MAX_COLLECTED_LINES, 'b1', 'a1']);
  });
});
