import { http, HttpResponse } from 'msw';
import { notify } from '@/notify';
import { server } from '../../tests/setup/freshShop';
import { callShop } from './client';
import { isOutcomeKnown, toProblem } from './errors';
import { cancelOrder } from './orderCalls';
import { saveAddress } from './userCalls';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all('*/api/*', ({ request }) => (asked.push(request.url), HttpResponse.error())));
});
afterEach(() => jest.restoreAllMocks());

describe('without a connection', () => {
  test('a write is not sent, also when its call is a GET, and that is known', async () => {
    const error: unknown = await callShop(cancelOrder, { id: 'o1', reason: 'other' }, { skipErrorHandler: true }).catch((thrown: unknown) => thrown);
    expect(asked).toEqual([]);
    expect(toProblem(error)).toEqual({ kind: 'request' });
    expect(isOutcomeKnown(toProblem(error))).toBe(true);
  });

  test('whoever does not say it in place is told once', async () => {
    const told = jest.spyOn(notify, 'error').mockImplementation(() => undefined);
    await expect(callShop(saveAddress, { id: 'a1', remove: true })).rejects.toThrow();
    expect(told).toHaveBeenCalledTimes(1);
  });
});
