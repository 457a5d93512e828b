import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderError } from '../../mock/dataFolder';
import { fileStore } from '../../mock/fileStore';
import { createMemoryStore } from '../../shop/memoryStore';
import type { Store } from '../../shop/store';
import { openTestShop } from '../../mock/testing/openTestShop';
import { serveOnPort } from '../setup/httpShop';

interface Item {
  readonly name: string;
}

let folder: string;
let closeFunctions: (() => Promise<void>)[] = [];

function openFile() {
  const store = fileStore(folder);
  closeFunctions.push(() => store.close());
  return store;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-store-'));
});

afterEach(async () => {
  for (const close of closeFunctions) await close();
  closeFunctions = [];
  rmSync(folder, { recursive: true });
});

describe.each<[string, () => Store]>([
  ['in memory', createMemoryStore],
  ['in a file', openFile],
])('the store %s', (_where, openStore) => {
  const items = (store: Store) => store.collection<Item>('things');
  const names = (store: Store) => [...items(store).values()].map((thing) => thing.name);
  const put = (store: Store, ...ids: string[]) => ids.forEach((id) => items(store).put(id, { name: id }));
  const throwingTransaction = (store: Store, work: () => void) => () =>
    store.transact(() => {
      work();
      throw new Error('no');
    });

  test('is empty at first', () => {
    const store = openStore();
    expect(store.isEmpty).toBe(true);
    put(store, 'a');
    expect(store.isEmpty).toBe(false);
    expect(items(store).size).toBe(1);
    expect(items(store).get('a')).toEqual({ name: 'a' });
    expect(items(store).get('b')).toBeUndefined();
  });

  test('keeps rows in insertion order', () => {
    const store = openStore();
    put(store, 'b', 'a', 'c');
    items(store).put('b', { name: 'b again' });
    expect(names(store)).toEqual(['b again', 'a', 'c']);
    items(store).delete('b');
    put(store, 'b');
    expect(names(store)).toEqual(['a', 'c', 'b']);
  });

  test('separates collections', () => {
    const store = openStore();
    put(store, 'a');
    store.collection<number>('numbers').put('a', 1);
    expect(store.collection<number>('numbers').get('a')).toBe(1);
    expect(items(store).get('a')).toEqual({ name: 'a' });
  });

  test('rolls back a transaction that throws, including the order', () => {
    const store = openStore();
    put(store, 'a', 'b');
    const transaction = throwingTransaction(store, () => {
      items(store).delete('a');
      put(store, 'c');
      items(store).put('b', { name: 'changed' });
      put(store, 'a');
    });
    expect(transaction).toThrow('no');
    expect(names(store)).toEqual(['a', 'b']);
    expect(items(store).size).toBe(2);
  });

  test('rolls back an inner transaction with the outer one', () => {
    const store = openStore();
    const transaction = throwingTransaction(store, () => store.transact(() => put(store, 'a')));
    expect(transaction).toThrow('no');
    expect(store.isEmpty).toBe(true);
  });

  test('works after a transaction that threw', () => {
    const store = openStore();
    expect(throwingTransaction(store, () => put(store, 'a'))).toThrow('no');
    expect(store.transact(() => (put(store, 'b'), items(store).size))).toBe(1);
    expect(names(store)).toEqual(['b']);
  });

  test('is empty after clear', () => {
    const store = openStore();
    put(store, 'a');
    store.clear();
    expect(store.isEmpty).toBe(true);
    expect(names(store)).toEqual([]);
  });
});

describe('the file store', () => {
  const namesAfterReopening = async () => {
    await closeFunctions.pop()?.();
    return [...openFile().collection<Item>('things').values()].map((thing) => thing.name);
  };

  test('keeps rows and their order after a restart', async () => {
    const items = openFile().collection<Item>('things');
    ['b', 'a', 'c'].forEach((id) => items.put(id, { name: id }));
    items.delete('a');
    expect(await namesAfterReopening()).toEqual(['b', 'c']);
  });

  test('stores nothing of a transaction that threw', async () => {
    const store = openFile();
    expect(() =>
      store.transact(() => {
        store.collection<Item>('things').put('a', { name: 'a' });
        throw new Error('no');
      }),
    ).toThrow('no');
    await store.flushed();
    expect(await namesAfterReopening()).toEqual([]);
  });

  test('stores nothing of a write that the file rejects', async () => {
    const store = openFile();
    const items = store.collection<Item>('things');
    const longId = 'an id longer than a key of the file may be'.repeat(100);
    expect(() => store.transact(() => (items.put('a', { name: 'a' }), items.put(longId, { name: 'b' })))).toThrow();
    expect(items.size).toBe(0);
    expect(await namesAfterReopening()).toEqual([]);
  });

  test('rejects a file that is not a database, with a reason', () => {
    writeFileSync(join(folder, 'data.mdb'), 'a shopping list '.repeat(1000));
    expect(openFile).toThrow(DataFolderError);
    expect(openFile).toThrow('does not hold a readable shop');
  });

  test('rejects a folder that cannot be created, with a reason', () => {
    writeFileSync(join(folder, 'note'), '');
    expect(() => fileStore(join(folder, 'note', 'inside'))).toThrow('cannot be written');
  });
});

test.each([
  ['a write', 'POST', '/api/user/sendVerifyCode', JSON.stringify({ phone: '+14155550100' }), 200],
  ['the page of the payment provider', 'GET', '/psp/pay/unknown', null, 404],
])('%s is answered only once everything is on disk', async (_, method, path, body, status) => {
  let isAnswered = false;
  let onDisk = (): void => undefined;
  let hear = (): void => undefined;
  const asked = new Promise<void>((resolve) => (hear = resolve));
  const server = await serveOnPort(
    openTestShop().shop,
    () => new Promise<void>((resolve) => ((onDisk = resolve), hear())),
  );
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = fetch(server.origin + path, { method, body, ...(body && { headers }) }).then(
      (response) => ((isAnswered = true), response),
    );
    await Promise.race([asked, answer]);
    expect(isAnswered).toBe(false);
    onDisk();
    expect((await answer).status).toBe(status);
  } finally {
    await server.close();
  }
});
