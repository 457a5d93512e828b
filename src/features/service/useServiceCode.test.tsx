import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { serverClock } from '@/lib/sharedServerClock';
import { server, shopOfTest } from '../../../tests/setup/freshShop';
import { sentPaths, startPaths } from '../../../tests/setup/lostWrites';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { useServiceCode } from './useServiceCode';

const path = '/api/mine/serverCode';
const customer = () => shopOfTest().customer('+14155550199');
/** The API returns these codes one after the other, the last one from then on; a code runs out after these minutes. */
function serveCodes(...minutes: (number | null)[]): void {
  let served = 0;
  server.use(
    http.get(`*${path}`, () => {
      const after = minutes[Math.min(served, minutes.length - 1)] ?? null;
      served += 1;
      const expiresAt = after === null ? null : new Date(shopOfTest().now() + after * 60_000).toISOString();
      return HttpResponse.json({
        success: true,
        data: { code: `CODE ${served}`, qrPayload: `Q${served}`, expiresAt },
      });
    }),
  );
}
async function open() {
  const hook = await renderShopHook(useServiceCode, { as: customer() });
  await act(async () => hook.actions().change({ isServerRecordPending: false }));
  const paths = sentPaths(startPaths);
  return { ...hook, paths };
}

beforeEach(() => act(() => serverClock.sync(shopOfTest().now())));

describe('the service code', () => {
  test('is valid until its time, and then another one is fetched once', async () => {
    serveCodes(10, 20);
    const { now, paths } = await open();
    await waitFor(() => expect(now()).toMatchObject({ status: 'valid', code: { code: 'CODE 1' } }));
    const sent = paths.length;
    act(() => serverClock.sync(shopOfTest().now() + 10 * 60_000 - 1_500));
    expect(now()).toMatchObject({ status: 'valid', code: { code: 'CODE 1' } });
    await waitFor(() => expect(now()).toMatchObject({ status: 'valid', code: { code: 'CODE 2' } }), { timeout: 5_000 });
    expect(paths.slice(sent)).toEqual([path]);
  });

  test('without an end stays valid', async () => {
    serveCodes(null);
    const { now } = await open();
    await waitFor(() => expect(now()).toMatchObject({ status: 'valid', code: { expiresAt: null } }));
    act(() => serverClock.sync(shopOfTest().now() + 1e9));
    expect(now()).toMatchObject({ status: 'valid' });
  });

  test('that arrives when it is over is renewed once for each code, then by the customer', async () => {
    serveCodes(-1);
    const { now, paths } = await open();
    await waitFor(() => expect(now().status).toBe('over'));
    // The end of a code is the same for each of these, so there is one automatic request.
    const sent = paths.length;
    const state = now();
    await act(async () => (state.status === 'over' ? state.renew() : undefined));
    await waitFor(() => expect(now().status).toBe('over'));
    expect(paths.slice(sent)).toEqual([path]);
  });

  test('that cannot be loaded says why, with a retry', async () => {
    server.use(http.get(`*${path}`, () => HttpResponse.json({ success: true, data: 7 })));
    const { now } = await open();
    await waitFor(() => expect(now()).toMatchObject({ status: 'failed', error: { kind: 'malformed' } }));
    const state = now();
    serveCodes(10);
    await act(async () => (state.status === 'failed' ? state.retry() : undefined));
    await waitFor(() => expect(now()).toMatchObject({ status: 'valid', code: { code: 'CODE 1' } }));
  });

  test('of a visitor asks to sign in, and of a session that is not known asks for the customer', async () => {
    serveCodes(10);
    const visitor = await renderShopHook(useServiceCode);
    await act(async () => visitor.actions().clearUser());
    expect(visitor.now()).toEqual({ status: 'signedOut' });
    const { now, actions, session } = await open();
    await act(async () => actions().change({ user: null, status: 'unknown' }));
    const state = now();
    expect(state).toMatchObject({ status: 'failed', error: { kind: 'noResponse' } });
    await act(async () => (state.status === 'failed' ? state.retry() : undefined));
    await waitFor(() => expect(session().status).toBe('signedIn'));
  });

  test('is not called over before the time of the shop is known', async () => {
    serveCodes(-1);
    const { now, actions } = await renderShopHook(useServiceCode, { as: customer() });
    await act(async () => actions().change({ isServerRecordPending: true }));
    await waitFor(() => expect(now()).toMatchObject({ status: 'valid', code: { code: 'CODE 1' } }));
  });
});
