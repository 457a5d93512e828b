import { parseMoney, typedMoney } from './typedMoney';

test.each([
  ['19,50', 'USD', 1950],
  ['1.234,50', 'USD', 123450],
  ['1.234', 'USD', 123400],
  ['19.50', 'USD', 1950],
  ['1.234', 'JPY', 1234],
  ['1.234', 'KWD', 1234000],
  ['1,234', 'KWD', 1234],
  ['1,234', 'USD', undefined],
  ['1,234.50', 'USD', undefined],
])('in German %s of %s is %s', (typed, currency, amount) => {
  expect(parseMoney(typed, currency, 'de')).toBe(amount);
});

test('in English a comma is no decimal point', () => {
  expect(parseMoney('19,50', 'USD', 'en')).toBeUndefined();
  expect(parseMoney('1,234', 'USD', 'zh-CN')).toBe(123400);
});

test.each(['en', 'zh-CN', 'de'])('what a field shows in %s is read again', (language) => {
  for (const amount of [0, 1950, 123450, 100_000_000])
    expect(parseMoney(typedMoney(amount, 'USD', language), 'USD', language)).toBe(amount);
  expect(typedMoney(1950, 'USD', 'de')).toBe('19,50');
});
