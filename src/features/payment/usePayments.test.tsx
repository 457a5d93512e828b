/** Paying on the result page of an order. */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { nextOperation, payShopOrder } from '../../../mock/testing/purchase';
import { callsTo } from '../../../tests/setup/callsTo';
import { server } from '../../../tests/setup/freshShop';
import { loseRequest, sentPaths } from '../../../tests/setup/lostWrites';
import { detailPath, openOrderResult, payPath, remembered } from '../../../tests/setup/orderResult';
import { setFault, withUnpaidOrder } from '../../../tests/setup/paySteps';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { stopClock } from '../../../tests/setup/stoppedClock';
import { rememberPlacedOrder } from '@/features/orders/placedOrder';
import { useOrderResult } from './useOrderResult';

describe('a payment page', () => {
  test('is opened for a payment of this visit, and polled only when the customer asks', async () => {
    const one = withUnpaidOrder();
    const view = await openOrderResult(one);
    await view.choose('bank');
    await waitFor(() => expect(view.now().redirectUrl).toMatch(/^\/psp\/pay\/pay_\w{16}$/));
    expect(view.now()).toMatchObject({ result: 'stillProcessing', isPageUnusable: false });
    expect(view.now().paymentPage).toBe(view.now().redirectUrl);
    payShopOrder(one.customer, one.order);
    await act(() => view.now().reconcileAgain());
    await waitFor(() => expect(view.now().result).toBe('paid'));
    expect([view.now().redirectUrl, view.now().paymentPage]).toEqual([undefined, undefined]);
  });

  test('of an earlier visit is offered, and not opened', async () => {
    const one = withUnpaidOrder();
    const { redirectUrl } = one.customer.ok('payOrder', {
      operationId: nextOperation(),
      orderId: one.order.id,
      expectedTotal: one.order.total,
      methodId: 'bank',
    });
    const { now } = await openOrderResult(one);
    await waitFor(() => expect(now().paymentPage).toBe(redirectUrl));
    expect([now().redirectUrl, now().isPageUnusable, now().result]).toEqual([undefined, false, 'processing']);
  });

  test('that the customer left with its cancel button is set aside, and the address does not keep that', async () => {
    const one = withUnpaidOrder();
    one.customer.ok('payOrder', {
      operationId: nextOperation(),
      orderId: one.order.id,
      expectedTotal: one.order.total,
      methodId: 'bank',
    });
    sessionStorage.setItem(`draft:paying:${one.order.id}`, 'true');
    const { now, where } = await openOrderResult(one, '&payment=cancelled');
    await waitFor(() => expect(where()).toBe(`/result?id=${one.order.id}`));
    expect([now().result, now().canSetAside, remembered(one)]).toEqual(['notPaid', false, null]);
  });
});

describe('paying', () => {
  test('fetches the order again when the API refuses, and forgets the refusal for another choice', async () => {
    const one = withUnpaidOrder();
    const view = await openOrderResult(one);
    const paths = sentPaths();
    setFault('declined');
    await view.choose('card');
    setFault('none');
    await waitFor(() => expect(view.now().mutationState).toMatchObject({ status: 'refused' }));
    await waitFor(() => expect(view.now().order?.attempt).toMatchObject({ state: 'declined' }));
    expect(paths.filter((path) => path.endsWith('/order/detail'))).toHaveLength(1);
    act(() => view.now().forgetRefusal());
    expect(view.now().mutationState).toEqual({ status: 'idle' });
  });

  test('does not forget a payment whose outcome is not known', async () => {
    const one = withUnpaidOrder();
    const view = await openOrderResult(one);
    loseRequest(payPath);
    server.use(http.get(detailPath, () => HttpResponse.error()));
    await view.choose('card');
    await waitFor(() => expect(view.now().result).toBe('unknown'));
    act(() => view.now().forgetRefusal());
    expect(view.now().result).toBe('unknown');
    server.resetHandlers();
    payShopOrder(one.customer, one.order);
    await act(() => view.now().reconcileAgain());
    await waitFor(() => expect(view.now().result).toBe('paid'));
  });

  test('an order that cannot be paid sends nothing', async () => {
    const one = withUnpaidOrder();
    const view = await openOrderResult(one);
    one.customer.ok('cancelOrder', { id: one.order.id, reason: 'other' });
    await act(async () => void (await view.now().retry()));
    await waitFor(() => expect(view.now().result).toBe('cancelled'));
    const sent = callsTo('/api/user/order/pay');
    expect([view.now().canPay, view.now().canConfirm]).toEqual([false, false]);
    await act(() => view.now().pay());
    await act(() => view.now().confirm('card'));
    expect([sent, view.now().step.modal.isOpen]).toEqual([[], false]);
  });

  test('an order that was placed just now opens no step for 600 ms', async () => {
    const one = withUnpaidOrder();
    const clock = stopClock();
    rememberPlacedOrder('kettle*1', one.order);
    const view = await renderShopHook(() => useOrderResult(one.order.id), { as: one.customer });
    await clock.until(() => expect(view.now().order?.id).toBe(one.order.id));
    expect(view.now().canPay).toBe(false);
    await act(() => view.now().pay());
    expect(view.now().step.modal.isOpen).toBe(false);
    await clock.pass(599);
    expect(view.now().canPay).toBe(false);
    await clock.pass(1);
    expect(view.now().canPay).toBe(true);
    await act(() => view.now().pay());
    expect(view.now().step.modal.isOpen).toBe(true);
  });

  test('a step that has opened just now sends no payment for 600 ms', async () => {
    const one = withUnpaidOrder();
    const clock = stopClock();
    const view = await renderShopHook(() => useOrderResult(one.order.id), { as: one.customer });
    await clock.until(() => expect(view.now().canPay).toBe(true));
    const sent = callsTo('/api/user/order/pay');
    await act(() => view.now().pay());
    await act(() => view.now().confirm('card'));
    await clock.pass(599);
    await act(() => view.now().confirm('card'));
    await clock.settle();
    expect([view.now().canConfirm, sent]).toEqual([false, []]);
    await clock.pass(1);
    await act(async () => void view.now().confirm('card'));
    await clock.until(() => expect(view.now().result).toBe('paid'));
    expect(sent).toMatchObject([{ orderId: one.order.id, methodId: 'card' }]);
  });

  test('the step of an order that is not there closes', async () => {
    const { customer } = withUnpaidOrder();
    const view = await renderShopHook(() => useOrderResult('nothing'), { as: customer, at: '/list' });
    await view.go('/result', { state: { modals: ['pay'], isArrival: true } });
    await waitFor(() => expect(view.now().error).toMatchObject({ kind: 'business', errorCode: 'NOT_FOUND' }));
    await waitFor(() => expect(view.now().step.modal.isOpen).toBe(false));
    expect(view.where()).toBe('/result');
  });

  test('an order without methods is paid at once, with no method', async () => {
    const one = withUnpaidOrder();
    server.use(
      http.get(detailPath, () =>
        HttpResponse.json({ success: true, data: { ...one.now(), paymentMethods: undefined, attempt: undefined } }),
      ),
    );
    const view = await openOrderResult(one);
    await waitFor(() => expect(view.now().canPay).toBe(true));
    expect([view.now().paymentPage, view.now().isPageUnusable]).toEqual([undefined, false]);
    const sent = callsTo('/api/user/order/pay');
    await act(() => view.now().pay());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('methodId');
    expect(view.now().step.modal.isOpen).toBe(false);
  });

  test('after it was paid here the counts of the user are fetched, and the step is closed', async () => {
    const view = await openOrderResult(withUnpaidOrder());
    await waitFor(() => expect(view.now().canPay).toBe(true));
    const paths = sentPaths();
    await view.choose('card');
    await waitFor(() => expect(view.now().result).toBe('paid'));
    await waitFor(() => expect(view.now().step.modal.isOpen).toBe(false));
    await waitFor(() => expect(view.all().unpaid).toBe(0));
    expect(paths).toContain('/api/user/current');
    expect(view.orderNow().payments).toEqual([{ name: 'Card', amount: 10_000 }]);
  });
});
