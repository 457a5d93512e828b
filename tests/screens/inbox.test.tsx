/** The inbox: what it lists, what is unread, and where its entries lead. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { readEntriesStorage } from '@/features/inbox/readEntries';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { openPage, platforms } from '../setup/openPage';
import { withDeliveredOrder } from '../setup/returnSteps';

const rich = () => openShop({ seed: 'default', catalogue }).customer('+14155550134');

describe.each(platforms)('the inbox on %s', (platform) => {
  const open = (as = rich()) => openPage(pathOf(platform, 'inbox'), { as });
  const entries = async () => {
    const rows = await waitFor(() => {
      const found = within(screen.getByRole('main')).queryAllByRole('listitem');
      expect(found.length).toBeGreaterThan(3);
      return found;
    });
    return rows.map((row) => within(row).getByRole('link'));
  };

  test('lists orders, coupons that expire soon and articles, newest first, by period', async () => {
    await open();
    const shipped = (await entries()).find((link) => link.textContent?.includes('On its way to you'));
    expect(shipped).toHaveAttribute('href', expect.stringMatching(/order.*id=/));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /The autumn edit is here/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=news-autumn-edit'),
    );
    expect(main.getByRole('region', { name: 'This week' })).toBeVisible();
    expect(main.getByRole('heading', { level: 2, name: 'Earlier' })).toBeVisible();
  });

  test('invites to review what was delivered, until it is reviewed', async () => {
    const delivered = withDeliveredOrder();
    const invitation = { name: /How was it\? Leave a review/ };
    const { user, where, unmount } = await open(delivered.customer);
    const link = await screen.findByRole('link', invitation);
    expect(link).toHaveTextContent('Slow Morning cup and 2 more');
    await user.click(link);
    expect(where().query).toMatchObject({ id: delivered.id, view: 'review' });
    for (const stars of await screen.findAllByRole('button', { name: '4 stars' })) await user.click(stars);
    await waitFor(() => expect(delivered.order().lines.every(({ review }) => review?.stars === 4)).toBe(true));
    unmount();
    await open(delivered.customer);
    await screen.findByRole('link', { name: /Delivered/ });
    expect(screen.queryByRole('link', invitation)).toBeNull();
  });

  test('invites to no review in a shop without reviews', async () => {
    const { customer } = withDeliveredOrder();
    const data = { ...shopOfTest().visitor().ok('getServerInfo', {}), features: { reviews: false } };
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 200, data })));
    await open(customer);
    await screen.findByRole('link', { name: /Delivered/ });
    expect(screen.queryByRole('link', { name: /Leave a review/ })).toBeNull();
  });

  test('an entry that was opened is read, on this device also later', async () => {
    const customer = rich();
    const { user, unmount } = await open(customer);
    const unread = (await entries()).filter((link) => link.textContent?.startsWith('Unread:'));
    expect(screen.getByText(`${unread.length} unread`)).toBeVisible();
    const [first] = unread;
    if (first) await user.click(first);
    unmount();
    await open(customer);
    expect(await screen.findByText(`${unread.length - 1} unread`)).toBeVisible();
  });

  test('marks everything as read', async () => {
    const { user } = await open();
    await entries();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.getByText('All caught up')).toHaveFocus();
    expect(screen.queryByText('Unread:', { exact: false })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('follows what another tab has read', async () => {
    await open();
    await entries();
    const { length } = (await entries()).filter((link) => link.textContent?.startsWith('Unread:'));
    readEntriesStorage.write([{ owner: '', ids: ['article:news-autumn-edit'] }]);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'readEntries' })));
    expect(screen.getByText(`${length - 1} unread`)).toBeVisible();
  });

  test('shows the other parts when one could not be loaded, and loads it again', async () => {
    const customer = rich();
    server.use(http.get('*/api/user/myCoupon', () => HttpResponse.json({ success: true, data: 'no' }), { once: true }));
    const { user } = await open(customer);
    await entries();
    // Buttons have an empty alert for their errors.
    const alerts = within(screen.getByRole('main')).getAllByRole('alert');
    const [alert = document.body, ...others] = alerts.filter(({ textContent }) => textContent !== '');
    expect([others, alert.textContent]).toEqual([[], expect.stringContaining('Coupons')]);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Coupons', { selector: 'strong' })).toBeNull());
  });

  test('shows what it has while another part takes long, and counts nothing before all are there', async () => {
    const customer = rich();
    const release = holdCall('*/api/user/myCoupon');
    await open(customer);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: /The autumn edit is here/ })).toBeVisible();
    expect(main.getAllByText(/On its way to you/)[0]).toBeVisible();
    expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(main.queryByText(/ unread$/)).toBeNull();
    release();
    expect(await main.findByText(/^\d+ unread$/)).toBeVisible();
    expect(main.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  test('has only articles for a visitor, who can sign in', async () => {
    openShop({ catalogue });
    await openPage(pathOf(platform, 'inbox'));
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: /The autumn edit is here/ })).toBeVisible();
    expect(main.getByText('Sign in to hear about your orders.')).toBeVisible();
    expect(main.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(main.queryByText(/Delivered/)).toBeNull();
  });

  test('says that nothing is new in an empty shop', async () => {
    const customer = openShop({ seed: 'fresh' }).customer('+14155550199');
    server.use(http.get('*/api/info/list', () => HttpResponse.json({ success: true, data: { list: [], total: 0 } })));
    await open(customer);
    expect(await screen.findByRole('heading', { name: 'Nothing new yet' })).toBeVisible();
  });
});

test('the bell of the pc header shows the newest entries and leads to all', async () => {
  const { user, where } = await openPage('/pc/mine?index=service', { as: rich() });
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await user.click(bell);
  expect(bell).toHaveAttribute('aria-expanded', 'true');
  await user.click(await screen.findByRole('link', { name: 'See all notifications' }));
  expect(where()).toEqual({ path: '/pc/mine', query: { index: 'inbox' } });
  expect(bell).toHaveAttribute('aria-expanded', 'false');
});

test('the bell of the account page on h5 counts the unread entries once the browser is idle', async () => {
  const works: (() => void)[] = [];
  window.startup = { runWhenIdle: (work: () => void) => works.push(work), onAppStarted: () => undefined } as never;
  try {
    const { user, where } = await openPage('/h5/mine', { as: rich() });
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
    act(() => works.forEach((work) => work()));
    const bell = await screen.findByRole('link', { name: /^Notifications \d+ unread$/ });
    await user.click(bell);
    expect(where()).toEqual({ path: '/h5/mine', query: { view: 'inbox' } });
  } finally {
    delete window.startup;
  }
});
