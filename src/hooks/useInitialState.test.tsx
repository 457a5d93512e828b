import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { onSession, currentToken } from '@/lib/session';
import { tokenStorage } from '@/lib/storage';
import { server, shopOfTest } from '../../tests/setup/freshShop';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useServerRecord } from './useInitialState';

const userPath = '*/api/user/current';
const ada = () => shopOfTest().customer('+14155550199');

describe('fetching the user again', () => {
  test('brings what has changed', async () => {
    const customer = ada();
    const { session, actions } = await renderShopHook(() => undefined, { as: customer });
    expect(session().user?.nickname).not.toBe('Ada B');
    customer.ok('updateUser', { nickname: 'Ada B' });
    await act(() => actions().refreshUser());
    expect(session()).toMatchObject({ status: 'signedIn', user: { nickname: 'Ada B' } });
  });

  test('keeps a customer whose session goes on when the API cannot be reached', async () => {
    const { session, actions } = await renderShopHook(() => undefined, { as: ada() });
    const before = session().user;
    server.use(http.get(userPath, () => HttpResponse.error()));
    await act(() => actions().refreshUser());
    expect(session()).toEqual({ status: 'signedIn', user: before });
  });

  test('is over, without a user, when the first fetch of the session fails', async () => {
    const customer = ada();
    const { session, actions } = await renderShopHook(() => undefined, { as: customer });
    await act(async () => void (await actions().change({ user: null, status: 'loading' })));
    server.use(http.get(userPath, () => HttpResponse.error()));
    await act(() => actions().refreshUser());
    expect(session()).toEqual({ status: 'unknown', user: null });
  });

  test('does not keep the customer when another session has begun meanwhile and its user cannot be fetched', async () => {
    const { session, actions } = await renderShopHook(() => undefined, { as: ada() });
    server.use(
      http.get(userPath, () => {
        // Another tab signs in.
        tokenStorage.write('of-bob');
        return HttpResponse.error();
      }),
    );
    await act(() => actions().refreshUser());
    expect(session()).toEqual({ status: 'unknown', user: null });
  });

  test('shows the user of the session that has begun meanwhile', async () => {
    const bob = shopOfTest().customer('+14155550198');
    const bobId = bob.ok('getCurrentUser', { type: 1 }).id;
    const { session, actions } = await renderShopHook(() => undefined, { as: ada() });
    server.use(
      http.get(
        userPath,
        () => {
          tokenStorage.write(bob.token);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await act(() => actions().refreshUser());
    expect(session()).toMatchObject({ status: 'signedIn', user: { id: bobId } });
  });

  test('finds out that the session has ended, and keeps no token', async () => {
    const { session, actions } = await renderShopHook(() => undefined, { as: ada() });
    const events: string[] = [];
    const stop = onSession((event) => events.push(event));
    server.use(http.get(userPath, () => HttpResponse.json(null, { status: 401 })));
    await act(() => actions().refreshUser());
    stop();
    expect(session()).toEqual({ status: 'signedOut', user: null });
    expect([events, currentToken()]).toEqual([['lapsed'], '']);
  });
});

test('the server record is pending while it is fetched, and undefined when the fetch fails', async () => {
  const { now, actions } = await renderShopHook(useServerRecord);
  await act(() => actions().refreshServerRecord());
  expect(now().isPending).toBe(false);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.get(
        '*/api/server/info',
        () => new Promise<undefined>((respond) => ((answer = () => respond(undefined)), resolve())),
        { once: true },
      ),
    );
  });
  let fetching: Promise<void> | undefined;
  act(() => void (fetching = actions().refreshServerRecord()));
  await waitFor(() => asked);
  expect(now().isPending).toBe(true);
  answer();
  await act(async () => fetching);
  expect(now()).toMatchObject({ isPending: false, serverRecord: { shopName: 'Test shop' } });
  server.use(http.get('*/api/server/info', () => HttpResponse.error()));
  await act(() => actions().refreshServerRecord());
  expect(now()).toEqual({ isPending: false, serverRecord: undefined });
});
