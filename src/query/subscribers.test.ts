import { fetchOnce, getState, subscribe } from './queryCache';

test('a subscriber without a request of its own is told of the response to that of a later one', async () => {
  const told: string[] = [];
  const stops = ['badge', 'list'].map((name) => subscribe('key', () => told.push(name)));
  await fetchOnce('key', async () => 'data');
  expect(getState('key')?.data).toBe('data');
  expect(new Set(told)).toEqual(new Set(['badge', 'list']));
  stops.forEach((stop) => stop());
});
