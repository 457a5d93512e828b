import { rememberResults } from './memory';

/** Results whose loads end when the test says so. */
function setup({ max = 2, isKept = (_result: string): boolean => true } = {}) {
  let now = 1_000;
  const loads: string[] = [];
  const ends = new Map<string, { resolve: (result: string) => void; reject: (error: Error) => void }>();
  const get = rememberResults(
    (key: string) => {
      loads.push(key);
      return new Promise<string>((resolve, reject) => ends.set(key, { resolve, reject }));
    },
    { periodMs: 100, max, isKept },
    () => now,
  );
  const load = async (key: string, result = key) => {
    const found = get(key);
    ends.get(key)?.resolve(result);
    return found;
  };
  return { get, load, loads, ends, pass: (ms: number) => void (now += ms) };
}

test('a result is kept for its period, counted from its beginning', async () => {
  const { load, loads, pass } = setup();
  expect(await load('a')).toBe('a');
  pass(99);
  expect(await load('a', 'newer')).toBe('a');
  pass(1);
  expect(await load('a', 'newer')).toBe('newer');
  expect(loads).toEqual(['a', 'a']);
});

test('requests at the same time share one load', async () => {
  const { get, loads, ends } = setup();
  const both = Promise.all([get('a'), get('a')]);
  ends.get('a')?.resolve('shared');
  expect([await both, loads]).toEqual([['shared', 'shared'], ['a']]);
});

test('the newest results are kept, as many as fit', async () => {
  const { load, loads, pass } = setup();
  for (const key of ['a', 'b']) await load(key);
  pass(100);
  // Loaded again, and so newer than b.
  await load('a');
  await load('c');
  loads.length = 0;
  for (const key of ['a', 'c', 'b']) await load(key);
  expect(loads).toEqual(['b']);
});

test('neither failures nor results that are not to be kept stay', async () => {
  const { get, load, loads, ends } = setup({ isKept: (result) => result !== 'bad' });
  expect(await load('a', 'bad')).toBe('bad');
  const failed = get('a');
  ends.get('a')?.reject(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  expect(await load('a', 'good')).toBe('good');
  expect(await load('a', 'other')).toBe('good');
  expect(loads).toEqual(['a', 'a', 'a']);
});

test('a load that fails late does not drop the result that replaced it', async () => {
  const { get, load, loads, ends, pass } = setup();
  const slow = get('a');
  const reject = ends.get('a')?.reject;
  pass(100);
  expect(await load('a', 'second')).toBe('second');
  reject?.(new Error('late'));
  await expect(slow).rejects.toThrow('late');
  expect(await load('a', 'third')).toBe('second');
  expect(loads).toEqual(['a', 'a']);
});
