/** Where the shop uses `order/unpay` and `checkDiscountCode`, and when a list of the customer is read again. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@/lib/notifications';
import { pathOf } from '@/lib/routes';
import { callsTo } from '../setup/callsTo';
import { buyer, line, openCheckout, savings, sums } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { openPage, platforms } from '../setup/openPage';
import { notDone, recordNotifications, refuse, stopRecording, titled } from '../setup/refusals';

type User = Awaited<ReturnType<typeof openCheckout>>['user'];

const customer = () => shopOfTest().customer('+14155550199');

// Notices disappear by themselves, after the test has seen them.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  stopRecording();
  jest.restoreAllMocks();
});

describe.each(platforms)('unpaid orders on %s', (platform) => {
  const rich = () => openShop({ seed: 'default' }).customer('+14155550134');

  test('are announced on the account page', async () => {
    const as = rich();
    const unpaid = as.ok('getUnpaidOrders', {});
    await openPage(pathOf(platform, 'mine'), { as });
    const link = await screen.findByRole('link', { name: /awaits? payment/ });
    expect(link).toHaveTextContent(`${unpaid.total} order`);
    // The list of orders, which the account page of pc begins with, has the time beside each order.
    expect(within(link).queryAllByRole('timer')).toHaveLength(platform === 'h5' ? 1 : 0);
    expect(link.getAttribute('href')).toContain(unpaid.total === 1 ? `id=${unpaid.list[0]?.id}` : 'status=toPay');
  });

  test('have their place while they load', async () => {
    const as = rich();
    const release = holdCall('*/api/user/order/unpay');
    await openPage(pathOf(platform, 'mine'), { as });
    const placeholder = () => document.querySelector<HTMLElement>('span.skeleton[style*="min-height"]');
    await waitFor(() => expect(placeholder()).toBeInTheDocument());
    const minHeight = placeholder()?.style.minHeight;
    release();
    const reminder = await screen.findByRole('link', { name: /orders? awaits? payment/ });
    expect(reminder).toHaveStyle({ minHeight });
    expect(placeholder()).toBeNull();
  });

  test('are read by their own call in the list of unpaid orders', async () => {
    const as = rich();
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
    await openPage(pathOf(platform, 'orders', { status: 'toPay' }), { as });
    const unpaid = as.ok('getUnpaidOrders', {});
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(unpaid.total));
    expect(paths.filter((path) => path.startsWith('/api/user/order/'))).toEqual(['/api/user/order/unpay']);
  });
});

describe.each(platforms)('a list of the customer on %s', (platform) => {
  test.each([
    [4_000, 0],
    [6_000, 1],
  ])('that was read %s ms ago is read %s times when the user comes back to the tab', async (ms, count) => {
    await openPage(pathOf(platform, 'orders'), { as: customer() });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    const reads: string[] = [];
    server.events.on('request:start', ({ request }) => {
      // Those of the list, not of the overview above it.
      if (/order\/list\?.*pageSize=10$/.test(request.url)) reads.push(request.url);
    });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
    fireEvent(window, new Event('focus'));
    // A request of the list would be sent before this one.
    await fetch('/api/info/list');
    expect(reads).toHaveLength(count);
  });
});

describe.each(platforms)('a discount code on %s', (platform) => {
  /** Presses the button once it is not busy. */
  async function apply(user: User) {
    const button = await screen.findByRole('button', { name: 'Apply' });
    await waitFor(() => expect(button.className).not.toContain('loading'));
    await user.click(button);
  }

  /** Enters a code in the checkout; on h5 in its sheet. */
  async function tryCode(user: User, code: string) {
    const opener = savings().queryByRole('button', { name: /discount code/i });
    if (opener && !screen.queryByRole('textbox', { name: 'Discount code' })) await user.click(opener);
    const field = await screen.findByRole('textbox', { name: 'Discount code' });
    await user.clear(field);
    await user.type(field, code);
    await apply(user);
    return field;
  }

  test('is checked when it is applied; a refused one is named with its reason and never quoted', async () => {
    const checked: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/user/checkDiscountCode') checked.push(searchParams.get('code'));
    });
    const quoted = callsTo('/api/home/packGoods');
    const { user } = await openCheckout(platform, [line('cup.oat')], buyer());
    const field = await tryCode(user, 'OLD');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code has expired/));
    await tryCode(user, 'HELLO5');
    await waitFor(() => expect(sums()['Discount code']).toBe('−$5.00'));
    expect(checked).toEqual(['OLD', 'HELLO5']);
    expect(new Set(quoted.map(({ discountCode }) => discountCode))).toEqual(new Set([null, 'HELLO5']));
  });

  test.each<[number, string, Notification[]]>([
    [0, notDone, []],
    [2, 'The shop rests', []],
    [3, notDone, [titled]],
  ])('whose check fails with showType %s can be applied again', async (showType, inPlace, expected) => {
    const { user } = await openCheckout(platform, [line('cup.oat')], buyer());
    refuse(showType, '*/api/user/checkDiscountCode');
    const sent = recordNotifications();
    const field = await tryCode(user, 'HELLO5');
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(inPlace)));
    expect(sent).toEqual(expected);
    server.resetHandlers();
    await apply(user);
    await waitFor(() => expect(sums()['Discount code']).toBe('−$5.00'));
  });
});
