import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { beginSession } from '@/lib/session';
import { nextOperation } from '../../../../mock/testing/purchase';
import { articleCatalogue } from '../../../../tests/setup/articleCatalogue';
import { openShop, server } from '../../../../tests/setup/freshShop';
import { holdPost, loseRequest, sentPaths, startPaths } from '../../../../tests/setup/lostWrites';
import { recordNotifications, refuse, stopRecording } from '../../../../tests/setup/refusals';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { ClaimableCoupon } from './ClaimableCoupon';

const path = '/api/user/exchange/code';

afterEach(stopRecording);

/** A customer, and the coupon of a campaign that the customer has not claimed. */
function offer() {
  const customer = openShop({ catalogue: articleCatalogue }).customer('+14155550181');
  const coupon = customer.ok('getBanners', {}).list.flatMap(({ campaign }) => campaign?.coupons ?? [])[0];
  if (!coupon) throw new Error('No coupon is offered');
  return {
    customer,
    coupon,
    claim: () => customer.ok('exchangeCode', { operationId: nextOperation(), code: coupon.redeemCode }),
  };
}

/** The coupon of `offer` as it is drawn. */
async function open(isRow = false) {
  const { customer, coupon, claim } = offer();
  const { user } = await renderInShop(<ClaimableCoupon coupon={coupon} isRow={isRow} />, { as: customer });
  const paths = sentPaths(startPaths.filter((one) => one !== '/api/user/current'));
  const button = await screen.findByRole('button', { name: 'Claim: sound10' });
  return { user, paths, button, claim };
}

test.each([false, true])('a claim fetches the coupons and the customer again (in a row: %s)', async (isRow) => {
  const { user, paths, button } = await open(isRow);
  await user.click(button);
  expect(await screen.findByText('Added to your coupons')).toBeVisible();
  await waitFor(() =>
    expect(paths.slice(paths.indexOf(path)).sort()).toEqual(['/api/user/current', path, '/api/user/myCoupon']),
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a claim under way keeps its button, which sends nothing more', async () => {
  const { user, paths, button } = await open();
  const release = holdPost(path);
  await user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  release();
  expect(await screen.findByText('Added to your coupons')).toBeVisible();
  expect(paths.filter((one) => one === path)).toEqual([path]);
});

test.each([
  ['CODE_USED', 'These have all been claimed.', false],
  ['CODE_OUT_OF_DATE', 'This offer has ended.', false],
  ['RESTING', 'That didn’t go through. You can safely try again.', true],
])('a claim refused with %s says "%s", and can be tried again: %s', async (errorCode, text, canTry) => {
  const { user, paths, button } = await open();
  refuse(0, `*${path}`, errorCode);
  await user.click(button);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button') !== null).toBe(canTry);
  expect(paths.slice(paths.indexOf(path))).toEqual([path]);
});

const once = 'You’ve already claimed this. One per customer.';

test('a claim that each customer has once leads to the coupons, and offers no other try', async () => {
  const { user, button } = await open();
  refuse(0, `*${path}`, 'CODE_LIMIT');
  await user.click(button);
  expect(await screen.findByText(once)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', pathOf('h5', 'coupons'));
});

test('a coupon that was used is said to be claimed already', async () => {
  const { customer, coupon, claim } = offer();
  const { couponId } = claim();
  const used = customer
    .ok('getMyCoupons', {})
    .list.map((one) => (one.id === couponId ? { ...one, state: 'used' } : one));
  server.use(
    http.get('*/api/user/myCoupon', () =>
      HttpResponse.json({ success: true, data: { list: used, total: used.length } }),
    ),
  );
  await renderInShop(<ClaimableCoupon coupon={coupon} />, { as: customer });
  expect(await screen.findByText(once)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a claim that never arrived, whose outcome cannot be found out, can be checked again and disturbs nothing', async () => {
  const { user, button, claim } = await open();
  const notifications = recordNotifications();
  loseRequest(`*${path}`);
  refuse(1, '*/api/user/myCoupon');
  await user.click(button);
  const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: 5_000 });
  expect(screen.queryByRole('link')).toBeNull();
  expect(notifications).toEqual([]);
  // It has arrived after all.
  claim();
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByText('Added to your coupons')).toBeVisible();
});

test('a visitor who signs in gets the coupon that was pressed, and no other', async () => {
  const { customer, coupon } = offer();
  const codes: string[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      codes.push(((await request.json()) as { code: string }).code);
      return HttpResponse.json({ success: false, errorCode: 'CODE_USED', errorMessage: 'No.', showType: 0 });
    }),
  );
  const others = ['FIRST', 'SECOND', 'THIRD'].map((name) => ({ ...coupon, name, redeemCode: name }));
  const { user, actions } = await renderInShop(others.map((one) => <ClaimableCoupon key={one.name} coupon={one} />));
  await act(async () => actions()?.clearUser());
  await user.click(await screen.findByRole('button', { name: 'Claim: SECOND' }));
  expect(codes).toEqual([]);
  beginSession(customer.token);
  await act(async () => void actions()?.setUser(customer.ok('getCurrentUser', { type: 1 })));
  expect(await screen.findByText('These have all been claimed.')).toBeVisible();
  expect(codes).toEqual(['SECOND']);
});

test('a claim that a reload interrupted says no more than that the coupon is there', async () => {
  const { customer, coupon } = offer();
  const card = () => renderInShop(<ClaimableCoupon coupon={coupon} />, { as: customer });
  const first = await card();
  server.use(
    http.post(
      `*${path}`,
      async ({ request }) => {
        customer.send('exchangeCode', await request.json());
        return new Promise<never>(() => undefined);
      },
      { once: true },
    ),
  );
  await first.user.click(await screen.findByRole('button', { name: 'Claim: sound10' }));
  await screen.findByText('Claiming…');
  first.unmount();
  await card();
  expect(await screen.findByText('Already claimed')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link')).toHaveAttribute('href', pathOf('h5', 'coupons')));
  expect(screen.queryByText('Added to your coupons')).toBeNull();
});
