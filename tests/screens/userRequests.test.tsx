/** The user is fetched once on start (spec section 4), and again only after a write that changed the user. */
import { history } from '@umijs/max';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { calls, type CallName } from '@/api/calls';
import { getCurrentUser } from '@/api/customer';
import { pathOf, type Platform, type Screen } from '@/lib/routes';
import { alertRequests } from '../setup/alertSteps';
import { agreement, buyer, line, openCheckout, placeOrderButton } from '../setup/checkoutSteps';
import { server } from '../setup/freshShop';
import { openAt, openPage, platforms } from '../setup/openPage';
import { deletionRequests } from '../setup/deletionSteps';
import { giftRequests } from '../setup/giftSteps';
import { heading, openResult, readyToPay, withUnpaidOrder } from '../setup/paySteps';
import { returnRequests } from '../setup/returnSteps';
import { reviewRequests } from '../setup/reviewSteps';
import { come, confirmation, fill, openWithdraw, review } from '../setup/withdrawSteps';

const screens: readonly Screen[] = [
  ...(['hall', 'collect', 'mine', 'orders', 'coupons', 'tickets', 'wallet'] as const),
  ...(['inbox', 'addresses', 'profile', 'redeem', 'mine', 'home'] as const),
];

/** Counts the requests to a path from now on. */
function countRequests(path: string): () => number {
  let requests = 0;
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === path) requests += 1;
  });
  return () => requests;
}
const countFetches = () => countRequests(getCurrentUser.path);

/** Waits until every request has its response. */
async function waitForResponses(open: () => number): Promise<void> {
  await waitFor(() => expect(open()).toBe(0), { timeout: 20_000 });
}

/** The number of requests without a response, from now on. */
function countOpen(): () => number {
  let open = 0;
  server.events.on('request:start', () => (open += 1));
  server.events.on('response:mocked', () => (open -= 1));
  return () => open;
}

async function requestCode(user: UserEvent, field: string): Promise<void> {
  await user.type(await screen.findByLabelText(field), '415 555 0166');
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  await screen.findByText(/^Your code is \d{6}$/);
}

interface Write {
  /** Fetches of the user that follow it. Where the response has the changed user, none does. */
  fetches: 0 | 1 | 2;
  /** Opens the page. The returned function sends the write and waits for its outcome. */
  open: (platform: Platform) => Promise<() => Promise<unknown>>;
}

const writes: Readonly<Partial<Record<CallName, Write>>> = {
  sendVerifyCode: {
    fetches: 0,
    open: async (platform) => {
      const { user } = await openPage(pathOf(platform, 'login'));
      return () => requestCode(user, 'Phone number');
    },
  },
  loginWithVerifyCode: {
    fetches: 0,
    open: async (platform) => {
      const { user, arriveAt } = await openPage(pathOf(platform, 'login'));
      await requestCode(user, 'Phone number');
      await user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
      return async () => {
        await user.click(screen.getByRole('button', { name: 'Use this code' }));
        await arriveAt(pathOf(platform, 'home'));
      };
    },
  },
  updateUser: {
    fetches: 0,
    open: async (platform) => {
      const { user } = await openPage(pathOf(platform, 'editNickname'), { as: buyer() });
      const nickname = await screen.findByLabelText('Your nickname');
      return async () => {
        await user.clear(nickname);
        await user.type(nickname, 'Ada');
        await user.click(screen.getByRole('button', { name: 'Save' }));
        await screen.findByText('Nickname saved');
      };
    },
  },
  updatePhone: {
    fetches: 0,
    open: async (platform) => {
      const { user } = await openPage(pathOf(platform, 'editPhone'), { as: buyer() });
      await requestCode(user, 'New phone number');
      await user.click(screen.getByRole('button', { name: 'Use this code' }));
      return async () => {
        await user.click(screen.getByRole('button', { name: 'Change number' }));
        await screen.findByText('Number changed. Sign in with it from now on.');
      };
    },
  },
  // It changes the number of addresses.
  saveAddress: {
    fetches: 1,
    open: async (platform) => {
      const { page, opener } = await openAt(pathOf(platform, 'addresses'), buyer(), /^Remove/);
      return async () => {
        await page.user.click(opener);
        await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
        await screen.findByRole('heading', { name: 'No address yet' });
      };
    },
  },
  // The order, and its payment with the same press.
  confirmOrder: {
    fetches: 2,
    open: async (platform) => {
      const { user } = await openCheckout(platform, [line('phones.only')], buyer());
      await user.click(agreement());
      const button = await placeOrderButton('$90.00');
      return async () => {
        await user.click(button);
        await heading('Paid. Thank you!');
      };
    },
  },
  payOrder: {
    fetches: 1,
    open: async (platform) => {
      const { user } = await openResult(platform, withUnpaidOrder());
      const button = await readyToPay(user, '$100.00', /^Card Visa/);
      return async () => {
        await user.click(button);
        await heading('Paid. Thank you!');
      };
    },
  },
  cancelOrder: {
    fetches: 1,
    open: async (platform) => {
      const { customer, order } = withUnpaidOrder();
      const { page, opener } = await openAt(pathOf(platform, 'orders', { id: order.id }), customer, 'Cancel order');
      await page.user.click(opener);
      const panel = within(await screen.findByRole('dialog'));
      await page.user.click(await panel.findByRole('radio', { name: 'Something else' }));
      return async () => {
        await page.user.click(panel.getByRole('button', { name: 'Cancel order' }));
        await heading('Canceled');
      };
    },
  },
  withdraw: {
    fetches: 0,
    open: async (platform) => {
      const page = await openWithdraw(platform);
      await fill(page, '15.00');
      await review(page);
      const button = await confirmation('$15.00');
      return async () => {
        await page.user.click(button);
        await come();
      };
    },
  },
  exchangeCode: {
    fetches: 1,
    open: async (platform) => {
      const { user } = await openPage(pathOf(platform, 'redeem'), { as: buyer() });
      await user.type(await screen.findByLabelText('Your code'), 'Coupon-Please');
      return async () => {
        await user.click(screen.getByRole('button', { name: 'Redeem' }));
        await screen.findByText('You got a coupon');
      };
    },
  },
  ...returnRequests,
  ...reviewRequests,
  ...alertRequests,
  ...giftRequests,
  ...deletionRequests,
};

test('every write of the contract has a row here', () => {
  const names = Object.values(calls).flatMap(({ name, kind }) => (kind === 'read' ? [] : [name]));
  expect(Object.keys(writes).sort()).toEqual([...names].sort());
});

describe.each(platforms)('on %s', (platform) => {
  test('the user is fetched once on start, by no page that is opened and by no focus', async () => {
    const fetches = countFetches();
    await openPage(pathOf(platform, 'home'), { as: buyer() });
    await waitFor(() => expect(fetches()).toBe(1));
    for (const one of screens) {
      const path = pathOf(platform, one);
      act(() => history.push(path));
      await waitFor(() => expect(`${history.location.pathname}${history.location.search}`).toBe(path));
      await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
      fireEvent(window, new Event('focus'));
      fireEvent(document, new Event('visibilitychange'));
      fireEvent(window, new Event('pageshow'));
    }
    expect(fetches()).toBe(1);
  });

  test('a code that was redeemed fetches the user again, once; a failure of that keeps the known user', async () => {
    const fetches = countFetches();
    const { user } = await openPage(pathOf(platform, 'redeem'), { as: buyer() });
    await user.type(await screen.findByLabelText('Your code'), 'NO-SUCH-CODE');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(screen.getByLabelText('Your code')).toBeInvalid());
    expect(fetches()).toBe(1);
    server.use(http.get(`*${getCurrentUser.path}`, () => HttpResponse.json({ success: true, data: 7 })));
    await user.clear(screen.getByLabelText('Your code'));
    await user.type(screen.getByLabelText('Your code'), 'Coupon-Please');
    await user.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText('You got a coupon')).toBeVisible();
    await waitFor(() => expect(fetches()).toBe(2));
    act(() => history.push(pathOf(platform, 'orders')));
    // While the code of the page loads, its heading is for screen readers only.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    expect(screen.queryByText('Sign in to see this')).toBeNull();
    expect(fetches()).toBe(2);
  });

  test.each(Object.entries(writes))(
    '%s is followed by as many fetches of the user as it changes',
    async (name, write) => {
      const open = countOpen();
      const send = await write.open(platform);
      await waitForResponses(open);
      const sent = countRequests(calls[name as CallName].path);
      const fetches = countFetches();
      await send();
      await waitFor(() => expect(fetches()).toBe(write.fetches));
      await waitForResponses(open);
      expect([sent(), fetches()]).toEqual([1, write.fetches]);
    },
  );
});
