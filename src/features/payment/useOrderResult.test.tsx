/** A payment that is in progress elsewhere, on the result page of its order. */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { payShopOrder, placeShopOrder } from '../../../mock/testing/purchase';
import { callsTo } from '../../../tests/setup/callsTo';
import { line } from '../../../tests/setup/checkoutSteps';
import { server } from '../../../tests/setup/freshShop';
import { sentPaths } from '../../../tests/setup/lostWrites';
import {
  answerProcessing,
  detailPath,
  openOrderResult,
  remembered,
  withoutAttempts,
} from '../../../tests/setup/orderResult';
import { setFault, withUnpaidOrder } from '../../../tests/setup/paySteps';
import { recordNotifications, stopRecording } from '../../../tests/setup/refusals';
import { stopClock } from '../../../tests/setup/stoppedClock';

afterEach(stopRecording);

describe('a payment that is in progress elsewhere', () => {
  test('when it is paid, what depends on it is fetched again: unpaid orders, orders, and the counts of the user', async () => {
    const view = await openOrderResult(withUnpaidOrder());
    expect([view.all().unpaid, view.all().orders]).toEqual([1, 'toPay']);
    answerProcessing(view.orderNow);
    await view.choose('card');
    await waitFor(() => expect(view.now().result).toBe('processing'));
    expect([view.all().unpaid, view.all().orders]).toEqual([1, 'toPay']);
    const paths = sentPaths();
    payShopOrder(view.customer, view.order);
    await waitFor(() => expect(view.now().result).toBe('paid'));
    await waitFor(() => expect([view.all().unpaid, view.all().orders]).toEqual([0, 'toShip']));
    expect(paths).toContain('/api/user/current');
    expect(remembered(view)).toBeNull();
  });

  test('is remembered over a reload while the API names no payment, and forgotten when it is paid', async () => {
    const one = withUnpaidOrder();
    const first = await openOrderResult(one);
    withoutAttempts(one.now);
    answerProcessing(one.now);
    await first.choose('card');
    await waitFor(() => expect(first.now().result).toBe('processing'));
    expect(remembered(one)).toBe('true');
    first.unmount();
    const again = await openOrderResult(one);
    expect(again.now().result).toBe('processing');
    expect(again.now().canSetAside).toBe(false);
    payShopOrder(one.customer, one.order);
    await waitFor(() => expect(again.now().result).toBe('paid'));
    expect(remembered(one)).toBeNull();
  });

  test('of another order is not taken for one of this order', async () => {
    const one = withUnpaidOrder();
    const other = { ...one, order: placeShopOrder(one.customer, [line('kettle.only')], { couponId: null }) };
    sessionStorage.setItem(`draft:paying:${other.order.id}`, 'true');
    const { now } = await openOrderResult(one);
    expect(now().result).toBe('toPay');
  });

  test('is over when its provider says so: nothing of it is remembered, and another payment is a new one', async () => {
    const one = withUnpaidOrder('MONEY-PLEASE');
    const sent = callsTo('/api/user/order/pay');
    const view = await openOrderResult(one);
    setFault('declined');
    await view.choose('app');
    setFault('none');
    await waitFor(() => expect(view.now().result).toBe('processing'));
    expect(remembered(one)).toBe('true');
    server.use(
      http.get(detailPath, () => {
        const order = one.now();
        return HttpResponse.json({
          success: true,
          data: { ...order, attempt: order.attempt && { ...order.attempt, state: 'declined' } },
        });
      }),
    );
    await waitFor(() => expect(view.now().result).toBe('notPaid'));
    expect(remembered(one)).toBeNull();
    await view.choose('balance');
    await waitFor(() => expect(view.now().result).toBe('paid'));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.['operationId']).not.toBe(sent[1]?.['operationId']);
    expect(one.now().payments).toEqual([{ name: 'Wallet balance', amount: 10_000 }]);
  });

  test('that was set aside is not shown any more, although the API still names it; a later one is', async () => {
    const one = withUnpaidOrder();
    const view = await openOrderResult(one);
    setFault('silent');
    await view.choose('app');
    await waitFor(() => expect(view.now().result).toBe('processing'));
    expect(view.now().canSetAside).toBe(true);
    act(() => view.now().setAside());
    expect([view.now().result, view.now().canSetAside, remembered(one)]).toEqual(['toPay', false, null]);
    await view.choose('app');
    await waitFor(() => expect(view.now().result).toBe('processing'));
    setFault('none');
  });

  test('is set aside by choosing another method while it waits', async () => {
    const one = withUnpaidOrder();
    const view = await openOrderResult(one);
    setFault('silent');
    await view.choose('app');
    await waitFor(() => expect(view.now().result).toBe('processing'));
    setFault('none');
    await act(() => view.now().pay());
    expect([view.now().result, view.now().step.modal.isOpen]).toEqual(['toPay', true]);
  });
});

test('a payment that waits for an order that is over has no page, and cannot be replaced', async () => {
  const one = withUnpaidOrder();
  const operationId = '22222222-2222-4222-8222-222222222222';
  const attempt = { operationId, name: 'Bank', note: '', amount: 10_000, redirectUrl: '/psp/pay/p1', state: 'waiting' };
  server.use(
    http.get(detailPath, () => {
      const order = { ...one.now(), status: 'cancelled', cancelReason: 'expired', attempt };
      return HttpResponse.json({ success: true, data: order });
    }),
  );
  const { now } = await openOrderResult(one);
  expect([now().result, now().canSetAside, now().paymentPage]).toEqual(['expired', false, undefined]);
});

test('another payment is polled from the first interval on', async () => {
  const one = withUnpaidOrder();
  const view = await openOrderResult(one);
  answerProcessing(one.now);
  await view.choose('card');
  await waitFor(() => expect(view.now().result).toBe('processing'));
  const paths = sentPaths();
  await waitFor(() => expect(paths).toHaveLength(2));
  const clock = stopClock();
  act(() => view.now().setAside());
  expect(view.now().result).toBe('toPay');
  await act(() => view.now().pay());
  await clock.pass(600);
  await clock.until(() => expect(view.now().canConfirm).toBe(true));
  await act(() => view.now().confirm('card'));
  await clock.until(() => expect(view.now().result).toBe('processing'));
  await clock.settle();
  paths.length = 0;
  // Pauses are shortened to a fiftieth in tests.
  await clock.pass(30);
  await clock.settle();
  expect(paths).toEqual(['/api/user/order/detail']);
});

test('polls after 1.5, 3, 5, 8 and 13 s, and five times again on demand', async () => {
  const one = withUnpaidOrder();
  const view = await openOrderResult(one);
  answerProcessing(one.now);
  await waitFor(() => expect(view.now().canPay).toBe(true));
  await act(() => view.now().pay());
  const clock = stopClock();
  await clock.pass(600);
  await clock.until(() => expect(view.now().canConfirm).toBe(true));
  await act(() => view.now().confirm('card'));
  const paths = sentPaths();
  const polls = () => paths.filter((path) => path.endsWith('/order/detail')).length;
  /** Pauses are shortened to a fiftieth in tests. */
  const pollsAfter = async (...intervals: number[]) => {
    const counts: number[] = [];
    for (const ms of intervals) {
      await clock.pass(ms / 50 - 1);
      await clock.settle();
      const before = polls();
      await clock.pass(1);
      await clock.settle();
      counts.push(polls() - before);
    }
    return counts;
  };
  await clock.until(() => expect(view.now().result).toBe('processing'));
  expect(await pollsAfter(1_500, 3_000, 5_000, 8_000, 13_000)).toEqual([1, 1, 1, 1, 1]);
  expect(polls()).toBe(5);
  await clock.until(() => expect(view.now().result).toBe('stillProcessing'));
  await clock.pass(60_000);
  await clock.settle();
  expect(polls()).toBe(5);
  await act(() => view.now().reconcileAgain());
  expect(view.now().result).toBe('processing');
  expect(await pollsAfter(1_500, 3_000, 5_000, 8_000, 13_000)).toEqual([1, 1, 1, 1, 1]);
  await clock.until(() => expect(view.now().result).toBe('stillProcessing'));
  expect(polls()).toBe(10);
});

test('an API that cannot be reached is polled again after the next pause, without a message', async () => {
  const one = withUnpaidOrder();
  const view = await openOrderResult(one);
  const notifications = recordNotifications();
  answerProcessing(one.now);
  await view.choose('card');
  await waitFor(() => expect(view.now().result).toBe('processing'));
  payShopOrder(one.customer, one.order);
  let failed = 0;
  server.use(
    http.get(detailPath, () => {
      // Each poll is tried three times.
      if (failed >= 6) return undefined;
      failed += 1;
      return HttpResponse.error();
    }),
  );
  await waitFor(() => expect(view.now().result).toBe('paid'));
  expect([failed, notifications]).toEqual([6, []]);
});
