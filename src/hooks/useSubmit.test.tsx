import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payOrder } from '@/api/orderCalls';
import type { Payment } from '@/api/schema/order';
import { server } from '../../tests/setup/freshShop';
import { operationSlot } from './operationId';
import { markOf } from './useOtherTabs';
import { useSubmit } from './useSubmit';

const order: Payment['order'] = {
  id: 'o1', number: 'P-1', status: 'done', currency: 'USD', pieces: 1, priceLines: [], total: 100, placedAt: '2026-11-20T10:00:00Z', payBefore: null,
  lines: [{ skuId: 's', goodsId: 'g', name: 'n', skuText: '', picture: { src: '/p', alt: '', fit: 'cutout', hue: 1 }, price: 100, quantity: 1, subtotal: 100, isVirtual: false }],
  address: null, note: '', timeline: [], cancelReason: null, parcel: null, yields: [], can: { pay: false, cancel: false, changeAddress: false },
};
const payment: Payment = { state: 'paid', redirectUrl: null, order };
const input = { orderId: 'o1', expectedTotal: 100 };
const path = '*/api/user/order/pay';

let sent: string[];
const idOf = (body: unknown) => (body as { operationId: string }).operationId;
beforeEach(() => {
  sent = [];
});

/** Answers the calls one after another, the last way for all further ones. */
function answer(...ways: (() => Response)[]): void {
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(idOf(await request.json()));
      return (ways[sent.length - 1] ?? ways.at(-1) ?? HttpResponse.error)();
    }),
  );
}
const paid = () => HttpResponse.json({ success: true, data: payment });
const lost = () => HttpResponse.error();
const refused = (errorCode: string) => () => HttpResponse.json({ success: false, errorCode, errorMessage: 'No', showType: 0 });

function start(findOut: (operationId: string) => Promise<Payment | undefined> = async () => undefined) {
  return renderHook(() => useSubmit(payOrder, { intention: 'pay:o1', findOut, pauses: [0, 0] }));
}

describe('a write that moves money', () => {
  test('is sent once however often it is tapped at once', async () => {
    answer(paid);
    const { result } = start();
    let results: unknown[] = [];
    await act(async () => {
      results = await Promise.all(Array.from({ length: 10 }, () => result.current.submit(input)));
    });
    expect(sent).toHaveLength(1);
    expect(results.filter(Boolean)).toEqual([payment]);
    expect(result.current.submission).toEqual({ step: 'done', result: payment });
  });

  test('is not sent again by a tap that comes when it is done already, but only when it was begun anew', async () => {
    answer(paid);
    const { result } = start();
    await act(() => result.current.submit(input));
    const again = await act(() => result.current.submit(input));
    expect(again).toEqual(payment);
    expect(sent).toHaveLength(1);
    act(() => result.current.reset());
    await act(() => result.current.submit(input));
    expect(sent).toHaveLength(2);
    expect(sent[1]).not.toBe(sent[0]);
  });

  test('carries a UUID that goes when the answer is known', async () => {
    answer(paid);
    const { result } = start();
    await act(() => result.current.submit(input));
    expect(sent[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(operationSlot('pay:o1').read()).toBeUndefined();
  });

  test('whose answer is lost is never sent again by itself: the shop is asked, and its truth is the result', async () => {
    answer(lost);
    const asked: string[] = [];
    const { result } = start(async (id) => (asked.push(id), payment));
    await act(() => result.current.submit(input));
    expect(sent).toHaveLength(1);
    expect(asked).toEqual([sent[0]]);
    expect(result.current.submission).toEqual({ step: 'done', result: payment });
  });

  test.each([
    ['a server error', () => HttpResponse.text('<html>', { status: 502 })],
    ['an answer cut short', () => new HttpResponse('{"success":true,"data":{', { headers: { 'content-type': 'application/json' } })],
    ['an answer with wrong types', () => HttpResponse.json({ success: true, data: { state: 7 } })],
  ])('counts %s as lost, not as failed', async (_name, way) => {
    answer(way);
    const { result } = start(async () => payment);
    await act(() => result.current.submit(input));
    expect(result.current.submission).toEqual({ step: 'done', result: payment });
  });

  test('that the shop knows nothing of may be tried again, under the same id', async () => {
    answer(lost, paid);
    const { result } = start();
    await act(() => result.current.submit(input));
    expect(result.current.submission).toEqual({ step: 'refused', problem: { kind: 'notDone' } });
    await act(() => result.current.submit(input));
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(result.current.submission.step).toBe('done');
  });

  test('stays unknown while the shop cannot be asked, and is found out when the customer checks again', async () => {
    answer(lost);
    let isReachable = false;
    const { result } = start(async () => {
      if (!isReachable) throw new Error('no line');
      return payment;
    });
    await act(() => result.current.submit(input));
    expect(result.current.submission).toEqual({ step: 'unknown' });
    isReachable = true;
    await act(() => result.current.checkAgain());
    expect(result.current.submission).toEqual({ step: 'done', result: payment });
  });

  test('that was refused gets a new id when it is tried again', async () => {
    answer(refused('BALANCE_SHORT'), paid);
    const { result } = start();
    await act(() => result.current.submit(input));
    expect(result.current.submission).toMatchObject({ step: 'refused', problem: { kind: 'business', errorCode: 'BALANCE_SHORT' } });
    await act(() => result.current.submit(input));
    expect(sent[1]).not.toBe(sent[0]);
  });

  test('that the session was too old for leaves nothing to ask about, but for a lost answer before it', async () => {
    const ended = () => HttpResponse.json(null, { status: 401 });
    answer(ended, lost, ended);
    const { result } = start(async () => {
      throw new Error('no line');
    });
    await act(() => result.current.submit(input));
    expect(operationSlot('pay:o1').read()).toBeUndefined();
    await act(() => result.current.submit(input));
    await act(() => result.current.submit(input));
    expect(operationSlot('pay:o1').read()).toBe(sent[1]);
    expect(sent[2]).toBe(sent[1]);
  });

  test('that meets an earlier operation of the same id shows what that one did', async () => {
    answer(refused('OPERATION_MISMATCH'));
    const { result } = start(async () => payment);
    await act(() => result.current.submit(input));
    expect(result.current.submission).toEqual({ step: 'done', result: payment });
  });

  describe('that another tab sends at the same time', () => {
    const tellFromOtherTab = async (part: object) => {
      const other = new BroadcastChannel('writes');
      other.postMessage({ mark: markOf('payOrder', input), operationId: theirs, ...part });
      await new Promise((resolve) => setTimeout(resolve, 20));
      other.close();
    };
    const theirs = '22222222-2222-4222-8222-222222222222';

    test('is not sent when that one went through', async () => {
      answer(paid);
      const asked: string[] = [];
      const { result } = start(async (id) => (asked.push(id), payment));
      await tellFromOtherTab({});
      await act(() => result.current.submit(input));
      expect(asked).toEqual([theirs]);
      expect(sent).toEqual([]);
      expect(result.current.submission).toEqual({ step: 'done', result: payment });
    });

    test('is sent under the same id while nobody knows, so that it counts once', async () => {
      answer(paid);
      const { result } = start();
      await tellFromOtherTab({});
      await act(() => result.current.submit(input));
      expect(sent).toEqual([theirs]);
    });

    test.each([['of other contents', { mark: markOf('payOrder', { orderId: 'o1', expectedTotal: 99 }) }], ['that make no sense', { operationId: 7 }]])('is its own when the news are %s', async (_which, part) => {
      answer(paid);
      const { result } = start();
      await tellFromOtherTab(part);
      await act(() => result.current.submit(input));
      expect(sent).toHaveLength(1);
      expect(sent[0]).not.toBe(theirs);
    });
  });

  test('that was under way when the page was loaded again is found out by itself', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    operationSlot('pay:o1').write(id);
    const asked: string[] = [];
    const { result } = start(async (one) => (asked.push(one), payment));
    await waitFor(() => expect(result.current.submission).toEqual({ step: 'done', result: payment }));
    expect(asked).toEqual([id]);
    expect(operationSlot('pay:o1').read()).toBeUndefined();
  });
});
