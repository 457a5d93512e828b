import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { expireSession } from '@/session';
import { nextOperation } from '../../mock/shop/testing/purchase';
import type { Visitor } from '../../mock/shop/testing/openTestShop';
import { buyer } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { faces, openPage } from '../setup/openPage';

const path = '*/api/user/exchange/code';
const field = () => screen.findByLabelText('Your code');
const moneyOf = (customer: Visitor) => customer.ok('getWalletLog', {}).list.filter(({ kind }) => kind === 'redeem').map(({ amount }) => amount);
const ticketsOf = (customer: Visitor) => customer.ok('getTickets', {}).list.length;

describe.each(faces)('redeeming a code on %s', (face) => {
  const open = async (customer = buyer(), query = {}) => {
    const page = await openPage(pathOf(face, 'redeem', query), { as: customer });
    const enter = async (code: string, button = 'Redeem') => {
      await page.user.clear(await field());
      await page.user.type(await field(), code);
      await page.user.click(screen.getByRole('button', { name: button }));
    };
    return { ...page, customer, enter };
  };

  test.each([
    ['money', 'money please', '$200.00 is in your balance', 'Pocket money', 'See your wallet', 'wallet'],
    ['a coupon', 'Coupon-Please', 'You got a coupon', 'A coupon', 'See your coupons', 'coupons'],
    ['goods', 'KETTLEPLEASE', 'Yours: A kettle', 'A coupon pays for one piece. Order it, and say where it goes.', 'Order it now', 'goods'],
  ] as const)('gives %s, says so, and leads there', async (_what, code, title, text, way, screenName) => {
    const { user, enter, arriveAt } = await open();
    await enter(code);
    await waitFor(async () => expect(await screen.findByRole('heading', { name: title })).toHaveFocus());
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: way }));
    await arriveAt(pathOf(face, screenName).split('?')[0] ?? '');
  });

  test('gives a ticket, whose code is one press away', async () => {
    const { user, customer, enter } = await open();
    await enter('ticket please');
    await screen.findByRole('heading', { name: 'You got a ticket' });
    await user.click(screen.getByRole('button', { name: 'Show ticket' }));
    const [ticket] = customer.ok('getTickets', {}).list;
    const { code } = customer.ok('getTicketDetail', { id: ticket?.id ?? '' });
    expect(await screen.findByText(code.replaceAll('-', ' '), undefined, { timeout: 20_000 })).toBeVisible();
  });

  test('takes the code out of a pasted message', async () => {
    const { user, customer } = await open();
    await user.click(await field());
    await user.paste('Hello Ada, your code: money-please. Enjoy! It is MONEY-PLEASE in capitals.');
    expect(await field()).toHaveValue('MONEY-PLEASE');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: '$200.00 is in your balance' });
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test.each([
    ['', 'Enter the code'],
    ['nothing-of-ours', 'We do not know this code. Check it letter by letter.'],
    ['used-up', 'This code was used already. If that was you, what it gave is here:'],
    ['too-late', 'This code has run out.'],
  ])('says beside the field why "%s" does not count', async (code, fault) => {
    const { user, enter } = await open();
    if (code) await enter(code);
    else await user.click(await screen.findByRole('button', { name: 'Redeem' }));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(expect.stringContaining(fault)));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.type(await field(), 'X');
    expect(screen.queryByText(fault)).toBeNull();
  });

  test('that the customer had before leads to what it gave', async () => {
    const { enter, customer } = await open(buyer('MONEY-PLEASE'));
    await enter('MONEY-PLEASE');
    expect(await screen.findByText('You have redeemed this code already. What it gave is here:')).toBeVisible();
    const places = within(screen.getByRole('navigation', { name: 'What you have' }));
    expect(places.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', pathOf(face, 'wallet'));
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test('after too many guesses waits, visibly, and no code counts until then', async () => {
    const customer = buyer();
    for (let at = 0; at < 10; at += 1) customer.refused('exchangeCode', { operationId: nextOperation(), code: `GUESS-${at}` });
    const { user, enter } = await open(customer);
    await enter('MONEY-PLEASE');
    expect(await screen.findByText('Too many codes that we do not know.')).toBeVisible();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(1:00:00|59:5\d)$/);
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(moneyOf(customer)).toEqual([]);
  });

  test('counts once, however it is pressed', async () => {
    const { user, customer } = await open(buyer(), { code: 'money-please' });
    const button = await screen.findByRole('button', { name: 'Redeem' });
    button.focus();
    await Promise.all([user.keyboard('{Enter}'), user.dblClick(button)]);
    await screen.findByRole('heading', { name: '$200.00 is in your balance' });
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test('from a link fills the field and sends nothing by itself', async () => {
    const { customer } = await open(buyer(), { code: 'money please' });
    expect(await field()).toHaveValue('MONEY-PLEASE');
    expect(moneyOf(customer)).toEqual([]);
    expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain('MONEY');
  });

  test('offers a visitor the sign-in, and then has the code of the link', async () => {
    const { unmount } = await openPage(pathOf(face, 'redeem', { code: 'money-please' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
    unmount();
    await open(buyer(), { code: 'money-please' });
    expect(await field()).toHaveValue('MONEY-PLEASE');
  });

  test('keeps what was typed when the session ends, for the same customer alone', async () => {
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

  test('without a connection sends nothing, and says so', async () => {
    const { customer, enter } = await open();
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await enter('MONEY-PLEASE');
    expect(await screen.findByText('You are offline. Nothing was sent; the code is still good.')).toBeVisible();
    offline.mockRestore();
    expect(moneyOf(customer)).toEqual([]);
  });
});

describe.each(faces)('a code whose answer is lost, on %s,', (face) => {
  /** The shop redeems the code, and the answer never arrives. */
  const loseAnswer = (customer: Visitor, isHeard = true) =>
    server.use(
      http.post(path, async ({ request }) => {
        if (isHeard) customer.send('exchangeCode', await request.json());
        return HttpResponse.error();
      }, { once: true }),
    );
  const open = async (code: string) => {
    openShop();
    const customer = buyer();
    const page = await openPage(pathOf(face, 'redeem', { code }), { as: customer });
    return { ...page, customer, button: await screen.findByRole('button', { name: 'Redeem' }) };
  };

  test('is found in the wallet when it was money', async () => {
    const { user, customer, button } = await open('MONEY-PLEASE');
    loseAnswer(customer);
    const letLook = holdCall('*/api/user/wallet/log');
    await user.click(button);
    expect(await screen.findByText('Checking what became of it…')).toBeVisible();
    letLook();
    expect(await screen.findByRole('heading', { name: '$200.00 is in your balance' })).toBeVisible();
    expect(moneyOf(customer)).toEqual([20_000]);
  });

  test.each([['redeemed', true], ['never heard of', false]])('is neither done nor failed when it was something else; asked again, the one that was %s gives one ticket', async (_name, isHeard) => {
    const { user, customer, button } = await open('TICKET-PLEASE');
    loseAnswer(customer, isHeard);
    await user.click(button);
    expect(await screen.findByText(/^We could not find out yet whether it went through\./)).toBeVisible();
    expect(ticketsOf(customer)).toBe(isHeard ? 1 : 0);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'You got a ticket' })).toBeVisible();
    expect(ticketsOf(customer)).toBe(1);
  });

  test('does not stand in the way of another one', async () => {
    const { user, customer, button } = await open('TICKET-PLEASE');
    loseAnswer(customer);
    await user.click(button);
    await screen.findByRole('button', { name: 'Check again' });
    await user.clear(await field());
    await user.type(await field(), 'money-please');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await screen.findByRole('heading', { name: '$200.00 is in your balance' });
    await user.click(screen.getByRole('button', { name: 'Redeem another code' }));
    await user.type(await field(), 'ticket-please');
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'You got a ticket' })).toBeVisible();
    expect(ticketsOf(customer)).toBe(1);
  });
});
