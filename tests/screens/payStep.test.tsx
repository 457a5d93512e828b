import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import type { Order } from '@/api/orders';
import { pathOf } from '@/lib/routes';
import { serverClock } from '@/lib/sharedServerClock';
import { PAY_WINDOW_MS } from '../../shop/domain/orders';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import { line } from '../setup/checkoutSteps';
import { server, shopOfTest } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import {
  confirmButton,
  expectNoStep,
  heading,
  openPayStep,
  openResult,
  paidEvents,
  payStep,
  readyToPay,
  setFault,
  withUnpaidOrder,
} from '../setup/paySteps';

const payPath = '/api/user/order/pay';
const detailPath = '*/api/user/order/detail';

/** Answers order details with changed fields until `restore` is called. */
function changeOrder(now: () => Order, change: Partial<Order>): () => void {
  let isOn = true;
  server.use(
    http.get(detailPath, () =>
      isOn ? HttpResponse.json({ success: true, data: { ...now(), ...change } }) : undefined,
    ),
  );
  return () => (isOn = false);
}

describe.each(platforms)('paying on %s', (platform) => {
  test('leaves the focus on the outcome, because the button that opened the step is gone', async () => {
    const one = withUnpaidOrder();
    const { user } = await openResult(platform, one);
    await user.click(await readyToPay(user, '$100.00'));
    const outcome = await heading('Paid. Thank you!');
    await expectNoStep();
    await waitFor(() => expect(outcome).toHaveFocus());
  });

  test.each([
    ['the list', { status: 'toPay' }],
    ['the details', undefined],
  ])('opens the step from %s, and Back leads there again', async (_from, query) => {
    const one = withUnpaidOrder();
    const from = pathOf(platform, 'orders', query ?? { id: one.order.id });
    const { user, where } = await openPage(from, { as: one.customer });
    const [start] = [where().path];
    await user.click(await screen.findByRole('button', { name: /^Pay/ }));
    const step = within(await payStep());
    expect(await step.findByText('$100.00')).toBeVisible();
    expect(await step.findByRole('radio', { name: /^Card Visa/ })).toBeChecked();
    expect(where().query).toMatchObject({ id: one.order.id });
    act(() => history.back());
    await waitFor(() => expect(where().path).toBe(start));
    await expectNoStep();
    await user.click(await screen.findByRole('button', { name: /^Pay/ }));
    await user.click(await confirmButton('$100.00'));
    await heading('Paid. Thank you!');
    await expectNoStep();
    expect(where()).toMatchObject({ query: { id: one.order.id } });
    expect(paidEvents(one.now())).toHaveLength(1);
  });

  test('sends the chosen method and where to come back, and preselects it the next time', async () => {
    const one = withUnpaidOrder('MONEY-PLEASE');
    const sent = callsTo(payPath);
    const { user, unmount } = await openResult(platform, one);
    await user.click(await readyToPay(user, '$100.00', /^Wallet balance/));
    await heading('Paid. Thank you!');
    const address = `${window.location.origin}/#${pathOf(platform, 'orderSuccess', { id: one.order.id })}`;
    expect(sent).toEqual([
      {
        orderId: one.order.id,
        expectedTotal: 10_000,
        methodId: 'balance',
        returnUrl: address,
        cancelUrl: `${address}&payment=cancelled`,
        platform,
        operationId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ]);
    expect(one.now().payments).toEqual([{ name: 'Wallet balance', amount: 10_000 }]);
    unmount();
    const next = { ...one, order: placeShopOrder(one.customer, [line('cup.oat')], { couponId: null }) };
    const again = await openResult(platform, next);
    const step = within(await openPayStep(again.user, '$25.00'));
    expect(await step.findByRole('radio', { name: /^Wallet balance/ })).toBeChecked();
  });

  test('says why a method cannot be used', async () => {
    const one = withUnpaidOrder();
    const { user } = await openResult(platform, one);
    const step = within(await openPayStep(user, '$100.00'));
    expect(
      await step.findByRole('radio', { name: 'Wallet balance Not enough for this order: $0.00 available' }),
    ).toBeDisabled();
  });

  test('a declined method is said beside the methods; another one is a new payment and pays once', async () => {
    const one = withUnpaidOrder('MONEY-PLEASE');
    const sent = callsTo(payPath);
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00');
    setFault('declined');
    await user.click(confirm);
    const step = within(await payStep());
    expect(
      await step.findByText(
        'Your payment was declined, and you weren’t charged. Choose another way to pay, or try again.',
      ),
    ).toBeVisible();
    setFault('none');
    await user.click(await step.findByRole('radio', { name: /^Wallet balance/ }));
    await user.click(await confirmButton('$100.00'));
    await heading('Paid. Thank you!');
    expect(sent.map(({ methodId }) => methodId)).toEqual(['card', 'balance']);
    expect(sent[0]?.operationId).not.toBe(sent[1]?.operationId);
    expect(one.now().payments).toEqual([{ name: 'Wallet balance', amount: 10_000 }]);
  });

  test('the step closes when the time to pay runs out in it', async () => {
    const one = withUnpaidOrder();
    const { user } = await openResult(platform, one);
    await openPayStep(user, '$100.00');
    shopOfTest().pass(PAY_WINDOW_MS);
    // The clock of the page is moved as well: waiting for it would need a machine that opens the step in time.
    act(() => serverClock.sync(shopOfTest().now()));
    await heading('This order wasn’t paid in time');
    await expectNoStep();
    expect(paidEvents(one.now())).toEqual([]);
  });

  test('a total that has changed is shown in the step before it is paid', async () => {
    const one = withUnpaidOrder();
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00');
    changeOrder(one.now, { total: 9_000 });
    server.use(
      http.post(
        `*${payPath}`,
        () =>
          HttpResponse.json({
            success: false,
            errorCode: 'TOTAL_CHANGED',
            errorMessage: 'The total has changed.',
            showType: 2,
            data: {},
          }),
        { once: true },
      ),
    );
    await user.click(confirm);
    const step = within(await payStep());
    expect(await step.findByText('The total has changed.')).toBeVisible();
    // The total is no fault of the method.
    expect(step.getByRole('radio', { name: /^Card Visa/ })).toBeChecked();
    // It rests for a moment, so that the second click of a double click does not pay the new total.
    const pay = await step.findByRole('button', { name: 'Pay $90.00' });
    await waitFor(() => expect(pay).toBeEnabled());
    expect(paidEvents(one.now())).toEqual([]);
  });

  test('an order that another tab pays meanwhile closes the step', async () => {
    const one = withUnpaidOrder();
    const { user } = await openResult(platform, one);
    const confirm = await readyToPay(user, '$100.00');
    payShopOrder(one.customer, one.order);
    await user.click(confirm);
    await heading('Paid. Thank you!');
    await expectNoStep();
    expect(paidEvents(one.now())).toHaveLength(1);
  });

  test('an API without methods is paid on the page itself', async () => {
    const one = withUnpaidOrder();
    const restore = changeOrder(one.now, { paymentMethods: undefined, attempt: undefined });
    const sent = callsTo(payPath);
    const { user } = await openResult(platform, one);
    const button = await screen.findByRole('button', { name: 'Pay $100.00' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    restore();
    await heading('Paid. Thank you!');
    expect(sent[0]).not.toHaveProperty('methodId');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a method with an unknown icon, a picture, or a reason that is missing is shown, an invalid one is left out', async () => {
    const one = withUnpaidOrder();
    changeOrder(one.now, {
      paymentMethods: [
        {
          id: 'a',
          name: 'Pictured',
          icon: 'https://img.example/a.png',
          note: '',
          isUsable: true,
          reason: null,
          isLastUsed: false,
        },
        { id: 'b', name: 'Unknown', icon: 'swirl', note: '', isUsable: false, reason: null, isLastUsed: true },
        { id: 7, name: 'Invalid' } as never,
      ],
    });
    const { user } = await openResult(platform, one);
    const step = within(await openPayStep(user, '$100.00'));
    expect((await step.findAllByRole('radio')).length).toBe(2);
    expect(step.getByRole('radio', { name: 'Pictured' })).toBeChecked();
    expect(step.getByRole('radio', { name: 'Unknown Not available for this order' })).toBeDisabled();
  });
});
