import { act, renderHook } from '@testing-library/react';
import { jsonStorage } from '@/lib/storage';
import { storedList } from './storedList';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
let number = 0;

/** A list under a key of its own. Rows that are no texts are left out. */
function listOf() {
  const key = `list ${(number += 1)}`;
  const list = storedList<string>(jsonStorage('local', key, isList), (stored) =>
    isList(stored) ? stored.filter(isText) : [],
  );
  const writeElsewhere = (rows: unknown) => localStorage.setItem(key, JSON.stringify(rows));
  return {
    list,
    key,
    writeElsewhere,
    /** Another tab writes, and the browser says so. */
    hearFromOtherTab: (rows: unknown) => {
      writeElsewhere(rows);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    },
  };
}

test('every component shows a change at once, and the storage has it', () => {
  const { list, key } = listOf();
  const [one, other] = [renderHook(list.useRows), renderHook(list.useRows)];
  act(() => list.change((before) => ['cup', ...before]));
  act(() => list.change((before) => ['kettle', ...before]));
  expect([one.result.current, other.result.current, list.read()]).toEqual(Array(3).fill(['kettle', 'cup']));
  expect(localStorage.getItem(key)).toBe('["kettle","cup"]');
});

test('a change starts from what another tab has written, although it was not heard of', () => {
  const { list, writeElsewhere } = listOf();
  const { result } = renderHook(list.useRows);
  act(() => list.change(() => ['cup']));
  writeElsewhere(['lamp', 'cup']);
  act(() => list.change((before) => [...before, 'kettle']));
  expect(result.current).toEqual(['lamp', 'cup', 'kettle']);
});

test('follows another tab, and leaves out what is invalid', () => {
  const { list, hearFromOtherTab } = listOf();
  const { result } = renderHook(list.useRows);
  hearFromOtherTab(['lamp', 7, null]);
  expect(result.current).toEqual(['lamp']);
  hearFromOtherTab('no list');
  expect(result.current).toEqual([]);
});

test('draws again only when the rows have changed', () => {
  const { list, hearFromOtherTab } = listOf();
  let renders = 0;
  const { result } = renderHook(() => ((renders += 1), list.useRows()));
  act(() => list.change(() => ['cup']));
  const before = [renders, result.current];
  hearFromOtherTab(['cup']);
  act(() => list.change((rows) => [...rows]));
  expect([renders, result.current]).toEqual(before);
  expect(result.current).toBe(before[1]);
});

test('what changed while no component showed it is there for the next one', () => {
  const { list, writeElsewhere } = listOf();
  const first = renderHook(list.useRows);
  act(() => list.change(() => ['cup']));
  first.unmount();
  writeElsewhere(['lamp']);
  expect(renderHook(list.useRows).result.current).toEqual(['lamp']);
});
