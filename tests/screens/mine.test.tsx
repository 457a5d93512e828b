import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { indexSlot, tokenSlot } from '@/storage';
import { openPage } from '../setup/openPage';
import { openShop, server } from '../setup/freshShop';

const rich = () => openShop({ scene: 'default' }).customer('+14155550134');

describe('the mine page of a phone', () => {
  test('shows who is signed in and how many orders wait', async () => {
    await openPage('/h5/mine', { as: rich() });
    expect(await screen.findByRole('heading', { name: 'Mei Lin' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^To pay \d+ orders?$/ })).toHaveAttribute('href', expect.stringContaining('status=toPay'));
  });

  test('shows what the wallet holds, and the ways into it and out of it', async () => {
    await openPage('/h5/mine', { as: rich() });
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toHaveAttribute('href', '/h5/wallet');
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/h5/withdraw');
    expect(screen.getByRole('link', { name: '3 Tickets' })).toHaveAttribute('href', '/h5/ticket');
    expect(screen.getByRole('link', { name: 'Invite friends $5.00 each' })).toHaveAttribute('href', '/h5/share');
  });

  test('stands without the balance when it cannot be had, and asks for it again', async () => {
    const customer = rich();
    server.use(http.get('*/api/user/enableBalance', () => HttpResponse.json({ success: true, data: 7 }), { once: true }));
    const { user } = await openPage('/h5/mine', { as: customer });
    expect(await screen.findByRole('link', { name: 'Balance The balance could not be had.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
  });

  test('says that the account could not be asked for, and asks for it again', async () => {
    const customer = rich();
    const broken = http.get('*/api/user/current', () => HttpResponse.json({ success: true, data: 7 }));
    server.use(broken);
    const { user } = await openPage('/h5/mine', { as: customer });
    expect(await screen.findByText('Account')).toBeVisible();
    server.resetHandlers(...server.listHandlers().filter((handler) => handler !== broken));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mei Lin' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
  });

  test('keeps the customer who is known when the counts cannot be asked for again', async () => {
    const { user, arriveAt } = await openPage('/h5/mine', { as: rich() });
    const orders = await screen.findByRole('link', { name: /^To pay \d+ orders?$/ });
    const asked: string[] = [];
    server.use(
      http.get('*/api/user/current', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ success: true, data: 7 });
      }),
    );
    await user.click(orders);
    await arriveAt('/h5/order');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('link', { name: 'Mine' }));
    await arriveAt('/h5/mine');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: 'Mei Lin' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
  });

  test('signs out: the token goes, and the home page is shown', async () => {
    const { user, arriveAt } = await openPage('/h5/mine', { as: rich() });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await arriveAt('/h5/home');
    expect(tokenSlot.read()).toBeUndefined();
  });

  test('offers the sign-in to a visitor, and comes back', async () => {
    const { user, arriveAt, where } = await openPage('/h5/mine');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await arriveAt('/h5/login');
    expect(where().query).toEqual({ returnTo: '/h5/mine' });
  });

  test('changes language, and keeps it', async () => {
    const { user } = await openPage('/h5/mine');
    await user.click(within(await screen.findByRole('group', { name: 'Language' })).getByRole('radio', { name: '简体中文' }));
    expect(await screen.findByRole('heading', { name: '我的' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('zh-CN');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  test('changes the appearance, and follows the device again', async () => {
    const { user } = await openPage('/h5/mine');
    const group = await screen.findByRole('group', { name: 'Appearance' });
    await user.click(within(group).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(within(group).getByRole('radio', { name: 'Like the device' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

describe('the mine page of a desktop', () => {
  test('has a section for everything of a customer, and keeps the one that was opened', async () => {
    const { user, where } = await openPage('/pc/mine', { as: rich() });
    const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
    expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Profile', 'Orders', 'Wallet', 'Coupons', 'Tickets', 'Redeem a code', 'Addresses', 'Invite friends', 'Service',
    ]);
    await user.click(sections.getByRole('link', { name: 'Coupons' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    expect(where().query).toEqual({ index: 'coupons' });
    expect(localStorage.getItem('index')).toBe('coupons');
  });

  test('opens the section that was opened last', async () => {
    indexSlot.write('addresses');
    await openPage('/pc/mine', { as: rich() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
  });
});
