/** The lists of a user after a write of that user. */
import { createHistory } from '@@/core/history';
import { act, renderHook } from '@testing-library/react';
import { getOrders } from '@/api/orders';
import { sendVerifyCode } from '@/api/login';
import { exchangeCode } from '@/api/tickets';
import { fail, requestAt, respond, sentInputs, settle, useSignIn, wrapper } from '../../tests/setup/heldRequests';
import { useMutation } from './useMutation';
import { usePaginatedQuery } from './usePaginatedQuery';

jest.mock('@/api/client');
beforeEach(() => void createHistory({ type: 'memory' }));

async function show<Shown>(useShown: () => Shown) {
  const { result, unmount } = renderHook(() => ({ shown: useShown(), signIn: useSignIn() }), { wrapper });
  await settle();
  await result.current.signIn('ada');
  return { now: () => result.current.shown, unmount };
}
const showOrders = () => show(() => usePaginatedQuery(getOrders, {}));
const options = { idempotencyScope: 'one', reconcile: async () => undefined, pausesMs: [0] };

/** Shows the orders, leaves them, and writes. */
async function leaveAndWrite(write: () => Promise<void>) {
  const first = await showOrders();
  await respond(0, { list: [{ id: 'before' }], total: 1 });
  first.unmount();
  await write();
}

test('Back does not restore a list from before a write', async () => {
  await leaveAndWrite(async () => {
    const { now } = await show(() => useMutation(exchangeCode, options));
    act(() => void now().mutate({ code: 'GIFT' }));
    await respond(1, { kind: 'goods' });
  });
  const { now } = await showOrders();
  expect(now()).toMatchObject({ rows: [], isLoading: true });
  expect(requestAt(2).call).toBe('getOrders');
});

test.each([
  [
    'a write that failed',
    async () => {
      const { now } = await show(() => useMutation(exchangeCode, options));
      act(() => void now().mutate({ code: 'GIFT' }));
      await fail(1);
    },
  ],
  [
    'a write that is no user’s',
    async () => {
      const { now } = await show(() => useMutation(sendVerifyCode, options));
      act(() => void now().mutate({ phone: '+14155550199' }));
      await respond(1, { resendAfterMs: 1, validForMs: 1 });
    },
  ],
])('Back restores a list from before %s', async (_which, write) => {
  await leaveAndWrite(write);
  const { now } = await showOrders();
  expect(now().rows).toEqual([{ id: 'before' }]);
  expect(sentInputs()).toHaveLength(2);
});
