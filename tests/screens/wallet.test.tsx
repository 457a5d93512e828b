import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { nextOperation, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { platforms, openPage } from '../setup/openPage';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const withdraw = (customer: ReturnType<typeof buyer>, amount: number, payeeAccount = '4000123412344821') =>
  customer.ok('withdraw', { operationId: nextOperation(), amount, payeeName: 'Ada', payeeAccount });

/** A customer who had $200, paid an order with $100 of it and withdrew $20. */
function spender() {
  const customer = buyer('MONEY-PLEASE');
  shopOfTest().pass(15 * DAY);
  const order = payShopOrder(
    customer,
    placeShopOrder(customer, [line('phones.only')], { couponId: null, useBalance: true }),
  );
  withdraw(customer, 2_000);
  return { customer, order };
}

const month = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = async (name: string) => (await month(name)).getAllByRole('listitem').map((row) => row.textContent);
const kind = (name: string) => screen.findByRole('radio', { name });

describe.each(platforms)('the wallet page on %s', (platform) => {
  const open = (query = {}, as = spender().customer) => openPage(pathOf(platform, 'wallet', query), { as });

  test('shows the available balance, and the withdrawals and orders that reserve the frozen part', async () => {
    const { customer } = spender();
    placeShopOrder(customer, [line('cup.oat')], { couponId: null, useBalance: true });
    const { user } = await open({}, customer);
    const balance = within(await screen.findByRole('region', { name: 'Available balance' }));
    expect(await balance.findByText('$55.00')).toBeVisible();
    const onHold = balance.getByRole('button', { name: 'On hold $45.00', expanded: false });
    expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull();
    await user.click(onHold);
    expect(onHold).toHaveAttribute('aria-expanded', 'true');
    const held = within(await screen.findByRole('region', { name: 'On hold' }));
    expect(held.getByText('Still yours, but it can’t be spent or withdrawn right now.')).toBeVisible();
    expect(await held.findByRole('link', { name: 'Withdrawals in progress $20.00' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'withdrawLog')),
    );
    expect(held.getByRole('link', { name: 'Reserved for unpaid orders $25.00' })).toHaveAttribute(
      'href',
      expect.stringContaining('status=toPay'),
    );
    await user.click(onHold);
    expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull();
  });

  test('has a place for the amount on hold before it is known and when nothing is on hold', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get('*/api/user/enableBalance', async () => {
        await released;
        return undefined;
      }),
    );
    await open({}, buyer('MONEY-PLEASE'));
    const balance = await screen.findByRole('region', { name: 'Available balance' });
    expect(balance).toHaveTextContent('Available balanceOn hold');
    release();
    expect(await within(balance).findByText('$200.00')).toBeVisible();
    expect(balance).toHaveTextContent('On hold $0.00');
    expect(within(balance).queryByRole('button')).toBeNull();
  });

  test('offers a retry when the withdrawals of the frozen part fail to load', async () => {
    const { customer } = spender();
    server.use(
      http.get('*/api/user/withdraw/log', () => HttpResponse.json({ success: true, data: 7 }), { once: true }),
    );
    const { user } = await open({}, customer);
    await user.click(await screen.findByRole('button', { name: 'On hold $20.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Withdrawals · We couldn’t read the shop’s reply');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Withdrawals in progress $20.00' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('groups the log by month, with the sums in and out', async () => {
    await open();
    expect(await rows('December 2026')).toEqual([
      expect.stringContaining('−$20.00'),
      expect.stringContaining('−$100.00'),
    ]);
    expect((await month('December 2026')).getByText('$120.00 out')).toBeVisible();
    expect((await rows('November 2026'))[0]).toContain('+$200.00 Balance $200.00');
    expect((await month('November 2026')).getByText('$200.00 in')).toBeVisible();
  });

  test('links an entry to its order or withdrawal', async () => {
    const { customer, order } = spender();
    await open({}, customer);
    expect(await screen.findByRole('link', { name: new RegExp(`Order ${order.number}`) })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'orders', { id: order.id })),
    );
    expect(screen.getByRole('link', { name: /Withdrawal to Ada/ })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'withdrawLog')),
    );
  });

  test('filters by kind and month and stores the filter in the URL', async () => {
    const { user, where } = await open();
    await user.click(await kind('Payments'));
    await waitFor(() => expect(where().query).toMatchObject({ kind: 'payment' }));
    expect(await rows('December 2026')).toHaveLength(1);
    expect(screen.getByText('1 entry')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'November 2026' })).toBeNull();
    await user.click(await kind('All types'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'November 2026');
    await waitFor(() => expect(where().query).toMatchObject({ month: '2026-11' }));
    expect(where().query['kind']).toBeUndefined();
    expect(screen.queryByRole('region', { name: 'December 2026' })).toBeNull();
  });

  test('applies the filter of the URL, and offers to clear it when nothing matches', async () => {
    const { user, where } = await open({ kind: 'payment', month: '2026-11' });
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    expect(await kind('Payments')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await rows('November 2026')).toHaveLength(1);
    expect(where().query['month']).toBeUndefined();
  });

  test('shows an empty state with a link to the redeem page', async () => {
    await open({}, buyer());
    expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Redeem a code' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'redeem')),
    );
  });

  test('loads balance and log independently, each with its own retry', async () => {
    server.use(
      http.get('*/api/user/enableBalance', () => HttpResponse.json({ success: true, data: 7 }), { once: true }),
    );
    server.use(http.get('*/api/user/wallet/log', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await open();
    const [first, second] = await waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: 'Try again' });
      expect(buttons).toHaveLength(2);
      return buttons;
    });
    if (first) await user.click(first);
    expect(await screen.findByText('$80.00')).toBeVisible();
    if (second) await user.click(second);
    expect(await screen.findByRole('region', { name: 'November 2026' })).toBeVisible();
  });

  test('shows no monthly sums when an entry is invalid', async () => {
    const { customer } = spender();
    const { list, total } = customer.ok('getWalletLog', {});
    server.use(
      http.get('*/api/user/wallet/log', () =>
        HttpResponse.json({ success: true, data: { list: [{ ...list[0], amount: 'much' }, ...list.slice(1)], total } }),
      ),
    );
    await open({}, customer);
    expect(await rows('December 2026')).toHaveLength(1);
    expect(screen.getByText('1 entry couldn’t be read and isn’t shown.')).toBeVisible();
    expect(screen.queryByText(/\$100\.00 out/)).toBeNull();
  });

  test('requires login', async () => {
    shopOfTest();
    await openPage(pathOf(platform, 'wallet'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
  });
});

describe.each(platforms)('the withdrawals page on %s', (platform) => {
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  const open = (as = buyer()) => openPage(pathOf(platform, 'withdrawLog'), { as });

  test('shows the status of each withdrawal and the reason of a failure', async () => {
    const customer = buyer('MONEY-PLEASE');
    withdraw(customer, 3_000, '4000123412340000');
    withdraw(customer, 5_000);
    shopOfTest().pass(DAY);
    withdraw(customer, 2_000);
    shopOfTest().pass(3 * HOUR);
    withdraw(customer, 1_500);
    await open(customer);
    const failed = await card('$30.00 to Ada ·· 0000');
    expect(
      failed.getByText(
        'The bank does not know this account. Please check the number. The money is back in your balance.',
      ),
    ).toBeVisible();
    expect(failed.getByRole('link', { name: 'Withdraw again' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'withdraw', { amount: '30.00' })),
    );
    expect((await card('$50.00 to Ada ·· 4821')).getByText('$49.20')).toBeVisible();
    const now = async (name: string) =>
      (await card(name))
        .getAllByRole('listitem')
        .filter((step) => step.getAttribute('aria-current') === 'step')
        .map((step) => step.textContent);
    expect(await now('$20.00 to Ada ·· 4821')).toEqual(['Being paid out in progress']);
    expect(await now('$15.00 to Ada ·· 4821')).toEqual(['Under review in progress']);
    expect(await now('$50.00 to Ada ·· 4821')).toEqual(['Paid done']);
  });

  test('begins a failed withdrawal again with its amount, although another amount was typed before', async () => {
    const customer = buyer('MONEY-PLEASE');
    withdraw(customer, 3_000, '4000123412340000');
    shopOfTest().pass(DAY);
    const { user } = await openPage(pathOf(platform, 'withdraw'), { as: customer });
    await user.type(await screen.findByRole('textbox', { name: 'Amount in USD' }), '99');
    act(() => history.push(pathOf(platform, 'withdrawLog')));
    await user.click(await screen.findByRole('link', { name: 'Withdraw again' }));
    expect(await screen.findByRole('textbox', { name: 'Amount in USD' })).toHaveValue('30.00');
  });

  test('shows an empty state with a link to the withdrawal form', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
      'href',
      expect.stringContaining(pathOf(platform, 'withdraw')),
    );
  });

  test('offers a retry when the withdrawals fail to load', async () => {
    server.use(
      http.get('*/api/user/withdraw/log', () => HttpResponse.json({ success: true, data: 7 }), { once: true }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No withdrawals yet' })).toBeVisible();
  });
});
