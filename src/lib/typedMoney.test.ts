import { parseMoney, typedMoney, moneyAsUnderstood } from './typedMoney';

describe.each(['en', 'zh-CN', 'de'])('an amount typed in %s', (language) => {
  test.each([
    ['19,50', 'USD', 1950],
    ['19.50', 'USD', 1950],
    ['19,5', 'USD', 1950],
    ['1234,5', 'USD', 123450],
    ['1,234.50', 'USD', 123450],
    ['1.234,50', 'USD', 123450],
    ["1'234.50", 'USD', 123450],
    ['1’234.50', 'USD', 123450],
    ['1 234,50', 'USD', 123450],
    ['1\u202f234,50', 'USD', 123450],
    ['1\u00a0234.50', 'USD', 123450],
    ['1 234', 'USD', 123400],
    ['1.234', 'USD', 123400],
    ['1,234', 'USD', 123400],
    ['1.234.567', 'USD', 123456700],
    ['1,234,567.8', 'USD', 123456780],
    ['12,34,567.89', 'INR', 123456789],
    ['1٫5', 'USD', 150],
    ['١٬٢٣٤٫٥٠', 'USD', 123450],
    ['۱۲', 'USD', 1200],
    ['१२,५०', 'INR', 1250],
    ['12،50', 'USD', 1250],
    ['12、50', 'USD', 1250],
    ['１２。５', 'USD', 1250],
    ['\u202a19.50\u202c', 'USD', 1950],
    ['19.\u200b50', 'USD', 1950],
    ['0.5', 'KWD', 500],
    ['1234.567', 'KWD', 1234567],
    ['1234,567', 'KWD', 1234567],
    ['0,234', 'KWD', 234],
    ['1.234,567', 'KWD', 1234567],
    ['1 234.567', 'KWD', 1234567],
    ['1٫234', 'KWD', 1234],
    ['1.2345', 'CLF', 12345],
    ['1.234', 'JPY', 1234],
    ['1,234', 'JPY', 1234],
    ['1,234,567', 'KRW', 1234567],
    ['10,50', 'HUF', 1050],
  ])('%j of %s is %s', (typed, currency, amount) => {
    expect(parseMoney(typed, currency, language)).toBe(amount);
  });

  test.each([
    ['', 'USD'],
    ['-5', 'USD'],
    ['−5', 'USD'],
    ['+5', 'USD'],
    ['0.234', 'USD'],
    ['1234.567', 'USD'],
    ['1 234,567', 'USD'],
    ['1,00.5', 'USD'],
    ['1.23.45', 'USD'],
    ['1,23,45', 'USD'],
    ['1,2.3,4', 'USD'],
    ['1٫5٫0', 'USD'],
    ['1٫234', 'USD'],
    ['1.5', 'JPY'],
    ['500.00', 'JPY'],
    ['12 34', 'USD'],
    ['1e3', 'USD'],
    ['1.e5', 'USD'],
    ['1.5e3', 'KWD'],
    ['$5', 'USD'],
    ['.5', 'USD'],
    ['1.', 'USD'],
    ['9'.repeat(20), 'USD'],
    ['1'.repeat(50_000), 'USD'],
    ['1,'.repeat(50_000), 'USD'],
    ['1 111'.repeat(20_000), 'USD'],
  ])('%j of %s is refused', (typed, currency) => {
    expect(parseMoney(typed, currency, language)).toBeUndefined();
  });

  test('is read again as a field shows it', () => {
    for (const currency of ['USD', 'JPY', 'KWD', 'CLF', 'HUF', 'IDR'])
      for (const amount of [0, 1, 1950, 123450, 100_000_000, 1_234_567_890])
        expect(parseMoney(typedMoney(amount, currency, language), currency, language)).toBe(amount);
  });
});

test('three decimals of a currency are those of the language', () => {
  expect(['1.234', '1,234'].map((typed) => parseMoney(typed, 'KWD', 'en'))).toEqual([1234, 1_234_000]);
  expect(['1.234', '1,234'].map((typed) => parseMoney(typed, 'KWD', 'de'))).toEqual([1_234_000, 1234]);
  expect(['1.234', '1,234'].map((typed) => parseMoney(typed, 'CLF', 'de'))).toEqual([12_340_000, 12_340]);
});

test.each([
  ['1.234', 'en', 123400],
  ['1,234', 'en', 123400],
  ['1,234', 'de', 123400],
  ['19,50', 'en', 1950],
  ['19.50', 'de', 1950],
  ["1'234.50", 'en', 123450],
  ['١٩٫٥', 'en', 1950],
  ['19.5', 'en', 1950],
  ['1234', 'en', undefined],
  ['19.50', 'en', undefined],
  ['19,50', 'de', undefined],
  ['ten', 'en', undefined],
  ['', 'en', undefined],
])('%j in %s is shown as understood: %s', (typed, language, amount) => {
  expect(moneyAsUnderstood(typed, 'USD', language)).toBe(amount);
});
