import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { payOrder, type Payment } from '@/api/payments';
import { BusinessError } from '@/api/errors';
import { announced } from '../../tests/setup/announced';
import { answer, input, lost, paid, payment, refused, sentIds } from '../../tests/setup/payments';
import { operationStorage, sentAtStorage } from './operationId';
import { useMutation } from './useMutation';

function start(reconcile: (operationId: string) => Promise<Payment | undefined> = async () => undefined) {
  return renderHook(() => useMutation(payOrder, { idempotencyScope: 'pay:o1', reconcile, pausesMs: [0, 0] }));
}

describe('a write that moves money', () => {
  test('is sent once however often it is tapped at once', async () => {
    answer(paid);
    const { result } = start();
    let results: unknown[] = [];
    await act(async () => {
      results = await Promise.all(Array.from({ length: 10 }, () => result.current.mutate(input)));
    });
    expect(sentIds).toHaveLength(1);
    expect(results.filter(Boolean)).toEqual([payment]);
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test('is not sent again by a tap that comes when it is done already, but only when it was begun again', async () => {
    answer(paid);
    const { result } = start();
    await act(() => result.current.mutate(input));
    const again = await act(() => result.current.mutate(input));
    expect(again).toEqual(payment);
    expect(sentIds).toHaveLength(1);
    act(() => result.current.reset());
    await act(() => result.current.mutate(input));
    expect(sentIds).toHaveLength(2);
    expect(sentIds[1]).not.toBe(sentIds[0]);
  });

  test('carries a UUID that goes when the answer is known', async () => {
    answer(paid);
    const { result } = start();
    await act(() => result.current.mutate(input));
    expect(sentIds[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(operationStorage('pay:o1').read()).toBeUndefined();
  });

  test('whose answer is lost is never sent again by itself: the API is called, and its truth is the result', async () => {
    answer(lost);
    const asked: string[] = [];
    const { result } = start(async (id) => (asked.push(id), payment));
    await act(() => result.current.mutate(input));
    expect(sentIds).toHaveLength(1);
    expect(asked).toEqual([sentIds[0]]);
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test('whose answer is lost is reconciled also when the user has left the screen', async () => {
    answer(lost);
    const { result, unmount } = start(async () => payment);
    const outcome = await act(async () => {
      const mutation = result.current.mutate(input);
      unmount();
      return mutation;
    });
    expect(outcome).toEqual(payment);
    expect(operationStorage('pay:o1').read()).toBeUndefined();
  });

  test.each([
    ['a server error', () => HttpResponse.text('<html>', { status: 502 })],
    [
      'an answer cut short',
      () => new HttpResponse('{"success":true,"data":{', { headers: { 'content-type': 'application/json' } }),
    ],
    ['an answer with wrong types', () => HttpResponse.json({ success: true, data: { state: 7 } })],
  ])('counts %s as lost, not as failed', async (_name, kind) => {
    answer(kind);
    const { result } = start(async () => payment);
    await act(() => result.current.mutate(input));
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test('that the API knows nothing of may be tried again, under the same id', async () => {
    answer(lost, paid);
    const { result } = start();
    await act(() => result.current.mutate(input));
    expect(result.current.mutationState).toEqual({ status: 'refused', error: { kind: 'notDone' } });
    await act(() => result.current.mutate(input));
    expect(sentIds).toEqual([sentIds[0], sentIds[0]]);
    expect(result.current.mutationState.status).toBe('done');
  });

  test('keeps the time of its first request when it is tried again', async () => {
    answer(lost);
    const times: number[] = [];
    const { result } = renderHook(() =>
      useMutation(payOrder, {
        idempotencyScope: 'pay:o1',
        reconcile: async (_id, sentAt) => void times.push(sentAt),
        pausesMs: [0],
      }),
    );
    await act(() => result.current.mutate(input));
    // As if the customer came back after ten minutes.
    const firstAt = (times[0] ?? 0) - 600_000;
    sentAtStorage('pay:o1').write(firstAt);
    await act(() => result.current.mutate(input));
    expect(sentIds).toEqual([sentIds[0], sentIds[0]]);
    expect(times).toEqual([firstAt + 600_000, firstAt]);
  });

  test('stays unknown while the API cannot be reached, and is found out when the customer checks again', async () => {
    answer(lost);
    let isReachable = false;
    const { result } = start(async () => {
      if (!isReachable) throw new Error('no line');
      return payment;
    });
    await act(() => result.current.mutate(input));
    expect(result.current.mutationState).toEqual({ status: 'unknown' });
    isReachable = true;
    await act(() => result.current.reconcileAgain());
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test('whose session ends meanwhile stays unknown after one question: the app prompts for login', async () => {
    answer(lost);
    let questionCount = 0;
    const { result } = start(async () => {
      questionCount += 1;
      throw new BusinessError({ success: false, errorCode: 'UNAUTHORIZED' });
    });
    await act(() => result.current.mutate(input));
    expect(questionCount).toBe(1);
    expect(result.current.mutationState).toEqual({ status: 'unknown' });
    expect(operationStorage('pay:o1').read()).toBe(sentIds[0]);
  });

  test('that was refused gets a new id when it is tried again', async () => {
    answer(refused('BALANCE_SHORT'), paid);
    const { result } = start();
    await act(() => result.current.mutate(input));
    expect(result.current.mutationState).toMatchObject({
      status: 'refused',
      error: { kind: 'business', errorCode: 'BALANCE_SHORT' },
    });
    await act(() => result.current.mutate(input));
    expect(sentIds[1]).not.toBe(sentIds[0]);
  });

  test('that the session was too old for leaves nothing to ask about, but for a lost answer before it', async () => {
    const ended = () => HttpResponse.json(null, { status: 401 });
    answer(ended, lost, ended);
    const { result } = start(async () => {
      throw new Error('no line');
    });
    await act(() => result.current.mutate(input));
    expect(operationStorage('pay:o1').read()).toBeUndefined();
    await act(() => result.current.mutate(input));
    await act(() => result.current.mutate(input));
    expect(operationStorage('pay:o1').read()).toBe(sentIds[1]);
    expect(sentIds[2]).toBe(sentIds[1]);
  });

  test('that meets an earlier operation of the same id shows what that one did', async () => {
    answer(refused('OPERATION_MISMATCH'));
    const { result } = start(async () => payment);
    await act(() => result.current.mutate(input));
    expect(result.current.mutationState).toEqual({ status: 'done', result: payment });
  });

  test('that was under way when the page was loaded again is found out by itself', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    operationStorage('pay:o1').write(id);
    const asked: string[] = [];
    const { result } = start(async (one) => (asked.push(one), payment));
    await waitFor(() => expect(result.current.mutationState).toEqual({ status: 'done', result: payment }));
    expect(asked).toEqual([id]);
    expect(operationStorage('pay:o1').read()).toBeUndefined();
  });

  test('that was not sent while the device was offline is forgotten when it is online again', async () => {
    answer(paid);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = start();
    await act(() => result.current.mutate(input));
    expect(result.current.mutationState).toEqual({ status: 'refused', error: { kind: 'request' } });
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current.mutationState).toEqual({ status: 'idle' });
    expect(sentIds).toEqual([]);
  });

  test('that was not sent stays so while the user only comes back to the tab', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = start();
    await act(() => result.current.mutate(input));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(result.current.mutationState).toEqual({ status: 'refused', error: { kind: 'request' } });
    onLine.mockRestore();
  });

  test('of which the API had no record is not done, also when it cannot be reached for the last question', async () => {
    answer(lost);
    let questions = 0;
    const { result } = start(async () => {
      questions += 1;
      if (questions > 1) throw new Error('no network');
      return undefined;
    });
    await act(() => result.current.mutate(input));
    expect(questions).toBe(2);
    expect(result.current.mutationState).toEqual({ status: 'refused', error: { kind: 'notDone' } });
  });

  test('leaves neither id nor time when it is refused', async () => {
    answer(refused('BALANCE_SHORT'));
    const { result } = start();
    await act(() => result.current.mutate(input));
    expect([operationStorage('pay:o1').read(), sentAtStorage('pay:o1').read()]).toEqual([undefined, undefined]);
  });

  test('is left to the screen when it is refused: nothing is announced', async () => {
    answer(() => HttpResponse.json({ success: false, errorCode: 'BALANCE_SHORT', errorMessage: 'No', showType: 2 }));
    const { result } = start();
    await act(() => result.current.mutate(input));
    expect(announced).toEqual([]);
    expect(result.current.mutationState).toMatchObject({
      status: 'refused',
      error: { message: 'No', isOnScreen: true },
    });
  });

  test('that the API has refused stays refused when the device is online again', async () => {
    answer(refused('BALANCE_SHORT'));
    const { result } = start();
    await act(() => result.current.mutate(input));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current.mutationState).toMatchObject({ status: 'refused', error: { kind: 'business' } });
  });
});
