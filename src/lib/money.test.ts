import fc from 'fast-check';
import { activeCurrencies } from '../../tests/setup/activeCurrencies';
import { decimalText, formatMoney, minorDigits } from './money';
import { parseMoney } from './typedMoney';
import { checkProperty } from '../../tests/setup/property';

const codes = activeCurrencies.map(([code]) => code);

describe('money', () => {
  test('is shown in the currency of the shop', () => {
    expect(formatMoney(12900, 'USD', 'en')).toBe('$129.00');
    expect(formatMoney(12900, 'CNY', 'zh-CN')).toBe('¥129.00');
    expect(formatMoney(-1500, 'USD', 'en')).toBe('−$15.00');
    expect(formatMoney(0, 'USD', 'en')).toBe('$0.00');
  });

  test('has as many digits as its currency: none in yen, three in Kuwaiti dinar', () => {
    expect(minorDigits('JPY')).toBe(0);
    expect(formatMoney(1290, 'JPY', 'en')).toBe('¥1,290');
    expect(formatMoney(1290, 'KWD', 'en').replace(/\s/g, ' ')).toBe('KWD 1.290');
  });

  test('knows the minor unit of every active currency', () => {
    expect(codes).toHaveLength(178);
    expect(new Set(codes).size).toBe(178);
    expect(activeCurrencies.map(([code]) => [code, minorDigits(code)])).toEqual(activeCurrencies);
  });

  test.each(['ZZZ', 'QQQ', 'CLX'])('has two digits in %s, which is no code of the table', (currency) => {
    expect(minorDigits(currency)).toBe(2);
    expect(formatMoney(12900, currency, 'en').replace(/\s/g, ' ')).toBe(`${currency} 129.00`);
    expect(parseMoney('129.00', currency)).toBe(12900);
  });

  test.each([
    ['HUF', 'Ft 129.00', '129.00'],
    ['IDR', 'Rp 129.00', '129.00'],
    ['COP', '$129.00', '129.00'],
    ['PKR', 'Rs 129.00', '129.00'],
    ['RSD', 'RSD 129.00', '129.00'],
    ['IQD', 'IQD 12.900', '12.900'],
    ['KWD', 'KWD 12.900', '12.900'],
    ['KRW', '₩12,900', '12900'],
    ['CLF', 'CLF 1.2900', '1.2900'],
    ['UYW', 'UYW 1.2900', '1.2900'],
  ])('of 12900 minor units in %s is shown as %j and typed as %j', (currency, shown, typed) => {
    expect(formatMoney(12900, currency, 'en').replace(/\s/g, ' ')).toBe(shown);
    expect(parseMoney(typed, currency)).toBe(12900);
    expect(parseMoney(`${typed}${typed.includes('.') ? '' : '.'}00`, currency)).toBeUndefined();
  });

  test.each(activeCurrencies)('in %s is shown and read with %d digits, in both languages', (currency, digits) => {
    const decimals = digits === 0 ? '' : `.${'0987'.padStart(digits, '0').slice(0, digits)}`;
    const amount = Number(`1234567${decimals.slice(1)}`);
    for (const language of ['en', 'zh-CN']) {
      const shown = formatMoney(amount, currency, language);
      expect(shown.replace(/^\D+/, '')).toBe(`1,234,567${decimals}`);
      expect(parseMoney(shown.replace(/^\D+/, ''), currency)).toBe(amount);
    }
    expect(decimalText(amount, digits)).toBe(`1234567${decimals}`);
  });

  test('loses no digit near the largest safe integer', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'USD', 'en')).toBe('$90,071,992,547,409.91');
    expect(decimalText(Number.MAX_SAFE_INTEGER, 3)).toBe('9007199254740.991');
  });

  test.each([
    [-129, 2, '-1.29'],
    [-5, 3, '-0.005'],
    [-12, 0, '-12'],
    [0, 2, '0.00'],
  ])('as a decimal text keeps its sign: %d with %d digits', (amount, digits, text) =>
    expect(decimalText(amount, digits)).toBe(text),
  );

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    [' 12.50 ', 1250],
    ['1,234.56', 123456],
    ['0.01', 1],
    ['１２．５', 1250],
    ['１，２３４．５０', 123450],
    ['12。5', 1250],
    ['١٢', 1200],
    ['12,34', 1234],
    ['1.234', 123400],
  ])('typed as %j is read', (typed, amount) => expect(parseMoney(typed, 'USD')).toBe(amount));

  test('is read with as many digits as its currency has', () => {
    expect(['1250', '12.5'].map((typed) => parseMoney(typed, 'JPY'))).toEqual([1250, undefined]);
    expect(['12.345', '12'].map((typed) => parseMoney(typed, 'KWD'))).toEqual([12345, 12000]);
  });

  test.each(['', '-1', '1.2345', '1e3', '12,345,6', '1.', '.5', 'Infinity', '99999999999999999'])(
    'typed as %j is refused',
    (typed) => expect(parseMoney(typed, 'USD')).toBeUndefined(),
  );

  test('that is written out and read again is the same amount', () => {
    checkProperty(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(...codes),
        (amount, currency) => {
          expect(parseMoney(decimalText(amount, minorDigits(currency)), currency)).toBe(amount);
        },
      ),
    );
  });

  const anyAmount = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  const anyCurrency = fc.constantFrom(...codes);
  const writtenHere = ['CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'USD'];
  const amounts = [
    0,
    1,
    9,
    10,
    99,
    100,
    999,
    1000,
    12345,
    99999,
    100000,
    999999,
    1234567,
    99999999,
    100000000,
    123456789012,
    Number.MAX_SAFE_INTEGER,
  ];
  const digitsOf = (text: string) => text.replace(/\D/g, '');

  test('shows every digit of every amount, in any language, and a minus only for what is taken off', () => {
    checkProperty(
      fc.property(anyAmount, anyCurrency, fc.constantFrom('en', 'zh-CN'), (amount, currency, language) => {
        const shown = formatMoney(amount, currency, language);
        expect(digitsOf(shown)).toBe(digitsOf(decimalText(amount, minorDigits(currency))));
        expect(shown.startsWith('−')).toBe(amount < 0);
        expect(shown).not.toMatch(/-|NaN|∞|e\+/);
      }),
    );
  });

  test('is written to the letter as the platform writes it, whatever the shop sells in', () => {
    checkProperty(
      fc.property(
        fc.nat({ max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(...codes),
        fc.constantFrom('en', 'zh-CN', 'de', 'ja'),
        (amount, currency, language) => {
          const digits = minorDigits(currency);
          const format = new Intl.NumberFormat(language, {
            style: 'currency',
            currency,
            currencyDisplay: 'narrowSymbol',
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          });
          expect(formatMoney(amount, currency, language)).toBe(
            format.format(decimalText(amount, digits) as unknown as number),
          );
        },
      ),
      {
        numRuns: 300,
        examples: writtenHere.flatMap((currency) =>
          amounts.flatMap((amount) =>
            ['en', 'zh-CN'].map((language): [number, string, string] => [amount, currency, language]),
          ),
        ),
      },
    );
  });

  test.each(['DOLLAR', '', 'constructor'])('of %j is refused, which is no currency', (currency) =>
    expect(() => formatMoney(1, currency, 'en')).toThrow(RangeError),
  );

  test('is the same amount when it is typed as it is shown', () => {
    checkProperty(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), anyCurrency, (amount, currency) => {
        // A symbol may contain a point, such as "Cg.".
        const shown = formatMoney(amount, currency, 'en').replace(/^\D+/, '');
        expect(parseMoney(shown, currency)).toBe(amount);
      }),
    );
  });

  test('is never read as anything but an exact amount that is not negative, whatever is typed', () => {
    const likeMoney = fc.stringMatching(/^[-+]?[\d.,eE 。，]{0,24}$/);
    checkProperty(
      fc.property(fc.oneof(fc.string(), likeMoney), anyCurrency, (typed, currency) => {
        const amount = parseMoney(typed, currency);
        expect(amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});
