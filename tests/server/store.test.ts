import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderError } from '../../mock/shop/dataFolder';
import { fileStore } from '../../mock/shop/fileStore';
import { createMemoryStore } from '../../mock/shop/memoryStore';
import type { Store } from '../../mock/shop/store';

interface Thing {
  readonly name: string;
}

let folder: string;
let closings: (() => Promise<void>)[] = [];

function openFile() {
  const store = fileStore(folder);
  closings.push(() => store.close());
  return store;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-store-'));
});

afterEach(async () => {
  for (const close of closings) await close();
  closings = [];
  rmSync(folder, { recursive: true });
});

describe.each<[string, () => Store]>([
  ['in memory', createMemoryStore],
  ['in a file', openFile],
])('the books %s', (_where, openStore) => {
  const things = (store: Store) => store.collection<Thing>('things');
  const names = (store: Store) => [...things(store).values()].map((thing) => thing.name);
  const put = (store: Store, ...ids: string[]) => ids.forEach((id) => things(store).put(id, { name: id }));
  const failing = (store: Store, work: () => void) => () =>
    store.transact(() => {
      work();
      throw new Error('no');
    });

  test('are empty until something is put', () => {
    const store = openStore();
    expect(store.isEmpty).toBe(true);
    put(store, 'a');
    expect(store.isEmpty).toBe(false);
    expect(things(store).size).toBe(1);
    expect(things(store).get('a')).toEqual({ name: 'a' });
    expect(things(store).get('b')).toBeUndefined();
  });

  test('keep rows in the order of their first put', () => {
    const store = openStore();
    put(store, 'b', 'a', 'c');
    things(store).put('b', { name: 'b again' });
    expect(names(store)).toEqual(['b again', 'a', 'c']);
    things(store).delete('b');
    put(store, 'b');
    expect(names(store)).toEqual(['a', 'c', 'b']);
  });

  test('keep collections apart', () => {
    const store = openStore();
    put(store, 'a');
    store.collection<number>('numbers').put('a', 1);
    expect(store.collection<number>('numbers').get('a')).toBe(1);
    expect(things(store).get('a')).toEqual({ name: 'a' });
  });

  test('undo everything of a transaction that throws, order included', () => {
    const store = openStore();
    put(store, 'a', 'b');
    const attempt = failing(store, () => {
      things(store).delete('a');
      put(store, 'c');
      things(store).put('b', { name: 'changed' });
      put(store, 'a');
    });
    expect(attempt).toThrow('no');
    expect(names(store)).toEqual(['a', 'b']);
    expect(things(store).size).toBe(2);
  });

  test('undo an inner transaction together with the outer one', () => {
    const store = openStore();
    const attempt = failing(store, () => store.transact(() => put(store, 'a')));
    expect(attempt).toThrow('no');
    expect(store.isEmpty).toBe(true);
  });

  test('work on after a transaction that threw', () => {
    const store = openStore();
    expect(failing(store, () => put(store, 'a'))).toThrow('no');
    expect(store.transact(() => (put(store, 'b'), things(store).size))).toBe(1);
    expect(names(store)).toEqual(['b']);
  });

  test('forget everything when cleared', () => {
    const store = openStore();
    put(store, 'a');
    store.clear();
    expect(store.isEmpty).toBe(true);
    expect(names(store)).toEqual([]);
  });
});

describe('the file', () => {
  const namesAfterReopening = async () => {
    await closings.pop()?.();
    return [...openFile().collection<Thing>('things').values()].map((thing) => thing.name);
  };

  test('holds rows and their order over a restart', async () => {
    const things = openFile().collection<Thing>('things');
    ['b', 'a', 'c'].forEach((id) => things.put(id, { name: id }));
    things.delete('a');
    expect(await namesAfterReopening()).toEqual(['b', 'c']);
  });

  test('holds nothing of a transaction that threw', async () => {
    const store = openFile();
    expect(() =>
      store.transact(() => {
        store.collection<Thing>('things').put('a', { name: 'a' });
        throw new Error('no');
      }),
    ).toThrow('no');
    await store.flushed();
    expect(await namesAfterReopening()).toEqual([]);
  });

  test('is not left with half of a write that it cannot take', async () => {
    const store = openFile();
    const things = store.collection<Thing>('things');
    const unwritable = 'an id longer than a key of the file may be'.repeat(100);
    expect(() => store.transact(() => (things.put('a', { name: 'a' }), things.put(unwritable, { name: 'b' })))).toThrow();
    expect(things.size).toBe(0);
    expect(await namesAfterReopening()).toEqual([]);
  });

  test('is refused with a reason when it is not the database of a shop', () => {
    writeFileSync(join(folder, 'data.mdb'), 'a shopping list '.repeat(1000));
    expect(openFile).toThrow(DataFolderError);
    expect(openFile).toThrow('does not hold a readable shop');
  });

  test('is refused with a reason when the folder cannot be one', () => {
    writeFileSync(join(folder, 'note'), '');
    expect(() => fileStore(join(folder, 'note', 'inside'))).toThrow('cannot be written');
  });
});
