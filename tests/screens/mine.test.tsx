import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { indexStorage, tokenStorage } from '@/lib/storage';
import { openPage, platforms } from '../setup/openPage';
import { openShop, server } from '../setup/freshShop';

const rich = () => openShop({ seed: 'default' }).customer('+14155550134');

describe('the account page on h5', () => {
  test('shows the customer and the number of unpaid orders', async () => {
    await openPage('/h5/mine', { as: rich() });
    expect(await screen.findByRole('heading', { name: 'Mei Lin' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^To pay \d+ orders?$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('status=toPay'),
    );
  });

  test('shows the balance and links to wallet, withdrawal, tickets and promotion', async () => {
    await openPage('/h5/mine', { as: rich() });
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toHaveAttribute('href', '/h5/wallet');
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/h5/withdraw');
    expect(screen.getByRole('link', { name: '3 Tickets' })).toHaveAttribute('href', '/h5/ticket');
    expect(screen.getByRole('link', { name: 'Invite friends $5.00 each' })).toHaveAttribute('href', '/h5/share');
  });

  test('shows a dash for figures that are not known', async () => {
    await openPage('/h5/mine');
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
    expect(shortcuts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '– Coupons',
      '– Tickets',
      '0 Saved',
    ]);
  });

  test('offers a retry when the balance fails to load', async () => {
    const customer = rich();
    server.use(
      http.get('*/api/user/enableBalance', () => HttpResponse.json({ success: true, data: 7 }), { once: true }),
    );
    const { user } = await openPage('/h5/mine', { as: customer });
    expect(await screen.findByRole('link', { name: 'Balance We couldn’t load your balance.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
  });

  test('offers a retry when the user fails to load', async () => {
    const customer = rich();
    const broken = http.get('*/api/user/current', () => HttpResponse.json({ success: true, data: 7 }));
    server.use(broken);
    const { user } = await openPage('/h5/mine', { as: customer });
    // Without a name the head of the page says what it is.
    expect(await within(await screen.findByRole('main')).findByText('Account', { ignore: 'h1' })).toBeVisible();
    server.resetHandlers(...server.listHandlers().filter((handler) => handler !== broken));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mei Lin' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
  });

  test('signs out: removes the token and opens the home page', async () => {
    const { user, arriveAt } = await openPage('/h5/mine', { as: rich() });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await arriveAt('/h5/home');
    expect(tokenStorage.read()).toBeUndefined();
  });

  test('reports the sign-out to the API, with the token of the session', async () => {
    const customer = rich();
    const { user, arriveAt } = await openPage('/h5/mine', { as: customer });
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await arriveAt('/h5/home');
    await waitFor(() => expect(customer.refused('getUserInfo', {}).errorCode).toBe('UNAUTHORIZED'));
  });

  test.each([
    undefined,
    null,
    7,
    'https://evil.example/api/logout',
    '//evil.example/api',
    '/logout',
    '/api/../x',
    '/api//x',
  ])('does not tell the API of the sign-out when the server info names %p', async (logoutPath) => {
    const customer = rich();
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST' && !request.url.endsWith('/recommendGoods')) requests.push(request.url);
    });
    const record = customer.ok('getServerInfo', {});
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data: { ...record, logoutPath } })));
    const { user, arriveAt } = await openPage('/h5/mine', { as: customer });
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await arriveAt('/h5/home');
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(tokenStorage.read()).toBeUndefined();
    expect(customer.ok('getUserInfo', {}).nickname).toBe('Mei Lin');
    expect(requests).toEqual([]);
  });

  test.each([
    ['fails', () => HttpResponse.error()],
    ['is refused', () => HttpResponse.json({ success: false, errorCode: 'UNAUTHORIZED' }, { status: 401 })],
    ['has no answer', () => new Promise<never>(() => undefined)],
  ])('signs out when the call %s', async (_, respond) => {
    const requests: (string | null)[] = [];
    const customer = rich();
    server.use(
      http.post('*/api/user/logout', ({ request }) => {
        requests.push(request.headers.get('authorization'));
        return respond();
      }),
    );
    const { user, arriveAt, where } = await openPage('/h5/mine', { as: customer });
    // The balance needs the currency of the server record.
    expect(await screen.findByRole('link', { name: 'Balance $95.00' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await arriveAt('/h5/home');
    await waitFor(() => expect(requests).toEqual([customer.token]));
    expect(tokenStorage.read()).toBeUndefined();
    expect(where()).toEqual({ path: '/h5/home', query: {} });
  });

  test('prompts a visitor to sign in, with this page as the return address', async () => {
    const { user, arriveAt, where } = await openPage('/h5/mine');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await arriveAt('/h5/login');
    expect(where().query).toEqual({ returnTo: '/h5/mine' });
  });

  test('changes and stores the language', async () => {
    const { user } = await openPage('/h5/mine');
    const languages = within(await screen.findByRole('radiogroup', { name: 'Language' }));
    expect(languages.getByText('中文')).toHaveAttribute('lang', 'zh-CN');
    await user.click(languages.getByRole('radio', { name: '中文' }));
    expect(await screen.findByRole('heading', { name: '我的' })).toBeVisible();
    expect(localStorage.getItem('language')).toBe('zh-CN');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  test('changes the theme and can follow the device again', async () => {
    const { user } = await openPage('/h5/mine');
    const group = await screen.findByRole('radiogroup', { name: 'Appearance' });
    await user.click(within(group).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(within(group).getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

/** Time of the last sign-out, in ms; each one differs. */
let signOuts = 1_795_000_000_000;

describe.each(platforms)('a sign-out in another tab on %s', (platform) => {
  test.each(['orders', 'goods', 'checkout', 'hall', 'service'] as const)(
    'leads home from the page %s',
    async (name) => {
      const { arriveAt, where } = await openPage(pathOf(platform, name, { id: 'cup', lines: 'cup.oat*1' }), {
        as: rich(),
      });
      localStorage.removeItem('token');
      localStorage.setItem('signOut', String((signOuts += 1)));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'signOut' })));
      await arriveAt(pathOf(platform, 'home'));
      expect(where().query).toEqual({});
    },
  );
});

describe('the account page on pc', () => {
  test('lists all sections and stores the opened one', async () => {
    const { user, where } = await openPage('/pc/mine', { as: rich() });
    const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
    expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Profile',
      'Notifications',
      'Orders',
      'Wallet',
      'Coupons',
      'Tickets',
      'Redeem a code',
      'Addresses',
      'Invite friends',
      'Service',
    ]);
    await user.click(sections.getByRole('link', { name: 'Coupons' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible());
    expect(where().query).toEqual({ index: 'coupons' });
    expect(localStorage.getItem('index')).toBe('coupons');
  });

  test('opens the stored section', async () => {
    indexStorage.write('addresses');
    await openPage('/pc/mine', { as: rich() });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible());
  });
});

describe('the account menu of the pc header', () => {
  test('has the picture and the name of the customer, and leads to wallet and coupons', async () => {
    const { user, where } = await openPage('/pc/mine?index=service', { as: rich() });
    const button = await screen.findByRole('button', { name: 'Mei Lin' });
    expect(button.querySelector('img')).toHaveAttribute('src', '/pictures/avatar-fox.webp');
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'My account' })).toBeVisible();
    const header = within(button.parentElement ?? document.body);
    expect(header.getByRole('link', { name: 'Coupons' })).toHaveAttribute('href', expect.stringContaining('coupons'));
    await user.click(header.getByRole('link', { name: 'Wallet' }));
    expect(where()).toEqual({ path: '/pc/mine', query: { index: 'wallet' } });
  });

  test.each(['menu', 'sections'] as const)('signs out below the %s, and says so', async (part) => {
    const { user, arriveAt } = await openPage('/pc/mine?index=service', { as: rich() });
    const name = await screen.findByRole('button', { name: 'Mei Lin' });
    await user.click(name);
    const menu = part === 'menu' ? name.parentElement : screen.getByRole('navigation', { name: 'Sections' });
    await user.click(await within(menu ?? document.body).findByRole('button', { name: 'Sign out' }));
    await arriveAt('/pc/home');
    expect(await screen.findByText('You are signed out')).toBeVisible();
    expect(tokenStorage.read()).toBeUndefined();
  });
});
