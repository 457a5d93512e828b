import { formatMessage, type Message } from './messageFormat';
import { messages as zh } from './zh';

const chinese: Record<string, Message> = zh;
const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : [message.one ?? message.other, message.other];

describe('the Chinese messages', () => {
  test('contain Chinese characters or no Latin letters', () => {
    const foreign = Object.entries(chinese).filter(
      ([, message]) =>
        !textsOf(message).every((text) => /[\u4e00-\u9fff]|^[^A-Za-z]*$/.test(text.replace(/\{\w+\}/g, ''))),
    );
    expect(foreign.map(([key]) => key)).toEqual([]);
  });
});

describe('formatMessage', () => {
  const pieces = { one: '{count} piece', other: '{count} pieces' };
  test('selects the plural form for the count', () => {
    expect([0, 1, 2].map((count) => formatMessage(pieces, 'en', { count }))).toEqual([
      '0 pieces',
      '1 piece',
      '2 pieces',
    ]);
    expect(formatMessage({ other: '共 {count} 件' }, 'zh-CN', { count: 1 })).toBe('共 1 件');
  });
  test('selects the same plural form as Intl.PluralRules', () => {
    const rules = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru'), fr: new Intl.PluralRules('fr') };
    const counts = [-2, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 101, 1000];
    for (const [language, rule] of Object.entries(rules)) {
      const taken = counts.map((count) => formatMessage({ one: 'one', other: 'other' }, language, { count }));
      expect(taken).toEqual(counts.map((count) => (rule.select(count) === 'one' ? 'one' : 'other')));
    }
  });
  test('keeps a placeholder without a value and does not format the values', () => {
    expect(formatMessage('{a} and {b}', 'en', { a: '{b}' })).toBe('{b} and {b}');
  });
});
