import type { ReturnQuote } from '@/api/returns';
import {
  emptyReturnDraft,
  isReturnDraft,
  kindOfReturn,
  missingPieces,
  newPiece,
  refundDestination,
  returnedLines,
  toReturnedPieces,
  type ChosenPiece,
} from './returnChoice';

type Line = ReturnQuote['lines'][number];
const lineOf = (skuId: string, part: Partial<Line> = {}) =>
  ({ skuId, quantity: 3, returnable: 3, refusal: null, exchangeFor: [], ...part }) as unknown as Line;
const variant = (skuId: string, stock: number) => ({ skuId, stock, skuText: skuText(skuId) });
const skuText = (skuId: string) => `Variant ${skuId}`;
const quoteOf = (lines: Line[], part: Partial<ReturnQuote> = {}): ReturnQuote => ({
  currency: 'USD',
  lines,
  refund: 0,
  refundOptions: [],
  photoLimit: 0,
  until: null,
  returnsId: null,
  ...part,
});
const piece = (part: Partial<ChosenPiece> = {}): ChosenPiece => ({ ...newPiece, ...part });
const draftOf = (pieces: Record<string, ChosenPiece>) => ({ ...emptyReturnDraft, pieces });
const exchange = (exchangeSkuId = '', quantity = 1) => piece({ isExchange: true, exchangeSkuId, quantity });

describe('the chosen lines', () => {
  test('are those that can go back, with as many pieces as can', () => {
    const quote = quoteOf([lineOf('a', { returnable: 2 }), lineOf('b', { returnable: 0 }), lineOf('c')]);
    const draft = draftOf({ c: piece(), b: piece(), a: piece({ quantity: 3 }), gone: piece() });
    expect(returnedLines(quote, draft).map(({ line, quantity }) => [line.skuId, quantity])).toEqual([
      ['a', 2],
      ['c', 1],
    ]);
  });

  test('forget a variant that is not offered any more; the only one needs no choice', () => {
    const chosen = (exchangeFor: Line['exchangeFor']) =>
      returnedLines(quoteOf([lineOf('a', { exchangeFor })]), draftOf({ a: exchange('x') })).map(
        ({ isExchange, exchangeSkuId }) => [isExchange, exchangeSkuId],
      );
    expect(chosen([variant('x', 1), variant('y', 1)])).toEqual([[true, 'x']]);
    expect(chosen([variant('y', 1), variant('z', 1)])).toEqual([[true, '']]);
    expect(chosen([variant('y', 1)])).toEqual([[true, 'y']]);
    expect(chosen([])).toEqual([[false, '']]);
    expect(chosen(undefined)).toEqual([[false, '']]);
  });

  test('want no more pieces of a variant than there are, all lines together', () => {
    const lines = returnedLines(
      quoteOf([lineOf('a', { exchangeFor: [variant('x', 3)] }), lineOf('b', { exchangeFor: [variant('x', 3)] })]),
      draftOf({ a: exchange('x', 2), b: exchange('x', 2) }),
    );
    expect(lines.map((one) => missingPieces(lines, one))).toEqual([3, 3]);
    expect(lines.slice(1).map((one) => missingPieces(lines.slice(1), one))).toEqual([undefined]);
  });
});

test('a quote does not name an exchange without a variant', () => {
  expect(toReturnedPieces({ a: piece({ quantity: 2 }), b: exchange(), c: exchange('x') })).toEqual([
    { skuId: 'a', quantity: 2, exchangeSkuId: null },
    { skuId: 'c', quantity: 1, exchangeSkuId: 'x' },
  ]);
});

test.each([
  [[false], 'money'],
  [[true, true], 'exchange'],
  [[true, false], 'both'],
])('exchanges %p are %s', (exchanges, kind) => {
  expect(kindOfReturn(exchanges.map((isExchange) => ({ isExchange })))).toBe(kind);
});

test('the money goes to the chosen destination while it is offered, else to the first', () => {
  const refundOptions = ['card', 'balance'].map((id) => ({ id, name: id, note: '', parts: [] }));
  const quote = quoteOf([], { refund: 1, refundOptions });
  expect([refundDestination(quote, 'balance'), refundDestination(quote, 'gone'), refundDestination(quote, '')]).toEqual(
    ['balance', 'card', 'card'],
  );
  expect(refundDestination({ ...quote, refund: 0 }, 'card')).toBeNull();
});

test('a stored draft is checked', () => {
  expect(isReturnDraft(draftOf({ a: piece({ reason: 'damaged' }) }))).toBe(true);
  for (const wrong of [null, 7, {}, draftOf({ a: { ...newPiece, quantity: 0 } }), { ...emptyReturnDraft, text: 1 }])
    expect(isReturnDraft(wrong)).toBe(false);
  expect(isReturnDraft({ ...emptyReturnDraft, pieces: { a: { ...newPiece, reason: 'bored' } } })).toBe(false);
});
