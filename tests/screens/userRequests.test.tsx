/** The user is fetched once on start (spec section 4), and again only after a write that changed the user. */
import { history } from '@umijs/max';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getCurrentUser } from '@/api/userCalls';
import { pathOf, type Screen } from '@/lib/routes';
import { buyer } from '../setup/checkoutSteps';
import { server } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

const screens: readonly Screen[] = [
  ...(['hall', 'collect', 'mine', 'orders', 'coupons', 'tickets', 'wallet'] as const),
  ...(['inbox', 'addresses', 'profile', 'redeem', 'mine', 'home'] as const),
];

/** Counts the fetches of the user from now on. */
function countFetches(): () => number {
  let fetches = 0;
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === getCurrentUser.path) fetches += 1;
  });
  return () => fetches;
}

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
});
