/**
 * A list in browser storage that all components and all tabs see alike. Each change starts from what storage holds now,
 * because another tab may have written since.
 */
import { useSyncExternalStore } from 'react';
import type { Slot } from '@/storage';

export interface StoredList<Row> {
  /** The rows for a component, which is drawn anew when they change. */
  useRows: () => readonly Row[];
  /** The rows as storage holds them now. */
  read: () => readonly Row[];
  change: (next: (before: readonly Row[]) => readonly Row[]) => void;
}

/** `check` makes good rows out of whatever was stored; it must not throw. */
export function storedList<Row>(slot: Slot<readonly unknown[]>, check: (stored: unknown) => readonly Row[]): StoredList<Row> {
  let rows: readonly Row[] = [];
  const listeners = new Set<() => void>();
  const read = () => check(slot.read());

  // Keeps the same array while nothing changed: React compares by reference.
  const refresh = () => {
    const stored = read();
    if (JSON.stringify(stored) !== JSON.stringify(rows)) rows = stored;
  };
  const snapshot = () => {
    // Nobody listened, so storage may have changed without a word.
    if (listeners.size === 0) refresh();
    return rows;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = slot.onOtherTab(() => {
      refresh();
      listener();
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return {
    useRows: () => useSyncExternalStore(subscribe, snapshot),
    read,
    change(next) {
      rows = next(read());
      slot.write(rows);
      listeners.forEach((listener) => listener());
    },
  };
}
