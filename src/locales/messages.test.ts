import { allLanguages, formsOf, placeholdersOf, type Messages } from '../../tests/setup/languages';
import { wrongMarks } from '../../tests/setup/wrongMarks';
import { formatMessage } from './messageFormat';

const reference = allLanguages.find(({ code }) => code === 'en') ?? allLanguages[0];
/** The button of a purchase says nothing but that the order binds to pay: section 312j BGB, article L. 221-14 du code de la consommation. */
const amountFreeButtons = ['checkout.payNow'];
const languagesWithLegalButton = ['de', 'fr'];
const kinds = ['messages', 'front', 'features'] as const;

/** Keys of the messages that `isWrong` finds. */
const keysOf = (messages: Messages, isWrong: (key: string) => boolean) => Object.keys(messages).filter(isWrong);

describe.each(allLanguages)('the messages in $code', ({ tag, ...language }) => {
  test.each(kinds)('exist in each language and are not empty: %s', (kind) => {
    const messages = language[kind];
    expect(Object.keys(messages).sort()).toEqual(Object.keys(reference?.[kind] ?? {}).sort());
    expect(keysOf(messages, (key) => formsOf(messages[key] ?? '').some((form) => !form.trim()))).toEqual([]);
  });

  test.each(kinds)('have the same placeholders in each language: %s', (kind) => {
    const messages = language[kind];
    expect(
      keysOf(messages, (key) => placeholdersOf(messages[key] ?? '') !== placeholdersOf(reference?.[kind][key] ?? '')),
    ).toEqual(languagesWithLegalButton.includes(tag) ? amountFreeButtons.filter((key) => key in messages) : []);
  });

  test.each(kinds)('have each plural form of the language where the number changes the text: %s', (kind) => {
    const messages = language[kind];
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const isIncomplete = (key: string) => {
      const message = messages[key] ?? '';
      const own = Object.keys(message);
      return typeof message !== 'string' && own.length > 1 && !forms.every((form) => own.includes(form));
    };
    expect(keysOf(messages, isIncomplete)).toEqual([]);
    const isNumbered = (key: string) => typeof reference?.[kind][key] === 'object';
    expect(keysOf(messages, (key) => isNumbered(key) && forms.length > 1 && typeof messages[key] === 'string')).toEqual(
      [],
    );
  });

  test('have no spaces at an end that a translation added or lost', () => {
    const endsOf = (text: string) => `${/^\s/.test(text)}${/\s$/.test(text)}`;
    const isWrong = (key: string) =>
      tag !== 'zh-CN' &&
      endsOf(formsOf(language.messages[key] ?? '')[0] ?? '') !==
        endsOf(formsOf(reference?.messages[key] ?? '')[0] ?? '');
    expect(keysOf(language.messages, isWrong)).toEqual([]);
  });

  test('have no second full stop after a day that ends with one, such as “29. Nov.”', () => {
    const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }).format(new Date('2026-11-29'));
    const isWrong = (messages: Messages) => (key: string) =>
      formsOf(messages[key] ?? '').some((form) => /\{(?:when|day|date)\}\./.test(form));
    const wrong = kinds.flatMap((kind) => keysOf(language[kind], isWrong(language[kind])));
    expect(day.endsWith('.') ? wrong : []).toEqual([]);
  });
});

describe('the Chinese messages', () => {
  const chinese = allLanguages.find(({ code }) => code === 'zh');
  test.each(['messages', 'features'] as const)('contain Chinese characters or no Latin letters: %s', (kind) => {
    const messages = chinese?.[kind] ?? {};
    const isChinese = (text: string) => /[\u4e00-\u9fff]|^[^A-Za-z]*$/.test(text.replace(/\{\w+\}/g, ''));
    expect(keysOf(messages, (key) => !formsOf(messages[key] ?? '').every(isChinese))).toEqual([]);
  });
});

test.each(kinds)('have narrow no-break spaces at the double marks in French: %s', (kind) => {
  const french = allLanguages.find(({ code }) => code === 'fr')?.[kind] ?? {};
  const isWrong = (text: string) => /[^\u202f][:;!?»%]|«(?!\u202f)|"|'/.test(text);
  expect(keysOf(french, (key) => formsOf(french[key] ?? '').some(isWrong))).toEqual([]);
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
    const files = { one: '{count} plik', few: '{count} pliki', many: '{count} plików', other: '{count} pliku' };
    expect([1, 2, 5, 22].map((count) => formatMessage(files, 'pl', { count }))).toEqual([
      '1 plik',
      '2 pliki',
      '5 plików',
      '22 pliki',
    ]);
  });
  test.each(['ru', 'fr', ...allLanguages.map(({ tag }) => tag)])(
    'selects the same plural form as Intl in %s',
    (tag) => {
      const rule = new Intl.PluralRules(tag);
      const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
      const counts = [-2, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 101, 1000];
      expect(counts.map((count) => formatMessage(forms, tag, { count }))).toEqual(
        counts.map((count) => rule.select(count)),
      );
    },
  );
  test('keeps a placeholder without a value and does not format the values', () => {
    expect(formatMessage('{a} and {b}', 'en', { a: '{b}' })).toBe('{b} and {b}');
  });
});

test.each(kinds)('have no space beside a full-width mark in Chinese: %s', (kind) => {
  const chinese = allLanguages.find(({ code }) => code === 'zh')?.[kind] ?? {};
  expect(Object.values(chinese).flatMap(formsOf).flatMap(wrongMarks)).toEqual([]);
});
