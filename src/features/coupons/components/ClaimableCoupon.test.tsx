import { screen, waitFor } from '@testing-library/react';
import { articleCatalogue } from '../../../../tests/setup/articleCatalogue';
import { openShop } from '../../../../tests/setup/freshShop';
import { holdPost, sentPaths, startPaths } from '../../../../tests/setup/lostWrites';
import { refuse } from '../../../../tests/setup/refusals';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { ClaimableCoupon } from './ClaimableCoupon';

const path = '/api/user/exchange/code';

/** The coupon of a campaign, for a customer who has not claimed it. */
async function open(isRow = false) {
  const customer = openShop({ catalogue: articleCatalogue }).customer('+14155550181');
  const coupon = customer.ok('getBanners', {}).list.flatMap(({ campaign }) => campaign?.coupons ?? [])[0];
  if (!coupon) throw new Error('No coupon is offered');
  const { user } = await renderInShop(<ClaimableCoupon coupon={coupon} isRow={isRow} />, { as: customer });
  const paths = sentPaths(startPaths.filter((one) => one !== '/api/user/current'));
  const button = await screen.findByRole('button', { name: 'Claim: sound10' });
  return { user, customer, paths, button };
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
