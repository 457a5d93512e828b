import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payOrder, type Payment } from '@/api/payments';
import { usePayOrder } from '@/features/payment/usePayOrder';
import { beginSession, markSessionSeen } from '@/lib/session';
import { serverClock } from '@/lib/sharedServerClock';
import { server } from '../../tests/setup/freshShop';
import { answer, input, lost, paid, payment, refused, sentIds } from '../../tests/setup/payments';
import { operationStorage } from './operationId';
import { useMutation } from './useMutation';
import { writeFingerprint } from './usePendingWrites';

afterEach(() => {
  localStorage.clear();
  markSessionSeen();
});

const start = (reconcile: (operationId: string) => Promise<Payment | undefined> = async () => undefined) =>
  renderHook(() => useMutation(payOrder, { idempotencyScope: 'pay:o1', reconcile, pausesMs: [0, 0] }));

describe('a payment that another tab sends at the same time', () => {
  const otherTabId = '22222222-2222-4222-8222-222222222222';

  /** Resolves when the hook, whose channel is older than `last`, has the message. */
  const reportFromOtherTab = (part: object) =>
    postFromOtherTab({ mark: writeFingerprint('payOrder', input), operationId: otherTabId, ...part });
  const postFromOtherTab = async (message: unknown) => {
    const other = new BroadcastChannel('writes');
    const last = new BroadcastChannel('writes');
    const hasArrived = new Promise((resolve) => (last.onmessage = resolve));
    other.postMessage(message);
    await hasArrived;
    other.close();
    last.close();
  };

  test('is not sent when that one went through', async () => {
    answer(paid);
    const asked: string[] = [];
    const { result } = start(async (id) => (asked.push(id), payment));
    await reportFromOtherTab({});
    await act(() => result.current.mutate(input));
    expect(asked).toEqual([otherTabId]);
    expect(sentIds).toEqual([]);
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test('is sent under the same id while no one knows, so that it counts once', async () => {
    answer(paid);
    const { result } = start();
    await reportFromOtherTab({});
    await act(() => result.current.mutate(input));
    expect(sentIds).toEqual([otherTabId]);
  });

  test('is the same payment when another method is chosen here: it has the id of the other tab', async () => {
    answer(paid);
    server.use(
      http.get('*/api/user/order/detail', () =>
        HttpResponse.json({ success: true, data: { ...payment.order, status: 'toPay' } }),
      ),
    );
    const { result } = renderHook(() => usePayOrder('o1', 'h5'));
    await reportFromOtherTab({});
    await act(() => result.current.pay({ id: 'o1', total: 100 }, 'transfer'));
    expect(sentIds).toEqual([otherTabId]);
  });

  test('is sent under an id of its own when the other tab sends for another account', async () => {
    answer(paid);
    const { result } = start();
    beginSession('of-ada');
    await reportFromOtherTab({});
    beginSession('of-bob');
    await act(() => result.current.mutate(input));
    expect(sentIds).toHaveLength(1);
    expect(sentIds[0]).not.toBe(otherTabId);
  });

  test('is reconciled from the time at which the other tab sent it first, whatever it sends again', async () => {
    answer(paid);
    const times: number[] = [];
    const { result } = renderHook(() =>
      useMutation(payOrder, {
        idempotencyScope: 'pay:o1',
        reconcile: async (_id, sentAt) => void times.push(sentAt),
        pausesMs: [0],
      }),
    );
    const clock = jest.spyOn(serverClock, 'now');
    clock.mockReturnValue(1_795_000_000_000.4);
    await reportFromOtherTab({});
    clock.mockReturnValue(1_795_000_120_000);
    await reportFromOtherTab({});
    answer(lost);
    await act(() => result.current.mutate(input));
    clock.mockRestore();
    expect(times).toEqual([1_795_000_000_000.4, 1_795_000_000_000]);
    expect(sentIds).toEqual([otherTabId]);
  });

  test('counts once: a refusal of it ends it, and the next try has an id of its own', async () => {
    answer(refused('BALANCE_SHORT'), paid);
    const { result } = start();
    await reportFromOtherTab({});
    await act(() => result.current.mutate(input));
    await act(() => result.current.mutate(input));
    expect(sentIds).toEqual([otherTabId, expect.not.stringMatching(otherTabId)]);
  });

  test('has its id also when an operation of this tab has another one', async () => {
    const own = '33333333-3333-4333-8333-333333333333';
    answer(lost, paid);
    const { result } = start();
    await act(() => result.current.mutate(input));
    operationStorage('pay:o1').write(own);
    await reportFromOtherTab({});
    await act(() => result.current.mutate(input));
    expect(sentIds[1]).toBe(otherTabId);
  });

  test('is sent although the API cannot say what became of it', async () => {
    answer(paid);
    const { result } = start(async () => Promise.reject(new Error('no network')));
    await reportFromOtherTab({});
    await act(() => result.current.mutate(input));
    expect(sentIds).toEqual([otherTabId]);
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test.each([
    ['of other contents', { mark: writeFingerprint('payOrder', { orderId: 'o1', expectedTotal: 99 }) }],
    ['without a mark', { mark: 7 }],
    ['without an id', { operationId: 7 }],
  ])('is sent under an id of its own when the news are %s', async (_which, part) => {
    answer(paid);
    const { result } = start();
    await reportFromOtherTab(part);
    await act(() => result.current.mutate(input));
    expect(sentIds).toHaveLength(1);
    expect(sentIds[0]).not.toBe(otherTabId);
  });

  test.each([null, 'hello', 7, {}, { operationId: otherTabId }])(
    'is found although the channel brings something else too: %p',
    async (message) => {
      const thrown = jest.fn();
      process.on('uncaughtException', thrown);
      answer(paid);
      const { result } = start();
      await postFromOtherTab(message);
      await reportFromOtherTab({});
      await act(() => result.current.mutate(input));
      process.off('uncaughtException', thrown);
      expect(sentIds).toEqual([otherTabId]);
      expect(thrown).not.toHaveBeenCalled();
    },
  );
});

describe('what this tab sends', () => {
  /** What the other tabs hear while `work` runs, and until `end`. */
  async function hear(work: () => Promise<unknown>) {
    const heard: unknown[] = [];
    const other = new BroadcastChannel('writes');
    const hasArrived = new Promise<void>((resolve) => {
      other.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'end') resolve();
        else heard.push(data);
      };
    });
    await work();
    const last = new BroadcastChannel('writes');
    last.postMessage('end');
    await hasArrived;
    other.close();
    last.close();
    return heard;
  }

  test('is reported to the other tabs: the id, and a mark of all that it sends', async () => {
    answer(paid);
    const { result } = start();
    const heard = await hear(() => act(() => result.current.mutate(input)));
    expect(heard).toEqual([{ mark: writeFingerprint('payOrder', input), operationId: sentIds[0] }]);
  });

  test('has the same mark whatever else it sends, when it names what counts', async () => {
    answer(paid);
    const { result } = renderHook(() =>
      useMutation(payOrder, { idempotencyScope: 'pay:o1', reconcile: async () => undefined, sameIn: ['orderId'] }),
    );
    const heard = await hear(() => act(() => result.current.mutate({ ...input, methodId: 'card' })));
    expect(heard).toEqual([{ mark: writeFingerprint('payOrder', { orderId: 'o1' }), operationId: sentIds[0] }]);
  });

  test('is heard by no screen that was left', async () => {
    const closed = jest.spyOn(BroadcastChannel.prototype, 'close');
    const { unmount } = start();
    unmount();
    expect(closed).toHaveBeenCalledTimes(1);
    closed.mockRestore();
  });
});
