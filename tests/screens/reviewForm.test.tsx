/** The form for reviews: stars in one tap, text and photos, and what crosses the wire. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { pictureFiles } from '../../mock/testing/pictureFiles';
import { payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { callsTo } from '../setup/callsTo';
import { server } from '../setup/freshShop';
import { buyer, line } from '../setup/checkoutSteps';
import { openPage, platforms } from '../setup/openPage';
import { stubPhotos } from '../setup/photoStubs';
import { withDeliveredOrder } from '../setup/returnSteps';
import { cupReview, cupStars, openReviewForm, writePath } from '../setup/reviewSteps';

const star = (stars: number) => cupStars().getByRole('button', { name: stars === 1 ? '1 star' : `${stars} stars` });
const card = () => within(cupStars().getByRole('button', { name: '1 star' }).closest('li') ?? document.body);
const thanks = 'Thanks, your rating counts. A few words or a photo help others even more.';

describe.each(platforms)('a review on %s', (platform) => {
  test('begins with stars in one tap, and is written on with text and a photo', async () => {
    const browser = stubPhotos();
    const delivered = withDeliveredOrder();
    const sent = callsTo(writePath);
    const { user } = await openPage(pathOf(platform, 'orders', { id: delivered.id }), { as: delivered.customer });
    await user.click(await screen.findByRole('link', { name: 'Review items' }));
    expect(await screen.findByText('Tap the stars. Your rating counts at once.')).toBeVisible();
    expect(cupStars().getAllByRole('button', { pressed: false })).toHaveLength(5);
    expect(card().queryByRole('textbox')).toBeNull();
    await user.click(star(4));
    expect(await card().findByText(thanks)).toBeVisible();
    expect(star(4)).toHaveFocus();
    expect(star(4)).toHaveAttribute('aria-pressed', 'true');
    const first = { orderId: delivered.id, skuId: 'cup.oat', stars: 4, text: '', photos: [] };
    expect(sent).toEqual([first]);
    await user.type(card().getByRole('textbox', { name: /^Your review/ }), 'Warm until noon');
    await user.upload(card().getByLabelText('Add a photo'), new File(['x'], 'cup.jpg', { type: 'image/jpeg' }));
    await act(async () => browser.decode(browser.urls.at(-1) ?? '', { width: 800, height: 600 }));
    expect(await card().findByRole('img', { name: 'Photo 1' })).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Save review' }));
    expect(await card().findByText('Saved. Everyone can read your review now.')).toBeVisible();
    const photo = pictureFiles.webp;
    const second = { ...first, text: 'Warm until noon', photos: [photo] };
    expect(sent).toEqual([first, second]);
    expect(cupReview(delivered)).toMatchObject({ stars: 4, text: 'Warm until noon', photos: [photo] });
    // Other stars keep what was written.
    await user.click(star(5));
    await waitFor(() => expect(sent).toEqual([first, second, { ...second, stars: 5 }]));
    expect(sessionStorage.getItem(`draft:review:${delivered.id}:cup.oat`)).toBeNull();
    browser.restore();
  });

  test('of several taps in a row the last one counts', async () => {
    const delivered = withDeliveredOrder();
    const sent = callsTo(writePath);
    const { user } = await openReviewForm(platform, delivered);
    await user.click(star(1));
    await user.click(star(3));
    await user.click(star(5));
    await waitFor(() => expect(cupReview(delivered)?.stars).toBe(5));
    expect(await card().findByText(thanks)).toBeVisible();
    expect(star(5)).toHaveAttribute('aria-pressed', 'true');
    expect(sent.at(-1)).toMatchObject({ stars: 5 });
  });

  test('that the shop refuses says so, keeps the stars, and is sent again', async () => {
    const delivered = withDeliveredOrder();
    server.use(
      http.post(
        `*${writePath}`,
        () => HttpResponse.json({ success: false, errorCode: 'INTERNAL', errorMessage: 'No', showType: 0, data: null }),
        { once: true },
      ),
    );
    const { user } = await openReviewForm(platform, delivered);
    await user.click(star(2));
    const again = await card().findByRole('button', { name: 'Save again' });
    expect(card().getAllByRole('alert')[0]).toHaveTextContent(/\S/);
    expect(star(2)).toHaveAttribute('aria-pressed', 'true');
    expect(cupReview(delivered)).toBeNull();
    await user.click(again);
    await waitFor(() => expect(cupReview(delivered)?.stars).toBe(2));
    expect(await card().findByText(thanks)).toBeVisible();
    expect(card().queryByRole('button', { name: 'Save again' })).toBeNull();
  });

  test('keeps a text that was not saved over a reload', async () => {
    const delivered = withDeliveredOrder();
    const { customer, id } = delivered;
    customer.ok('writeReview', { orderId: id, skuId: 'cup.oat', stars: 4, text: 'Warm' });
    const opened = await openReviewForm(platform, delivered);
    const field = () => card().getByRole('textbox', { name: /^Your review/ });
    expect(field()).toHaveValue('Warm');
    await opened.user.type(field(), ' enough');
    opened.unmount();
    await openReviewForm(platform, delivered);
    expect(field()).toHaveValue('Warm enough');
    expect(star(4)).toHaveAttribute('aria-pressed', 'true');
  });

  test('is offered in the list until everything has one', async () => {
    const delivered = withDeliveredOrder();
    const { customer, id, order } = delivered;
    const { user, where, unmount } = await openPage(pathOf(platform, 'orders'), { as: customer });
    await user.click(await screen.findByRole('button', { name: /^Review items/ }));
    await waitFor(() => expect(where().query).toMatchObject({ id, view: 'review' }));
    unmount();
    for (const { skuId } of order().lines) customer.ok('writeReview', { orderId: id, skuId, stars: 5 });
    const list = await openPage(pathOf(platform, 'orders'), { as: customer });
    await screen.findByRole('button', { name: /^Return items/ });
    expect(screen.queryByRole('button', { name: /^Review items/ })).toBeNull();
    list.unmount();
    await openPage(pathOf(platform, 'orders', { id }), { as: customer });
    expect(await screen.findByRole('link', { name: 'Your reviews' })).toBeVisible();
  });

  test('is not offered before the delivery, and a link to it says why', async () => {
    const customer = buyer();
    const { id } = payShopOrder(customer, placeShopOrder(customer, [line('cup.oat')], { couponId: null }));
    const { unmount } = await openPage(pathOf(platform, 'orders', { id }), { as: customer });
    await screen.findByRole('link', { name: 'Receipt' });
    expect(screen.queryByRole('link', { name: 'Review items' })).toBeNull();
    unmount();
    await openPage(pathOf(platform, 'orders', { id, view: 'review' }), { as: customer });
    expect(await screen.findByText('You can review what was delivered and what you kept.')).toBeVisible();
  });
});

test.each(platforms)('a shop without reviews offers none, on %s', async (platform) => {
  Object.assign(SHOP.features, { reviews: false });
  const { customer, id } = withDeliveredOrder();
  const sent = queries();
  const order = await openPage(pathOf(platform, 'orders', { id }), { as: customer });
  await screen.findByRole('link', { name: 'Receipt' });
  expect(screen.queryByRole('link', { name: 'Review items' })).toBeNull();
  order.unmount();
  const goods = await openPage(pathOf(platform, 'goods', { id: 'cup' }));
  expect(await screen.findByText('3 of 4 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^4 stars/ })).toBeNull();
  goods.unmount();
  expect(sent).toEqual([]);
  Object.assign(SHOP.features, { reviews: true });
});

/** The queries that the list of reviews sends after this call, in order. */
function queries(): object[] {
  const sent: object[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/home/reviewList') sent.push(Object.fromEntries(searchParams));
  });
  return sent;
}

describe.each(platforms)('the reviews of a product on %s', (platform) => {
  const part = async () =>
    within((await screen.findByRole('heading', { name: 'Reviews' })).closest('section') ?? document.body);
  const authors = async () =>
    (await part()).getAllByRole('article').map((one) => one.getAttribute('aria-label')?.replace('Review by ', ''));
  const setup = async () => {
    const delivered = withDeliveredOrder();
    const { customer, id } = delivered;
    customer.ok('writeReview', { orderId: id, skuId: 'cup.oat', stars: 1, text: 'Chipped' });
    const sent = queries();
    const { user } = await openPage(pathOf(platform, 'goods', { id: 'cup' }), { as: customer });
    const reviews = await part();
    await waitFor(() => expect(sent).toHaveLength(1));
    await reviews.findByText('3 of 5 shown');
    return { user, sent, reviews };
  };

  test('count what was written at once, and mark one’s own', async () => {
    const { reviews } = await setup();
    expect(reviews.getByText('21 ratings')).toBeVisible();
    expect(reviews.getByText('5 with a text or photo')).toBeVisible();
    const [own, next] = reviews.getAllByRole('article');
    expect(own).toHaveTextContent('Your reviewNov');
    expect(own).toHaveTextContent('Chipped');
    expect(next).not.toHaveTextContent('Your review');
  });

  test('are filtered by stars and photos, sorted, and shown in full', async () => {
    const { user, sent, reviews } = await setup();
    await user.click(reviews.getByRole('button', { name: 'Show more' }));
    expect(await authors()).toHaveLength(5);
    expect(reviews.queryByRole('button', { name: 'Show more' })).toBeNull();
    await user.click(reviews.getByRole('button', { name: /^4 stars: 5/ }));
    await reviews.findByText('3 of 3 shown');
    expect(reviews.getByRole('button', { name: /^4 stars/ })).toHaveAttribute('aria-pressed', 'true');
    expect(await authors()).toEqual(['Customer 1', 'Customer 2', 'Customer 3']);
    await user.click(reviews.getByRole('checkbox', { name: 'With photos' }));
    expect(await reviews.findByText('No review like that yet.')).toBeVisible();
    await user.click(reviews.getByRole('button', { name: 'Show all' }));
    await reviews.findByText('3 of 5 shown');
    await user.selectOptions(reviews.getByRole('combobox', { name: 'Sort by' }), 'Most stars');
    await waitFor(async () => expect((await authors())[0]).toBe('Ada'));
    const base = { goodsId: 'cup', current: '1', pageSize: '10' };
    expect(sent).toMatchObject([
      { ...base, sort: 'helpful' },
      { ...base, stars: '4', withPhotos: 'false' },
      { ...base, stars: '4', withPhotos: 'true' },
      { ...base, sort: 'highest' },
    ]);
  });
});
