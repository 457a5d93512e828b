import { fetchOnce, getState, setData } from './queryCache';

/** A request that the browser has stopped. */
const cancelled = () => Promise.reject(Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' }));

test('a cancelled request leaves no error', async () => {
  const request = fetchOnce('first', cancelled);
  expect(getState('first')).toEqual({ data: undefined, isFetching: true });
  await request;
  expect(getState('first')).toBeUndefined();
});

test('a cancelled request keeps the data from before', async () => {
  setData('second', 7);
  await fetchOnce('second', cancelled);
  expect(getState('second')).toEqual({ data: 7, isFetching: false });
});
