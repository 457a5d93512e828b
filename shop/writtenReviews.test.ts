/** Reviews written by customers: who can write one, what counts, and what others read. */
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { pictureFiles } from '../mock/testing/pictureFiles';
import { nextOperation, packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { shortenNickname } from './domain/reviews';
import { DAY_MS, HOUR_MS } from './time';

const photo = pictureFiles.webp;
const setup = (options: Parameters<typeof openTestShop>[0] = {}) => {
  const shop = openTestShop(options);
  const ada = shop.customer('+14155550193');
  const buy = (customer: Visitor, lines: { skuId: string; quantity: number }[]) => {
    const order = payShopOrder(customer, placeShopOrder(customer, lines, { couponId: null }));
    shop.pass(5 * HOUR_MS + 3 * DAY_MS);
    return order;
  };
  const cup = () => shop.visitor().ok('getGoodsDetail', { id: 'cup' });
  return { ...shop, ada, buy, cup };
};
const reviewOf = (order: ReturnType<typeof payShopOrder>, skuId = 'cup.oat') =>
  order.lines.find((line) => line.skuId === skuId);

test('a delivered line is rated, and average, number and distribution follow at once', () => {
  const { ada, buy, cup } = setup();
  const { id: orderId } = buy(ada, packLine('cup.oat'));
  expect(cup().rating).toEqual({ average: 4.4, count: 20 });
  const order = ada.ok('writeReview', { orderId, skuId: 'cup.oat', stars: 1 });
  expect(reviewOf(order)).toMatchObject({
    review: { stars: 1, text: '', photos: [], isPublished: true },
    canReview: true,
  });
  expect(cup()).toMatchObject({
    rating: { average: 4.2, count: 21 },
    reviews: { distribution: [2, 0, 2, 5, 12], written: 4 },
  });
  // Stars alone are a rating, and no review to read.
  expect(cup().reviews?.list.map(({ author }) => author)).not.toContain('Guest');
});

test('writing again replaces the review, however often it is sent', () => {
  const { ada, buy, cup, database } = setup();
  const { id: orderId } = buy(ada, packLine('cup.oat'));
  const input = { orderId, skuId: 'cup.oat', stars: 5, text: 'Warm.', photos: [photo] };
  for (const one of [{ ...input, stars: 2 }, input, input]) ada.ok('writeReview', one);
  expect(cup().reviews).toMatchObject({ distribution: [1, 0, 2, 5, 13], written: 5 });
  expect(database.reviews.all.size).toBe(1);
  const { list } = ada.ok('getReviews', { goodsId: 'cup' });
  expect(list[0]).toMatchObject({
    stars: 5,
    text: 'Warm.',
    option: 'Oat',
    isOwn: true,
    photos: [{ src: photo, fit: 'photo' }],
  });
  // The text of others is in no language of the reader.
  expect(database.reviews.all.size).toBe(1);
});

test('what is not delivered, paid back or not one’s own cannot be reviewed', () => {
  const { ada, buy, customer, pass } = setup();
  const unpaid = placeShopOrder(ada, packLine('cup.oat'), { couponId: null });
  const write = (who: Visitor, orderId: string, skuId = 'cup.oat') =>
    who.refused('writeReview', { orderId, skuId, stars: 4 }).errorCode;
  expect(unpaid.can.review).toBe(false);
  expect(write(ada, unpaid.id)).toBe('REVIEW_CLOSED');
  const { id } = buy(ada, packLine('cup.oat'));
  expect(write(customer('+14155550194'), id)).toBe('NOT_FOUND');
  expect(write(ada, id, 'cup.moss')).toBe('NOT_FOUND');
  const lines = packLine('cup.oat');
  const { refund } = ada.ok('quoteReturn', { orderId: id, lines });
  ada.ok('requestReturn', {
    operationId: nextOperation(),
    orderId: id,
    lines: lines.map((line) => ({ ...line, reason: 'other' as const })),
    refundTo: 'balance',
    expectedRefund: refund,
  });
  expect(ada.ok('getOrderDetail', { id }).can.review).toBe(true);
  pass(4 * DAY_MS);
  const paidBack = ada.ok('getOrderDetail', { id });
  expect([paidBack.returns?.[0]?.state, paidBack.can.review]).toEqual(['refunded', false]);
  expect(write(ada, id)).toBe('REVIEW_CLOSED');
});

test('photos are new ones, or those of the review', () => {
  const { ada, buy } = setup();
  const { id: orderId } = buy(ada, packLine('cup.oat'));
  const input = { orderId, skuId: 'cup.oat', stars: 4 };
  expect(ada.refused('writeReview', { ...input, photos: ['https://photos.example/1.png'] })).toMatchObject({
    errorCode: 'VALIDATION',
    data: { fields: { photos: 'invalid' } },
  });
  expect(ada.refused('writeReview', { ...input, photos: Array(4).fill(photo) }).errorCode).toBe('VALIDATION');
  expect(ada.refused('writeReview', { ...input, stars: 6 }).errorCode).toBe('VALIDATION');
});

describe('the list of a product', () => {
  const starsOf = (reader: Visitor, query: object) => {
    const { list, total } = reader.ok('getReviews', { goodsId: 'cup', ...query });
    return [list.map(({ stars }) => stars), total];
  };

  test('is sorted and filtered, page by page', () => {
    const { ada, buy, visitor, customer } = setup();
    const { id: orderId } = buy(ada, packLine('cup.oat'));
    ada.ok('writeReview', { orderId, skuId: 'cup.oat', stars: 1, text: 'Chipped.', photos: [photo] });
    expect(starsOf(ada, {})).toEqual([[1, 5, 4, 4, 4], 5]);
    expect(starsOf(visitor(), {})).toEqual([[5, 1, 4, 4, 4], 5]);
    expect(starsOf(visitor(), { sort: 'newest' })).toEqual([[1, 5, 4, 4, 4], 5]);
    expect(starsOf(visitor(), { sort: 'highest' })).toEqual([[5, 4, 4, 4, 1], 5]);
    expect(starsOf(visitor(), { sort: 'lowest' })).toEqual([[1, 4, 4, 4, 5], 5]);
    expect(starsOf(visitor(), { stars: 4 })).toEqual([[4, 4, 4], 3]);
    expect(starsOf(visitor(), { withPhotos: true })).toEqual([[5, 1], 2]);
    expect(starsOf(visitor(), { stars: 1, withPhotos: true })).toEqual([[1], 1]);
    expect(starsOf(visitor(), { current: 2, pageSize: 3 })).toEqual([[4, 4], 5]);
    const own = (reader: Visitor) => reader.ok('getReviews', { goodsId: 'cup' }).list.filter(({ isOwn }) => isOwn);
    expect([own(ada), own(visitor()), own(customer('+14155550194'))].map((list) => list.length)).toEqual([1, 0, 0]);
    expect(visitor().refused('getReviews', { goodsId: 'nothing' }).errorCode).toBe('NOT_FOUND');
  });
});

test('a shop without reviews says so, and its orders have none', () => {
  const { visitor, ada, buy, cup } = setup({
    configuration: { ...SHOP, features: { ...SHOP.features, reviews: false } },
  });
  expect(visitor().ok('getServerInfo', {}).features).toMatchObject({ reviews: false });
  const order = buy(ada, packLine('cup.oat'));
  expect(ada.ok('getOrderDetail', { id: order.id })).toMatchObject({
    lines: [{ review: null, canReview: false }],
    can: { review: false },
  });
  expect(ada.refused('writeReview', { orderId: order.id, skuId: 'cup.oat', stars: 4 }).errorCode).toBe('NOT_FOUND');
  expect(visitor().refused('getReviews', { goodsId: 'cup' }).errorCode).toBe('NOT_FOUND');
  expect(cup().reviews).toMatchObject({ distribution: [1, 0, 2, 5, 12], written: 4 });
});

test.each([
  ['Mei Lin', 'Mei L.'],
  ['anna maria von Berg', 'anna B.'],
  ['Guest 4821', 'Guest'],
  ['Ada', 'Ada'],
  ['林小满', '林小满'],
  [' élise  ørsted ', 'élise Ø.'],
])('the author %p is shown as %p', (nickname, shown) => {
  expect(shortenNickname(nickname)).toBe(shown);
});
