/**
 * A list in browser storage that all components and all tabs share. Each change starts from the present content of the storage,
 * because another tab may have changed it.
 */
import { useSyncExternalStore } from 'react';
import type { StoredValue } from '@/lib/storage';

export interface StoredList<Row> {
  /** The rows for a component, which re-renders when they change. */
  useRows: () => readonly Row[];
  /** The rows in the storage now. */
  read: () => readonly Row[];
  change: (next: (before: readonly Row[]) => readonly Row[]) => void;
}

/** `check` returns the valid rows of a stored value; it must not throw. */
export function storedList<Row>(
  storage: StoredValue<readonly unknown[]>,
  check: (stored: unknown) => readonly Row[],
): StoredList<Row> {
  let rows: readonly Row[] = [];
  const listeners = new Set<() => void>();
  const read = () => check(storage.read());

  const snapshot = () => {
    // Without a listener a change of the storage is not noticed.
    if (listeners.size === 0) refresh();
    return rows;
  };
  const refresh = () => {
    const stored = read();
    // Keeps the array while its content is the same: React compares by reference.
    if (JSON.stringify(stored) === JSON.stringify(rows)) return;
    rows = stored;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    const stop = storage.onOtherTab(refresh);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return {
    useRows: () => useSyncExternalStore(subscribe, snapshot),
    read,
    change(next) {
      storage.write(next(read()));
      refresh();
    },
  };
}
