import { formatWord, type Word } from './wordFormat';
import { words as zh } from './zh';

const chinese: Record<string, Word> = zh;
const textsOf = (word: Word) => (typeof word === 'string' ? [word] : [word.one ?? word.other, word.other]);

describe('the Chinese words', () => {
  test('are Chinese', () => {
    const foreign = Object.entries(chinese).filter(([, word]) => !textsOf(word).every((text) => /[\u4e00-\u9fff]|^[^A-Za-z]*$/.test(text.replace(/\{\w+\}/g, ''))));
    expect(foreign.map(([key]) => key)).toEqual([]);
  });
});

describe('a word', () => {
  const pieces = { one: '{count} piece', other: '{count} pieces' };
  test('takes the form of its count', () => {
    expect([0, 1, 2].map((count) => formatWord(pieces, 'en', { count }))).toEqual(['0 pieces', '1 piece', '2 pieces']);
    expect(formatWord({ other: '共 {count} 件' }, 'zh-CN', { count: 1 })).toBe('共 1 件');
  });
  test('takes the form that its language has for that count', () => {
    const rules = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru'), fr: new Intl.PluralRules('fr') };
    const counts = [-2, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 101, 1000];
    for (const [language, rule] of Object.entries(rules)) {
      const taken = counts.map((count) => formatWord({ one: 'one', other: 'other' }, language, { count }));
      expect(taken).toEqual(counts.map((count) => (rule.select(count) === 'one' ? 'one' : 'other')));
    }
  });
  test('keeps a place visible that got no value, and does not fill values again', () => {
    expect(formatWord('{a} and {b}', 'en', { a: '{b}' })).toBe('{b} and {b}');
  });
});
