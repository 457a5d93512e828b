import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodePackLines } from '@/domain/packLines';
import { pathOf } from '@/lib/routes';
import { expireSession } from '@/lib/session';
import { nextOperation } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { buyer } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';

const path = '*/api/user/exchange/code';
const field = () => screen.findByLabelText('Your code');
const moneyOf = (customer: Visitor) =>
  customer
    .ok('getWalletLog', {})
    .list.filter(({ kind }) => kind === 'redeem')
    .map(({ amount }) => amount);
const ticketsOf = (customer: Visitor) => customer.ok('getTickets', {}).list.length;

describe.each(platforms)('the redeem page on %s', (platform) => {
  const open = async (customer = buyer(), query = {}) => {
    const page = await openPage(pathOf(platform, 'redeem', query), { as: customer });
    const enter = async (code: string, button = 'Redeem') => {
      await page.user.clear(await field());
      await page.user.type(await field(), code);
      await page.user.click(screen.getByRole('button', { name: button }));
    };
    return { ...page, customer, enter };
  };

  test('a redeemed product stays visibly the customer’s on its page and in the checkout', async () => {
    const first = await open();
    await first.enter('KETTLEPLEASE');
    await first.user.click(await screen.findByRole('button', { name: 'Order it now' }));
    expect(await screen.findByText('This one is yours')).toBeVisible();
    expect(screen.getByText('We added a coupon for one; delivery is extra.')).toBeVisible();
    first.unmount();

    const lines = encodePackLines([{ skuId: 'kettle.only', quantity: 1 }]);
    const checkout = await openPage(pathOf(platform, 'checkout', { lines }), { as: first.customer });
    expect(await screen.findByText('This one is yours. We added a coupon for one; delivery is extra.')).toBeVisible();
    checkout.unmount();
    const two = encodePackLines([{ skuId: 'kettle.only', quantity: 2 }]);
    const free = await openPage(pathOf(platform, 'checkout', { lines: two }), { as: first.customer });
    expect(await screen.findByText('This one is yours. We added a coupon for one.')).toBeVisible();
    free.unmount();

    // A coupon of another customer claims nothing.
    await openPage(pathOf(platform, 'goods', { id: 'kettle', coupon: 'coupon_other' }), { as: first.customer });
    await screen.findByRole('button', { name: 'Add to bag' });
    expect(screen.queryByText('This one is yours')).toBeNull();
  });

  test.each([
    ['money', 'money please', '$200.00 added to your balance', 'Pocket money', 'View wallet', 'wallet'],
    ['a coupon', 'Coupon-Please', 'You got a coupon', 'A coupon', 'View coupons', 'coupons'],
    ['goods', 'KETTLEPLEASE', 'Yours: A kettle', 'We added a coupon for one.', 'Order it now', 'goods'],
  ] as const)('gives %s, shows the result and links to it', async (_what, code, title, text, kind, screenName) => {
    const { user, enter, arriveAt } = await open();
    await enter(code);
    await waitFor(async () => expect(await screen.findByRole('heading', { name: title })).toHaveFocus());
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: kind }));
    await arriveAt(pathOf(platform, screenName).split('?')[0] ?? '');
  });

  test('gives a ticket and links to its code', async () => {
    const { user, customer, enter } = await open();
    await enter('ticket please');
    await screen.findByRole('heading', { name: 'You got a ticket' });
    await user.click(screen.getByRole('button', { name: 'Show ticket' }));
    const [ticket] = customer.ok('getTickets', {}).list;
    const { code } = customer.ok('getTicketDetail', { id: ticket?.id ?? '' });
    expect(await screen.findByText(code.replaceAll('-', ' '), undefined, { timeout: 20_000 })).toBeVisible();
  });

  test('extracts the code from a pasted message', async () => {
    const { user, customer } = await open();
    await user.click(await field());
    await user.paste('Hello Ada, your code: money-please. Enjoy! It is MONEY-PLEASE in capitals.');
    expect(await field()).toHaveValue('MONEY-PLEASE');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: '$200.00 added to your balance' });
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test.each([
    ['', 'Enter the code'],
    ['nothing-of-ours', 'We don’t recognize that code. Check it and try again.'],
    ['used-up', 'This code has already been used. Was that you? Find it here:'],
    ['too-late', 'This code has expired.'],
  ])('shows the error for "%s" at the field', async (code, message) => {
    const { user, enter } = await open();
    if (code) await enter(code);
    else await user.click(await screen.findByRole('button', { name: 'Redeem' }));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(expect.stringContaining(message)));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.type(await field(), 'X');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  test('links to the result of a code that the customer redeemed before', async () => {
    const { enter, customer } = await open(buyer('MONEY-PLEASE'));
    await enter('MONEY-PLEASE');
    expect(await screen.findByText('You’ve already redeemed this code. Find it here:')).toBeVisible();
    const navigation = within(screen.getByRole('navigation', { name: 'What you have' }));
    expect(navigation.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', pathOf(platform, 'wallet'));
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test('shows a countdown after too many wrong codes and redeems no code until it ends', async () => {
    const customer = buyer();
    for (let at = 0; at < 10; at += 1)
      customer.refused('exchangeCode', { operationId: nextOperation(), code: `GUESS-${at}` });
    const { user, enter } = await open(customer);
    await enter('MONEY-PLEASE');
    expect(await screen.findByText('Too many codes we don’t recognize.')).toBeVisible();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(1:00:00|59:5\d)$/);
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(moneyOf(customer)).toEqual([]);
  });

  test('redeems once when the button is pressed several times', async () => {
    const { user, customer } = await open(buyer(), { code: 'money-please' });
    const button = await screen.findByRole('button', { name: 'Redeem' });
    button.focus();
    await Promise.all([user.keyboard('{Enter}'), user.dblClick(button)]);
    await screen.findByRole('heading', { name: '$200.00 added to your balance' });
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test('fills in the code of a link and does not send it', async () => {
    const { customer } = await open(buyer(), { code: 'money please' });
    expect(await field()).toHaveValue('MONEY-PLEASE');
    expect(moneyOf(customer)).toEqual([]);
    expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain('MONEY');
  });

  test('requires login and keeps the code of the link', async () => {
    const { unmount } = await openPage(pathOf(platform, 'redeem', { code: 'money-please' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
    unmount();
    await open(buyer(), { code: 'money-please' });
    expect(await field()).toHaveValue('MONEY-PLEASE');
  });

  test('keeps the input when the session ends, for the same customer only', async () => {
    const { user, customer, unmount } = await open();
    await user.type(await field(), 'money-please');
    act(() => expireSession(customer.token));
    unmount();
    const again = await open(customer);
    expect(await field()).toHaveValue('money-please');
    act(() => expireSession(customer.token));
    again.unmount();
    await open(shopOfTest().customer('+14155550198'));
    expect(await field()).toHaveValue('');
  });

  test('sends nothing while offline and says so', async () => {
    const { customer, enter } = await open();
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await enter('MONEY-PLEASE');
    expect(await screen.findByText('You’re offline. Nothing was sent, and your code is still good.')).toBeVisible();
    offline.mockRestore();
    expect(moneyOf(customer)).toEqual([]);
  });
});

describe.each(platforms)('a redeem call with a lost response on %s', (platform) => {
  /** Drops the response of the next call. With `isProcessed` the API redeems the code, without it the request is lost. */
  const loseResponse = (customer: Visitor, isProcessed = true) =>
    server.use(
      http.post(
        path,
        async ({ request }) => {
          if (isProcessed) customer.send('exchangeCode', await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  const open = async (code: string) => {
    openShop();
    const customer = buyer();
    const page = await openPage(pathOf(platform, 'redeem', { code }), { as: customer });
    return { ...page, customer, button: await screen.findByRole('button', { name: 'Redeem' }) };
  };

  test('shows the credited amount of the wallet log', async () => {
    const { user, customer, button } = await open('MONEY-PLEASE');
    loseResponse(customer);
    const release = holdCall('*/api/user/wallet/log');
    await user.click(button);
    expect(await screen.findByText('Checking what happened…')).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { name: '$200.00 added to your balance' })).toBeVisible();
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test.each([
    ['processed', true],
    ['not received', false],
  ])(
    'reports an unknown outcome for a ticket; a retry of a request that was %s gives one ticket',
    async (_case, isProcessed) => {
      const { user, customer, button } = await open('TICKET-PLEASE');
      loseResponse(customer, isProcessed);
      await user.click(button);
      expect(await screen.findByText(/^We couldn’t confirm it yet\./)).toBeVisible();
      expect(ticketsOf(customer)).toBe(isProcessed ? 1 : 0);
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      expect(await screen.findByRole('heading', { name: 'You got a ticket' })).toBeVisible();
      expect(ticketsOf(customer)).toBe(1);
    },
  );

  test('does not block another code', async () => {
    const { user, customer, button } = await open('TICKET-PLEASE');
    loseResponse(customer);
    await user.click(button);
    await screen.findByRole('button', { name: 'Check again' });
    await user.clear(await field());
    await user.type(await field(), 'money-please');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await screen.findByRole('heading', { name: '$200.00 added to your balance' });
    await user.click(screen.getByRole('button', { name: 'Redeem another code' }));
    await user.type(await field(), 'ticket-please');
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'You got a ticket' })).toBeVisible();
    expect(ticketsOf(customer)).toBe(1);
  });
});
