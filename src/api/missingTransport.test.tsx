/** Calls whose code does not arrive: a deploy has removed its file, or the network is down. */
import { onUserOrNetworkReturn, reportReachability } from '@/lib/connection';
import { loadLocale } from '@/lib/i18n';
import { announced } from '../../tests/setup/announced';
import { callApi } from './client';
import { isOutcomeKnown, toApiError } from './errors';
import { getBanners } from './goods';
import { cancelOrder } from './orders';

jest.mock('./httpTransport', () => {
  throw Object.assign(new Error('Loading chunk request failed'), {
    name: 'ChunkLoadError',
    request: '/request.0a1b2c3d.async.js',
  });
});
beforeAll(() => loadLocale('en'));

const failure = async (call: Promise<unknown>) => toApiError(await call.catch((thrown: unknown) => thrown));

test('a write was not sent, which is announced once, unless its screen says it', async () => {
  const cancel = (skipErrorHandler: boolean) =>
    failure(callApi(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler }));
  const error = await cancel(true);
  expect([error, isOutcomeKnown(error), announced]).toEqual([{ kind: 'request' }, true, []]);
  await cancel(false);
  expect(announced).toEqual(['error Request error, please retry.']);
});

test('the shop counts as not reached, so that the next response is a return', async () => {
  reportReachability(true);
  const signs: string[] = [];
  const stop = onUserOrNetworkReturn((sign) => signs.push(sign));
  await failure(callApi(getBanners, {}, { skipErrorHandler: true }));
  reportReachability(true);
  stop();
  expect(signs).toEqual(['response']);
});

test('the page is reloaded for the missing file', async () => {
  const before = window.startup;
  const files: unknown[] = [];
  Object.assign(window, { startup: { reload: (file: unknown, byHand: unknown) => files.push([file, byHand]) } });
  await failure(callApi(getBanners, {}, { skipErrorHandler: true }));
  Object.assign(window, { startup: before });
  expect(files).toEqual([['/request.0a1b2c3d.async.js', false]]);
});
