import { act } from '@testing-library/react';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { readHallFilters, type PriceRange } from './hallFilters';
import { usePriceRange } from './usePriceRange';

/** The fields above filters with this range, in a shop with dollars. */
async function open(range: Partial<PriceRange> = {}) {
  let filters = { ...readHallFilters({}), ...range };
  const view = await renderShopHook(() => usePriceRange(filters));
  await act(() => view.actions().refreshServerRecord());
  return {
    ...view,
    type: (part: { from?: string; to?: string }) => act(() => view.now().type(part)),
    leave: (end: 'from' | 'to') => act(() => view.now().leave(end)),
    slide: (...ends: number[]) => act(() => view.now().slider.onChange(ends)),
    apply: (next: Partial<PriceRange>) => {
      filters = { ...filters, ...next };
      return view.rerender();
    },
  };
}
const amountFault = 'Enter an amount such as 20 or 19.50';

describe('the price filter', () => {
  test('shows the range of the filters until something is typed, and again after a reset', async () => {
    const { now, type, apply } = await open({ priceFrom: 2_000, priceTo: 4_950 });
    expect(now()).toMatchObject({
      isReady: true,
      label: 'Price in USD',
      typed: { from: '20', to: '49.50' },
      range: { priceFrom: 2_000, priceTo: 4_950 },
    });
    await apply({ priceTo: 5_000 });
    expect(now().typed.to).toBe('50');
    type({ to: '60' });
    await apply({ priceFrom: 1_000 });
    expect([now().typed, now().range]).toEqual([
      { from: '20', to: '60' },
      { priceFrom: 2_000, priceTo: 6_000 },
    ]);
    act(() => now().reset());
    expect(now().typed).toEqual({ from: '10', to: '50' });
  });

  test('calls a half-typed amount wrong when its field is left, and a wrong order at once', async () => {
    const { now, type, leave } = await open();
    type({ from: '20.', to: 'x' });
    expect([now().errors, now().range]).toEqual([{ from: undefined, to: undefined }, undefined]);
    leave('from');
    expect(now().errors.to).toBeUndefined();
    leave('to');
    expect(now().errors.to).toBe(amountFault);
    type({ from: '20', to: '19' });
    expect([now().errors, now().range]).toEqual([
      { from: undefined, to: 'Must be at least the “From” price' },
      undefined,
    ]);
    type({ to: '20' });
    expect([now().errors.to, now().range]).toEqual([undefined, { priceFrom: 2_000, priceTo: 2_000 }]);
  });

  test('says how an amount was understood where it can be read in another way', async () => {
    const { now, type } = await open();
    type({ from: '1,000', to: '2000' });
    expect(now().understood).toEqual({ from: '= $1,000.00', to: undefined });
  });

  test('moves the slider to the values that contain the range, and keeps an exact amount while the other end moves', async () => {
    const { now, type, slide } = await open({ priceFrom: 2_500 });
    const last = now().slider.max;
    expect(now().slider.value).toEqual([2, last]);
    slide(2, 4);
    expect([now().typed, now().range]).toEqual([
      { from: '25', to: '100' },
      { priceFrom: 2_500, priceTo: 10_000 },
    ]);
    slide(1, 4);
    expect(now().typed).toEqual({ from: '10', to: '100' });
    slide(0, last);
    expect([now().typed, now().range]).toEqual([
      { from: '', to: '' },
      { priceFrom: undefined, priceTo: undefined },
    ]);
    // A range of nothing cannot be chosen.
    slide(last, last);
    expect(now().slider.value).toEqual([last - 1, last]);
    slide(0, 0);
    expect(now().slider.value).toEqual([0, 1]);
    type({ from: 'x' });
    expect(now().slider.value).toEqual([2, last]);
  });

  test('names the amount of each value', async () => {
    const { now } = await open();
    expect([0, 1, now().slider.max - 1, now().slider.max].map((value) => now().valueLabel(value))).toEqual([
      'Any price',
      '$10.00',
      '$1,000.00',
      'Any price',
    ]);
  });

  test('is not ready before the currency is known', async () => {
    const { now } = await renderShopHook(() => usePriceRange({ ...readHallFilters({}), priceFrom: 2_000 }));
    expect(now()).toMatchObject({ isReady: false, typed: { from: '', to: '' }, range: { priceFrom: 2_000 } });
    expect(now().slider.value).toEqual([0, now().slider.max]);
  });
});
