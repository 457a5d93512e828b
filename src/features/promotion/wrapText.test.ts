import * as fc from 'fast-check';
import { balanceText, wrapText } from './wrapText';
import { checkProperty } from '../../../tests/setup/property';

/** Wide characters count as two, all others as one. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(character) ? 2 : 1), 0);
const wrapped = (text: string, max: number) => wrapText(text, max, widthOf);

describe('a text on a canvas', () => {
  test('stays one line when it fits', () => {
    expect(wrapped('Good things, few of them.', 40)).toEqual(['Good things, few of them.']);
    expect(wrapped('', 40)).toEqual([]);
    expect(wrapped('  ', 40)).toEqual([]);
  });

  test('breaks at spaces', () => {
    expect(wrapped('Mei Lin invites you to come in', 12)).toEqual(['Mei Lin', 'invites you', 'to come in']);
  });

  test('breaks inside what has no spaces and is too long: a link', () => {
    expect(wrapped('See https://persimmon.example/#/home', 14)).toEqual([
      'See',
      'https://persim',
      'mon.example/#/',
      'home',
    ]);
  });

  test('breaks Chinese anywhere but before a mark that closes, or after one that opens', () => {
    expect(wrapped('好东西不贪多', 6)).toEqual(['好东西', '不贪多']);
    expect(wrapped('好东西，不贪多。', 6)).toEqual(['好东', '西，不', '贪多。']);
    expect(wrapped('来看《小柿集》吧', 6)).toEqual(['来看', '《小柿', '集》吧']);
  });

  test('breaks a mixed text between its parts', () => {
    expect(wrapped('Mei Lin 邀你来逛逛', 10)).toEqual(['Mei Lin 邀', '你来逛逛']);
  });

  test('loses nothing but spaces, and no connection is too wide', () => {
    const texts = fc.array(
      fc.constantFrom(
        '好',
        '柿',
        '，',
        '。',
        '《',
        '》',
        'a',
        'word',
        'extraordinary',
        ' ',
        '  ',
        '(',
        ')',
        '!',
        '🦊',
        '-',
      ),
      { maxLength: 40 },
    );
    checkProperty(
      fc.property(texts, fc.integer({ min: 4, max: 20 }), (pieces, max) => {
        const text = pieces.join('');
        const lines = wrapped(text, max);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        expect(lines.every((line) => widthOf(line) <= max && line !== '' && line.trim() === line)).toBe(true);
      }),
    );
  });
});

describe('a headline', () => {
  test('leaves no word alone in its last line, and needs no connection more for it', () => {
    expect(balanceText('Mei Lin invites you in', 20, widthOf)).toEqual(['Mei Lin', 'invites you in']);
    expect(balanceText('Mei Lin invites you in', 40, widthOf)).toEqual(['Mei Lin invites you in']);
    expect(balanceText('', 40, widthOf)).toEqual([]);
  });
});
