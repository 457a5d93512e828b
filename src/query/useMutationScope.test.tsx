/** What a write keeps for itself: another scope and another call know nothing of it. And what the user reads of its state. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payOrder } from '@/api/payments';
import { sendVerifyCode } from '@/api/login';
import { loadLocale } from '@/lib/i18n';
import { server } from '../../tests/setup/freshShop';
import { answer, input, lost, paid, payment, refused, sentIds } from '../../tests/setup/payments';
import { operationStorage } from './operationId';
import { useMutation, type MutationError, type MutationState } from './useMutation';
import { useMutationLabels } from './useMutationLabels';

beforeAll(() => loadLocale('en'));

describe('a write', () => {
  test('that is refused when it is tried again after a lost answer has ended: the next try has an id of its own', async () => {
    answer(lost, refused('BALANCE_SHORT'), paid);
    const { result } = renderHook(() =>
      useMutation(payOrder, { idempotencyScope: 'pay:o1', reconcile: async () => undefined, pausesMs: [0] }),
    );
    for (let tries = 0; tries < 3; tries += 1) await act(() => result.current.mutate(input));
    expect(sentIds).toEqual([sentIds[0], sentIds[0], expect.not.stringMatching(sentIds[0] ?? '')]);
  });

  test('says that it is sent, then that its outcome is asked for, and is busy meanwhile', async () => {
    let respond = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (respond = resolve));
    let find = (_: typeof payment | undefined): void => undefined;
    const isFound = new Promise<typeof payment | undefined>((resolve) => (find = resolve));
    server.use(http.post('*/api/user/order/pay', () => isAsked.then(() => HttpResponse.error())));
    const { result } = renderHook(() =>
      useMutation(payOrder, { idempotencyScope: 'pay:o1', reconcile: () => isFound, pausesMs: [0] }),
    );
    const stateAndBusy = () => [result.current.mutationState, result.current.isBusy];
    expect(stateAndBusy()).toEqual([{ status: 'idle' }, false]);
    act(() => void result.current.mutate(input));
    expect(stateAndBusy()).toEqual([{ status: 'sending' }, true]);
    respond();
    await waitFor(() => expect(stateAndBusy()).toEqual([{ status: 'reconciling' }, true]));
    find(payment);
    await waitFor(() => expect(stateAndBusy()).toEqual([{ status: 'done', result: payment }, false]));
  });
});

describe('the write of another scope', () => {
  const showScope = () =>
    renderHook(
      ({ orderId }) => useMutation(payOrder, { idempotencyScope: `pay:${orderId}`, reconcile: async () => undefined }),
      { initialProps: { orderId: 'o1' } },
    );

  test('is idle after the first one was done, and is sent under an id of its own', async () => {
    answer(paid);
    const { result, rerender } = showScope();
    await act(() => result.current.mutate(input));
    rerender({ orderId: 'o2' });
    expect(result.current).toMatchObject({ mutationState: { status: 'idle' }, isBusy: false });
    await act(() => result.current.mutate({ ...input, orderId: 'o2' }));
    expect(new Set(sentIds).size).toBe(2);
    expect(result.current.mutationState.status).toBe('done');
  });
});

test('a write that moves no money is sent each time', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/user/sendVerifyCode', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: { resendAfterMs: 1, validForMs: 1 } });
    }),
  );
  const { result } = renderHook(() =>
    useMutation(sendVerifyCode, { idempotencyScope: 'code', reconcile: async () => undefined }),
  );
  const phone = { phone: '+14155550199' };
  await act(() => result.current.mutate(phone));
  await act(() => result.current.mutate(phone));
  expect(sent).toEqual([phone, phone]);
  expect(operationStorage('code').read()).toBeUndefined();
});

const refusal = (error: MutationError): MutationState<unknown> => ({ status: 'refused', error });
const tooMany = (errorCode: string, data: unknown) => refusal({ kind: 'business', errorCode, message: 'x', data });

test.each<[string, MutationState<unknown>, string | undefined]>([
  ['one that was not sent', { status: 'idle' }, undefined],
  ['one in flight', { status: 'sending' }, undefined],
  ['one that is done', { status: 'done', result: payment }, undefined],
  ['one whose outcome is asked for', { status: 'reconciling' }, 'Checking what happened…'],
  [
    'one whose outcome cannot be known now',
    { status: 'unknown' },
    'We couldn’t confirm it yet. Checking again never does it twice.',
  ],
  [
    'one of which the API has no record',
    refusal({ kind: 'notDone' }),
    'That didn’t go through. You can safely try again.',
  ],
  ['one of too many', tooMany('TOO_MANY_REQUESTS', { waitMs: 90_000 }), 'Too many tries. Try again in 1:30.'],
  [
    'one of too many, without a time',
    tooMany('TOO_MANY_REQUESTS', null),
    'That didn’t go through. You can safely try again.',
  ],
  [
    'another refusal with a time',
    tooMany('RESEND_TOO_SOON', { waitMs: 90_000 }),
    'That didn’t go through. You can safely try again.',
  ],
])('%s is labelled %p', (_, state, label) => {
  expect(renderHook(() => useMutationLabels(state)).result.current).toBe(label);
});
