import { act, renderHook } from '@testing-library/react';
import { MAX_COLLECTED } from './collected';
import { collectStorage } from '@/lib/storage';
import { useCollected } from './useCollected';

const cup = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 1850 };

describe('what the customer keeps', () => {
  test('is the same for every component', () => {
    const one = renderHook(() => useCollected());
    const other = renderHook(() => useCollected());
    act(() => void one.result.current.add(cup));
    expect(other.result.current.lines).toEqual([{ ...cup, at: expect.any(Number) }]);
    expect(other.result.current.has('cup')).toBe(true);
    expect(other.result.current.hasSku('cup.oat')).toBe(true);
    expect(other.result.current.hasSku('cup.moss')).toBe(false);
    act(() => other.result.current.remove('cup.oat'));
    expect(one.result.current.count).toBe(0);
  });

  test('is there again after a reload', () => {
    const { result } = renderHook(() => useCollected());
    act(() => void result.current.add(cup));
    expect(collectStorage.read()).toEqual([{ ...cup, at: expect.any(Number) }]);
  });

  test('follows another tab, and is not overwritten by what this one knew', () => {
    const { result } = renderHook(() => useCollected());
    act(() => void result.current.add(cup));
    const [line] = result.current.lines;
    collectStorage.write([line, { ...cup, skuId: 'cup.moss', at: 1 }]);
    act(() => result.current.setQuantity('cup.oat', 5));
    expect(result.current.lines.map(({ skuId, quantity }) => `${skuId}*${quantity}`)).toEqual([
      'cup.oat*5',
      'cup.moss*2',
    ]);

    collectStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: collectStorage.key })));
    expect(result.current.lines).toEqual([]);
  });

  test('takes no more when it is full, but changes what it holds', () => {
    collectStorage.write(Array.from({ length: MAX_COLLECTED }, (_, at) => ({ ...cup, skuId: `s${at}`, at })));
    const { result } = renderHook(() => useCollected());
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
    const { result } = renderHook(() => useCollected());
    act(() => void result.current.add(cup));
    expect(result.current.count).toBe(1);
    act(() => result.current.clear(['cup.oat']));
    expect(result.current.count).toBe(0);
    denied.mockRestore();
    act(() => collectStorage.clear());
  });
});
