import { http, HttpResponse } from 'msw';
import { notify } from '@/lib/notifications';
import { server } from '../../tests/setup/freshShop';
import { callApi } from './client';
import { isOutcomeKnown, toApiError } from './errors';
import { getBanners } from './goods';
import { cancelOrder } from './orders';
import { saveAddress } from './addresses';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all('*/api/*', ({ request }) => (asked.push(request.url), HttpResponse.error())));
});
afterEach(() => jest.restoreAllMocks());

describe('while the device is offline', () => {
  test('a write is not sent, even when its method is GET, and its outcome is known', async () => {
    const error: unknown = await callApi(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler: true }).catch(
      (thrown: unknown) => thrown,
    );
    expect(asked).toEqual([]);
    expect(toApiError(error)).toEqual({ kind: 'request' });
    expect(isOutcomeKnown(toApiError(error))).toBe(true);
  });

  test('a write without skipErrorHandler shows one error message', async () => {
    const notified = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
    await expect(callApi(saveAddress, { id: 'a1', remove: true })).rejects.toThrow();
    expect(notified).toHaveBeenCalledTimes(1);
  });

  // `navigator.onLine` can be wrong, and a read does no harm.
  test('a read is sent once, and has failed without a response', async () => {
    const error = await callApi(getBanners, {}, { skipErrorHandler: true }).catch((thrown: unknown) => thrown);
    expect([asked.length, toApiError(error)]).toEqual([1, { kind: 'noResponse', cause: 'network' }]);
  });
});
