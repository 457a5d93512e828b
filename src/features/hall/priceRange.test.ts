import { amountAtSliderValue, sliderValuesOf, readPriceRange, typedPriceRange } from './priceRange';

describe('the price filter', () => {
  test('is typed in major units, either end may stay open', () => {
    expect(readPriceRange({ from: '20', to: '129.50' }, 'USD').range).toEqual({ priceFrom: 2000, priceTo: 12950 });
    expect(readPriceRange({ from: '', to: ' 1,200 ' }, 'JPY').range).toEqual({ priceFrom: undefined, priceTo: 1200 });
    expect(readPriceRange({ from: '', to: '' }, 'USD').range).toEqual({ priceFrom: undefined, priceTo: undefined });
  });

  test.each([
    ['HUF', '129', '1290.50', { priceFrom: 12_900, priceTo: 129_050 }],
    ['IQD', '129', '1290.505', { priceFrom: 129_000, priceTo: 1_290_505 }],
    ['CLF', '1.2345', '2', { priceFrom: 12_345, priceTo: 20_000 }],
    ['USD', '0.01', '90,071,992,547,409.91', { priceFrom: 1, priceTo: Number.MAX_SAFE_INTEGER }],
  ])('has the digits of %s', (currency, from, to, range) => {
    expect(readPriceRange({ from, to }, currency).range).toEqual(range);
    expect(typedPriceRange(range, currency)).toEqual({ from, to: to.replaceAll(',', '') });
  });

  test('understands full-width figures', () => {
    expect(readPriceRange({ from: '１２．５', to: '' }, 'CNY').range).toEqual({ priceFrom: 1250, priceTo: undefined });
  });

  test.each(['-5', '1.2345', 'ten', '1e3', '$5', '9'.repeat(20)])('does not take %p for an amount', (from) => {
    expect(readPriceRange({ from, to: '10' }, 'USD')).toEqual({ range: undefined, fieldErrors: { from: 'amount' } });
  });

  test('names each end that is wrong', () => {
    expect(readPriceRange({ from: 'a', to: 'b' }, 'USD').fieldErrors).toEqual({ from: 'amount', to: 'amount' });
    expect(readPriceRange({ from: '30', to: '20' }, 'USD')).toEqual({ range: undefined, fieldErrors: { to: 'order' } });
    expect(readPriceRange({ from: '20', to: '20' }, 'USD').range).toEqual({ priceFrom: 2000, priceTo: 2000 });
  });

  test('is shown as one would type it', () => {
    expect(typedPriceRange({ priceFrom: 2000, priceTo: 12950 }, 'USD')).toEqual({ from: '20', to: '129.50' });
    expect(typedPriceRange({ priceFrom: 0, priceTo: undefined }, 'USD')).toEqual({ from: '0', to: '' });
    expect(typedPriceRange({ priceFrom: 500, priceTo: 1000 }, 'JPY')).toEqual({ from: '500', to: '1000' });
  });
});

describe('the price slider', () => {
  test('has round amounts, no limit at either end, and contains the exact range', () => {
    expect([0, 1, 7, 8].map((value) => amountAtSliderValue(value, 'USD'))).toEqual([
      undefined,
      1_000,
      100_000,
      undefined,
    ]);
    expect([1, 7].map((value) => amountAtSliderValue(value, 'JPY'))).toEqual([1_000, 100_000]);
    expect(amountAtSliderValue(1, 'KWD')).toBe(10_000);
    expect(sliderValuesOf({ priceFrom: undefined, priceTo: undefined }, 'USD')).toEqual([0, 8]);
    expect(sliderValuesOf({ priceFrom: 2_500, priceTo: 9_000 }, 'USD')).toEqual([2, 4]);
    expect(sliderValuesOf({ priceFrom: 999_900, priceTo: 1_000_000 }, 'USD')).toEqual([7, 8]);
  });
});
