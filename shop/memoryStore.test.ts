import { createMemoryStore } from './memoryStore';

const open = () => {
  const store = createMemoryStore();
  return { store, rows: store.collection<string>('rows'), others: store.collection<number>('others') };
};
const failing = (work: () => void) => () => {
  work();
  throw new Error('no');
};

describe('the memory store', () => {
  test('keeps rows in the order of insertion', () => {
    const { rows } = open();
    rows.put('b', '1');
    rows.put('a', '2');
    rows.put('b', '3');
    expect([...rows.values()]).toEqual(['3', '2']);
    expect(rows.size).toBe(2);
  });

  test('rolls back every collection when a transaction throws', () => {
    const { store, rows, others } = open();
    rows.put('a', 'old');
    rows.put('b', 'stays');
    const work = failing(() => {
      rows.put('a', 'new');
      rows.put('c', 'added');
      rows.delete('b');
      others.put('x', 1);
    });
    expect(() => store.transact(work)).toThrow('no');
    expect([...rows.values()]).toEqual(['old', 'stays']);
    expect(rows.size).toBe(2);
    expect(others.get('x')).toBeUndefined();
    expect(others.size).toBe(0);
  });

  test('restores a deleted row at its position on rollback', () => {
    const { store, rows } = open();
    for (const id of ['a', 'b', 'c']) rows.put(id, id);
    expect(() => store.transact(failing(() => rows.delete('a')))).toThrow('no');
    expect([...rows.values()]).toEqual(['a', 'b', 'c']);
  });

  test('restores a row that was deleted and put again on rollback', () => {
    const { store, rows } = open();
    rows.put('a', 'first');
    const work = failing(() => {
      rows.delete('a');
      expect(rows.get('a')).toBeUndefined();
      rows.put('a', 'second');
    });
    expect(() => store.transact(work)).toThrow('no');
    expect(rows.get('a')).toBe('first');
    expect(rows.size).toBe(1);
  });

  test('commits or rolls back a nested transaction with the outer one', () => {
    const { store, rows } = open();
    expect(() => store.transact(failing(() => store.transact(() => rows.put('a', '1'))))).toThrow('no');
    expect(rows.get('a')).toBeUndefined();
    store.transact(() => store.transact(() => rows.put('a', '2')));
    expect(rows.get('a')).toBe('2');
  });

  test('removes a deleted row on commit', () => {
    const { store, rows } = open();
    rows.put('a', '1');
    rows.put('b', '2');
    store.transact(() => rows.delete('a'));
    rows.put('a', '3');
    expect([...rows.values()]).toEqual(['2', '3']);
  });

  test('is empty when created and after clear', () => {
    const { store, rows } = open();
    expect(store.isEmpty).toBe(true);
    rows.put('a', '1');
    expect(store.isEmpty).toBe(false);
    store.clear();
    expect(store.isEmpty).toBe(true);
    expect([...rows.values()]).toEqual([]);
  });
});
