import { act, renderHook } from '@testing-library/react';
import { MAX_COLLECTED_LINES } from './collectedLines';
import { bagStorage, collectStorage, savedStorage } from '@/lib/storage';
import { useBag, useSavedProducts } from './useBag';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 1850 };

describe('the saved products', () => {
  test('is the same for every component', () => {
    const one = renderHook(() => useSavedProducts());
    const other = renderHook(() => useSavedProducts());
    act(() => void one.result.current.add(cup));
    expect(other.result.current.lines).toEqual([{ ...cup, at: expect.any(Number) }]);
    expect(other.result.current.hasSku('cup.oat')).toBe(true);
    expect(other.result.current.hasSku('cup.moss')).toBe(false);
    act(() => other.result.current.remove(['cup.oat']));
    expect(one.result.current.count).toBe(0);
  });

  test('is there again after a reload', () => {
    const { result } = renderHook(() => useSavedProducts());
    act(() => void result.current.add(cup));
    expect(savedStorage.read()).toEqual([{ ...cup, at: expect.any(Number) }]);
  });

  test('follows another tab, and is not overwritten by what this one knew', () => {
    const { result } = renderHook(() => useSavedProducts());
    act(() => void result.current.add(cup));
    const [line] = result.current.lines;
    savedStorage.write([line, { ...cup, skuId: 'cup.moss', at: 1 }]);
    act(() => result.current.setQuantity('cup.oat', 5));
    expect(result.current.lines.map(({ skuId, quantity }) => `${skuId}*${quantity}`)).toEqual([
      'cup.oat*5',
      'cup.moss*2',
    ]);

    savedStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: savedStorage.key })));
    expect(result.current.lines).toEqual([]);
  });

  test('takes no more when it is full, but changes what it holds', () => {
    savedStorage.write(Array.from({ length: MAX_COLLECTED_LINES }, (_, at) => ({ ...cup, skuId: `s${at}`, at })));
    const { result } = renderHook(() => useSavedProducts());
    let isKept: boolean | undefined;
    act(() => void (isKept = result.current.add(cup)));
    expect(isKept).toBe(false);
    expect(result.current.hasSku('cup.oat')).toBe(false);
    act(() => void (isKept = result.current.add({ ...cup, skuId: 's0', quantity: 7 })));
    expect(isKept).toBe(true);
    expect(result.current.lines[0]).toMatchObject({ skuId: 's0', quantity: 7 });
  });

  test('lives on in memory where storage is denied', () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(() => useSavedProducts());
    act(() => void result.current.add(cup));
    expect(result.current.count).toBe(1);
    act(() => result.current.remove(['cup.oat']));
    expect(result.current.count).toBe(0);
    denied.mockRestore();
    act(() => savedStorage.clear());
  });
});

describe('saved products of versions without a bag', () => {
  const old = { ...cup, at: 7 };

  test('are saved products, and move with the first change', () => {
    collectStorage.write([old]);
    const { result } = renderHook(() => useSavedProducts());
    expect(result.current.lines).toEqual([old]);
    act(() => void result.current.add({ ...cup, skuId: 'cup.moss' }));
    expect(savedStorage.read()).toEqual([{ ...cup, skuId: 'cup.moss', at: expect.any(Number) }, old]);
    expect(collectStorage.read()).toBeUndefined();
  });

  test('do not return after they were removed', () => {
    collectStorage.write([old]);
    const { result } = renderHook(() => useSavedProducts());
    act(() => result.current.remove(['cup.oat']));
    expect(result.current.lines).toEqual([]);
    expect(renderHook(() => useSavedProducts()).result.current.lines).toEqual([]);
  });
});

describe('the bag', () => {
  test('adds up the pieces of a line that is added again, and is separate from the saved products', () => {
    const { result } = renderHook(() => ({ bag: useBag(), saved: useSavedProducts() }));
    act(() => void result.current.bag.add(cup));
    act(() => void result.current.bag.add({ ...cup, quantity: 3 }));
    act(() => void result.current.bag.add({ ...cup, skuId: 'cup.moss', quantity: 999 }));
    expect(result.current.bag.pieces).toBe(1004);
    expect(bagStorage.read()).toEqual([
      { ...cup, skuId: 'cup.moss', quantity: 999, at: expect.any(Number) },
      { ...cup, quantity: 5, at: expect.any(Number) },
    ]);
    expect(result.current.saved.lines).toEqual([]);
  });

  test('stores which lines are left out of the checkout', () => {
    const { result } = renderHook(() => useBag());
    act(() => void result.current.add(cup));
    act(() => result.current.select(['cup.oat'], false));
    expect(bagStorage.read()).toMatchObject([{ skuId: 'cup.oat', isDeselected: true }]);
    act(() => result.current.select(['cup.oat'], true));
    expect(bagStorage.read()).toEqual([{ ...cup, at: expect.any(Number) }]);
  });
});
