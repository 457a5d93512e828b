import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payOrder } from '@/api/orderCalls';
import type { Payment } from '@/api/schema/order';
import { usePayOrder } from '@/features/payment/usePayOrder';
import { beginSession, markSessionSeen } from '@/lib/session';
import { server } from '../../tests/setup/freshShop';
import { answer, input, paid, payment, sentIds } from '../../tests/setup/payments';
import { useMutation } from './useMutation';
import { writeFingerprint } from './usePendingWrites';

afterEach(() => {
  localStorage.clear();
  markSessionSeen();
});

const start = (reconcile: (operationId: string) => Promise<Payment | undefined> = async () => undefined) =>
  renderHook(() => useMutation(payOrder, { idempotencyScope: 'pay:o1', reconcile, pausesMs: [0, 0] }));

describe('a payment that another tab sends at the same time', () => {
  const theirs = '22222222-2222-4222-8222-222222222222';

  /** Resolves when the hook, whose channel is older than `last`, has the message. */
  const tellFromOtherTab = async (part: object) => {
    const other = new BroadcastChannel('writes');
    const last = new BroadcastChannel('writes');
    const hasArrived = new Promise((resolve) => (last.onmessage = resolve));
    other.postMessage({ mark: writeFingerprint('payOrder', input), operationId: theirs, ...part });
    await hasArrived;
    other.close();
    last.close();
  };

  test('is not sent when that one went through', async () => {
    answer(paid);
    const asked: string[] = [];
    const { result } = start(async (id) => (asked.push(id), payment));
    await tellFromOtherTab({});
    await act(() => result.current.mutate(input));
    expect(asked).toEqual([theirs]);
    expect(sentIds).toEqual([]);
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test('is sent under the same id while no one knows, so that it counts once', async () => {
    answer(paid);
    const { result } = start();
    await tellFromOtherTab({});
    await act(() => result.current.mutate(input));
    expect(sentIds).toEqual([theirs]);
  });

  test('is the same payment when another method is chosen here: it has the id of the other tab', async () => {
    answer(paid);
    server.use(
      http.get('*/api/user/order/detail', () =>
        HttpResponse.json({ success: true, data: { ...payment.order, status: 'toPay' } }),
      ),
    );
    const { result } = renderHook(() => usePayOrder('o1', 'h5'));
    await tellFromOtherTab({});
    await act(() => result.current.pay({ id: 'o1', total: 100 }, 'transfer'));
    expect(sentIds).toEqual([theirs]);
  });

  test('is sent under an id of its own when the other tab sends for another account', async () => {
    answer(paid);
    const { result } = start();
    beginSession('of-ada');
    await tellFromOtherTab({});
    beginSession('of-bob');
    await act(() => result.current.mutate(input));
    expect(sentIds).toHaveLength(1);
    expect(sentIds[0]).not.toBe(theirs);
  });

  test.each([
    ['of other contents', { mark: writeFingerprint('payOrder', { orderId: 'o1', expectedTotal: 99 }) }],
    ['that make no sense', { operationId: 7 }],
  ])('is sent under an id of its own when the news are %s', async (_which, part) => {
    answer(paid);
    const { result } = start();
    await tellFromOtherTab(part);
    await act(() => result.current.mutate(input));
    expect(sentIds).toHaveLength(1);
    expect(sentIds[0]).not.toBe(theirs);
  });
});
