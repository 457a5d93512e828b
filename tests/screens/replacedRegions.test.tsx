/** The focus after an action that replaces or removes the control that was pressed: never at the start of the page. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { encodePackLines } from '@/domain/packLines';
import { rememberViewedProduct } from '@/features/product/recentlyViewed';
import { notify } from '@/lib/notifications';
import { pathOf, type Platform } from '@/lib/routes';
import { bagStorage } from '@/lib/storage';
import { draftAddress } from '../../mock/testing/purchase';
import { catalogue as demoCatalogue } from '../../mock/testing/wholeCatalogue';
import { buyer, line } from '../setup/checkoutSteps';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { openAt, openPage, platforms } from '../setup/openPage';
import { readyToPay, withUnpaidOrder } from '../setup/paySteps';

const checkout = (platform: Platform) =>
  pathOf(platform, 'checkout', { lines: encodePackLines([line('phones.only', 2)]) });

describe.each(platforms)('what replaces the control that was pressed has the focus on %s:', (platform) => {
  test('the field of the discount code', async () => {
    const { page, opener } = await openAt(checkout(platform), buyer(), /discount code/i);
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Discount code/));
    await page.user.keyboard('HELLO10');
    expect(document.activeElement).toHaveValue('HELLO10');
  });

  test('the address that was saved for the checkout', async () => {
    const { page, opener } = await openAt(
      checkout(platform),
      shopOfTest().customer('+14155550160'),
      /Add a delivery address/,
    );
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog'));
    const values = {
      'Full name': 'Mei Lin',
      'Phone number': '415 555 0134',
      'Street address, apartment': '18 Maple Street',
      City: 'Portland',
      'State or province': 'OR',
      '^ZIP or postal code': '97201',
    };
    for (const [name, value] of Object.entries(values)) {
      await page.user.clear(await form.findByRole('textbox', { name: new RegExp(name) }));
      await page.user.paste(value);
    }
    act(() => form.getByRole('button', { name: 'Save and deliver here' }).focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const chosen = await screen.findByRole('region', { name: 'Delivery address' });
    await within(chosen).findByText(/18 Maple Street/);
    await waitFor(() => expect(chosen).toContainElement(document.activeElement as HTMLElement));
  });

  test('the state of the order that was canceled', async () => {
    const { customer, order } = withUnpaidOrder();
    const address = pathOf(platform, 'orders', { id: order.id });
    const { page, opener } = await openAt(address, customer, 'Cancel order');
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog'));
    await page.user.click(await panel.findByRole('radio', { name: 'Something else' }));
    act(() => panel.getByRole('button', { name: 'Cancel order' }).focus());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Canceled' })).toHaveFocus());
  });

  test('the result of a payment', async () => {
    const { customer, order } = withUnpaidOrder();
    const { user } = await openPage(pathOf(platform, 'orderSuccess', { id: order.id }), { as: customer });
    const confirm = await readyToPay(user, '$100.00', /^Card Visa/);
    act(() => confirm.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Paid. Thank you!' })).toHaveFocus());
  });
});

/** What is removed with the control that was pressed. */
interface Removal {
  name: string;
  open: (platform: Platform) => ReturnType<typeof openAt>;
  /** The button of the dialog that asks first. */
  confirm?: string;
  /** What is gone afterwards. */
  isGone: () => boolean;
  /** What has the focus then; a heading by default. */
  focus?: { role: 'button' | 'status'; name?: string };
}

const inBag = (goodsId: string, skuId: string) => ({ goodsId, skuId, quantity: 1, price: 4_000, at: 1 });
const isTextGone = (text: string | RegExp) => () => screen.queryAllByText(text, { selector: 'main *' }).length === 0;

const removals: readonly Removal[] = [
  {
    name: 'one of two addresses',
    open: (platform) => {
      const customer = shopOfTest().customer('+14155550160');
      for (const street of ['1 First Street', '2 Second Street'])
        customer.ok('saveAddress', { ...draftAddress, street });
      return openAt(pathOf(platform, 'addresses'), customer, /^Remove.*2 Second Street/);
    },
    confirm: 'Remove',
    isGone: isTextGone(/2 Second Street/),
  },
  {
    name: 'one of two lines of the bag',
    open: (platform) => {
      bagStorage.write([inBag('phones', 'phones.only'), inBag('kettle', 'kettle.only')]);
      return openAt(pathOf(platform, 'collect'), undefined, 'Remove phones');
    },
    isGone: () => screen.queryByRole('button', { name: 'Remove phones' }) === null,
    focus: { role: 'button', name: 'Undo' },
  },
  {
    name: 'the last line of the bag',
    open: (platform) => {
      bagStorage.write([inBag('phones', 'phones.only')]);
      return openAt(pathOf(platform, 'collect'), undefined, 'Remove phones');
    },
    isGone: () => screen.queryByRole('heading', { name: 'Your bag is empty' }) !== null,
    focus: { role: 'button', name: 'Undo' },
  },
  {
    name: 'the mark of unread entries of the inbox',
    open: (platform) => {
      const customer = openShop({ seed: 'default', catalogue: demoCatalogue }).customer('+14155550134');
      return openAt(pathOf(platform, 'inbox'), customer, 'Mark all as read');
    },
    isGone: () => within(screen.getByRole('main')).queryByRole('button', { name: 'Mark all as read' }) === null,
    focus: { role: 'status' },
  },
  {
    name: 'an error, by its retry,',
    open: (platform) => {
      // The list's first request, not that of the overview above it.
      let isBroken = true;
      server.use(
        http.get('*/api/user/order/list', ({ request }) => {
          if (!isBroken || !request.url.includes('pageSize=10')) return undefined;
          isBroken = false;
          return new HttpResponse(null, { status: 500 });
        }),
      );
      return openAt(pathOf(platform, 'orders'), buyer(), 'Try again');
    },
    isGone: () => screen.queryByRole('button', { name: 'Try again' }) === null,
  },
  {
    name: 'the list of viewed products',
    open: (platform) => {
      rememberViewedProduct(shopOfTest().visitor().ok('getGoodsDetail', { id: 'kettle' }), 'en');
      return openAt(pathOf(platform, 'goods', { id: 'cup' }), undefined, 'Clear');
    },
    isGone: () => screen.queryByRole('region', { name: 'Recently viewed' }) === null,
  },
];

describe.each(platforms)('on %s, the focus is on something of the page after the keyboard has removed', (platform) => {
  test.each(removals.map((one) => [one.name, one] as const))('%s', async (_name, { open, confirm, isGone, focus }) => {
    const { page, opener } = await open(platform);
    act(() => opener.focus());
    await page.user.keyboard('{Enter}');
    if (confirm) {
      const button = within(await screen.findByRole('dialog')).getByRole('button', { name: confirm });
      act(() => button.focus());
      await page.user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await waitFor(() => expect(isGone()).toBe(true));
    await waitFor(() => expect(document.activeElement).toHaveRole(focus?.role ?? 'heading'));
    if (focus?.name) expect(document.activeElement).toHaveAccessibleName(focus.name);
  });
});

test('a notification that is closed gives the focus back to what had it before', async () => {
  const { user } = await openPage(pathOf('h5', 'agreement'));
  const opener = await screen.findByRole('link', { name: 'Privacy' });
  act(() => opener.focus());
  const close = () => document.querySelector<HTMLElement>('[data-notifications] button');
  act(() => notify.notification('RESTING', 'The shop rests until noon'));
  await waitFor(() => expect(close()).not.toBeNull(), { timeout: 20_000 });
  act(() => close()?.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(close()).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});
