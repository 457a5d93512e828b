/** Ratings, reviews and claimable coupons on cards and on the product page. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { platforms, openPage } from '../setup/openPage';
import { catalogueWithCouponOffer } from '../../mock/testing/couponOffer';
import { nextOperation } from '../../mock/testing/purchase';

const phone = '+14155550182';

/** The product `id` with changed fields. */
const answerWith = (id: string, change: object) => {
  const data = { ...shopOfTest().visitor('en').ok('getGoodsDetail', { id }), ...change };
  server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({ success: true, data })));
};
const reviewsOf = () => screen.findByRole('heading', { name: 'Reviews' }).then((heading) => heading.closest('section'));
const offer = async () => within(await screen.findByRole('article', { name: 'sound10' }));

describe.each(platforms)('reviews on %s', (platform) => {
  const openCup = () => openPage(pathOf(platform, 'goods', { id: 'cup' }));

  test('a card says average and number in figures and in words', async () => {
    await openPage(pathOf(platform, 'hall'));
    const rated = await screen.findByRole('link', { name: /^Slow Morning cup 4\.4 of 5, 20 ratings/ });
    expect(rated).toHaveTextContent('★ 4.4 (20)');
    expect(screen.getByRole('link', { name: /kettle/ })).not.toHaveTextContent('★');
  });

  test('are listed with stars, author, option, text and how many found them helpful', async () => {
    await openCup();
    const part = within((await reviewsOf()) ?? document.body);
    const review = within(await part.findByRole('article', { name: 'Review by Ada' }));
    expect(review.getByText('5 stars')).toBeInTheDocument();
    expect(review.getByText('Nov 17, 2026 · Bought: Oat')).toBeVisible();
    expect(review.getByText('Warm until the last sip.')).toBeVisible();
    expect(review.getByText('4 people found this helpful')).toBeVisible();
    expect(within(part.getByRole('list', { name: 'Ratings by stars' })).getAllByRole('listitem')[0]).toHaveTextContent(
      /^5 stars: 12/,
    );
    expect(part.getByText('4.4 of 5, 20 ratings')).toBeInTheDocument();
  });

  test('show three first, and the others on request', async () => {
    const { user } = await openCup();
    const part = within((await reviewsOf()) ?? document.body);
    await waitFor(() => expect(part.getAllByRole('article')).toHaveLength(3));
    expect(part.getByText('3 of 4 shown')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Show more' }));
    expect(part.getAllByRole('article')).toHaveLength(4);
    expect(part.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('open their photos in the picture viewer', async () => {
    const { user } = await openCup();
    await user.click(await screen.findByRole('button', { name: 'Enlarge photo 2 of 2 by Ada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review by Ada' }));
    expect(dialog.getByRole('status')).toHaveTextContent('Picture 2 of 2');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are reached from the rating below the name', async () => {
    const { user } = await openCup();
    const heading = await screen.findByRole('heading', { name: 'Reviews' });
    heading.closest('section')?.setAttribute('data-seen', '');
    await user.click(screen.getByRole('button', { name: '4.4 of 5, 20 ratings' }));
    expect(heading).toHaveFocus();
  });

  test('are left out for a product without ratings', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    await screen.findByRole('button', { name: /^Buy for/ });
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
    // Cards of similar products have ratings of their own.
    expect(screen.queryAllByText(/★/).filter((rating) => !rating.closest('a'))).toEqual([]);
  });

  test('a malformed one is left out, and malformed optional fields leave the page readable', async () => {
    const { reviews } = shopOfTest().visitor('en').ok('getGoodsDetail', { id: 'cup' });
    answerWith('cup', {
      reviews: { ...reviews, list: [{ id: 'x', stars: 9 }, ...(reviews?.list ?? [])] },
      coupons: 'many',
      returnsArticleId: 7,
    });
    await openCup();
    const part = within((await reviewsOf()) ?? document.body);
    await waitFor(() => expect(part.getAllByRole('article')[0]).toHaveAccessibleName('Review by Ada'));
    expect(screen.getByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Coupons' })).toBeNull();
    expect(screen.getByText('30-day returns')).toBeVisible();
  });
});

describe.each(platforms)('coupons of a product on %s', (platform) => {
  beforeEach(() => void openShop({ catalogue: catalogueWithCouponOffer }));
  const openPhones = (options = {}) => openPage(pathOf(platform, 'goods', { id: 'phones' }), options);

  test('show the price after the best one, and are claimed in place', async () => {
    const customer = shopOfTest().customer(phone);
    const { user } = await openPhones({ as: customer });
    expect(await screen.findByText('$90.00 with “welcome”')).toBeVisible();
    await user.click((await offer()).getByRole('button', { name: 'Claim: sound10' }));
    expect(await (await offer()).findByText('Added to your coupons')).toBeVisible();
    expect(customer.ok('getMyCoupons', {}).list.filter(({ name }) => name === 'sound10')).toHaveLength(1);
  });

  test('are claimed after a visitor has signed in, on the same page', async () => {
    const { user, where } = await openPhones();
    await user.click((await offer()).getByRole('button', { name: 'Claim: sound10' }));
    await user.type(await screen.findByLabelText('Phone number'), phone.replace('+1', ''));
    await user.click(screen.getByRole('checkbox', { name: /accept the/ }));
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await user.click(await screen.findByRole('button', { name: 'Use this code' }));
    expect(await (await offer()).findByText('Added to your coupons')).toBeVisible();
    expect(where().query['id']).toBe('phones');
  });

  test('a used one says so, and is not promised', async () => {
    const shop = shopOfTest();
    const customer = shop.customer(phone);
    customer.ok('exchangeCode', { operationId: nextOperation(), code: 'EARS-PLEASE' });
    const coupon = [...shop.database.coupons.all.values()].find(({ name }) => name.en === 'sound10');
    if (coupon) shop.database.coupons.put({ ...coupon, state: 'spent' });
    await openPhones({ as: customer });
    expect(await (await offer()).findByText('You’ve already claimed this. One per customer.')).toBeVisible();
    expect(screen.queryByText(/with “sound10”/)).toBeNull();
  });

  test('are left out where none applies', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    await screen.findByRole('button', { name: /^Buy for/ });
    expect(screen.queryByRole('region', { name: 'Coupons' })).toBeNull();
  });
});

describe.each(platforms)('the product page on %s', (platform) => {
  test('says that a link without an id names no product', async () => {
    await openPage(pathOf(platform, 'goods'));
    expect(await screen.findByRole('heading', { name: 'No product in this link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  test('links the return period to the article about returns', async () => {
    await openPage(pathOf(platform, 'goods', { id: 'kettle' }));
    expect(await screen.findByRole('link', { name: '30-day returns' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${pathOf(platform, 'article').split('?')[0]}?id=help-returns`),
    );
  });
});
