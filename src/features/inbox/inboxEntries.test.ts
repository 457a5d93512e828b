import { groupByPeriod, inboxEntries, MAX_ENTRIES, type InboxSources } from './inboxEntries';

const now = new Date(2026, 10, 20, 12).getTime();
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
const orderOf = (part: object) =>
  ({
    id: 'o1',
    status: 'done',
    placedAt: ago(3),
    timeline: [],
    lines: [],
    yields: [],
    cancelReason: null,
    ...part,
  }) as never;
const couponOf = (part: object) =>
  ({ id: 'c1', state: 'usable', validFrom: ago(60), validUntil: ago(-5), ...part }) as never;
const articleOf = (id: string, days: number, kind = 'news') => ({ id, kind, publishedAt: ago(days) }) as never;
const idsOf = (part: Partial<InboxSources>) =>
  inboxEntries({ orders: [], coupons: [], articles: [], ...part }, now).map(({ id }) => id);

describe('the entries of orders', () => {
  test('are what the shop did, newest first', () => {
    const timeline = [
      { event: 'placed', at: ago(3) },
      { event: 'paid', at: ago(2.9) },
      { event: 'shipped', at: ago(2) },
      { event: 'delivered', at: ago(1) },
    ];
    expect(idsOf({ orders: [orderOf({ timeline })] })).toEqual(['order:o1:delivered', 'order:o1:shipped']);
  });
  test('name an order that waits for its payment, and one that was not paid in time', () => {
    expect(idsOf({ orders: [orderOf({ status: 'toPay' })] })).toEqual(['order:o1:toPay']);
    expect(idsOf({ orders: [orderOf({ status: 'cancelled', cancelReason: 'expired' })] })).toEqual(['order:o1:lapsed']);
    expect(idsOf({ orders: [orderOf({ status: 'cancelled', cancelReason: 'changedMind' })] })).toEqual([]);
  });
  test('name a paid order that is sent on a later day, and no other paid order', () => {
    const paid = { status: 'toShip', timeline: [{ event: 'paid', at: ago(2.9) }] };
    const presale = orderOf({ ...paid, lines: [{ shipsOn: '2026-12-15' }, { shipsOn: null }] });
    expect(idsOf({ orders: [presale] })).toEqual(['order:o1:presale']);
    expect(idsOf({ orders: [orderOf({ ...paid, lines: [{ shipsOn: null }] })] })).toEqual([]);
  });
  test('name delivered codes, from the payment on', () => {
    const timeline = [{ event: 'paid', at: ago(2) }];
    const orders = [orderOf({ timeline, yields: [{}, {}] })];
    expect(inboxEntries({ orders, coupons: [], articles: [] }, now)).toMatchObject([
      { id: 'order:o1:ready', at: Date.parse(ago(2)) },
    ]);
  });
  test('have the time of the last event of a kind, or of the order where it is not told', () => {
    const timeline = [
      { event: 'cancelled', at: ago(2) },
      { event: 'cancelled', at: ago(1) },
    ];
    const lapsed = { status: 'cancelled', cancelReason: 'expired' };
    const orders = [orderOf({ ...lapsed, timeline }), orderOf({ ...lapsed, id: 'o2', placedAt: ago(4) })];
    expect(inboxEntries({ orders, coupons: [], articles: [] }, now).map(({ id, at }) => [id, at])).toEqual([
      ['order:o1:lapsed', Date.parse(ago(1))],
      ['order:o2:lapsed', Date.parse(ago(4))],
    ]);
  });
  test('invite to review what arrived while something has no review, in a shop with reviews', () => {
    const timeline = [
      { event: 'paid', at: ago(2.9) },
      { event: 'delivered', at: ago(1) },
    ];
    const lines = [
      { canReview: true, review: { stars: 5 } },
      { canReview: true, review: null },
    ];
    const order = orderOf({ timeline, lines, can: { review: true } });
    const reviewed = orderOf({ timeline, lines: lines.slice(0, 1), can: { review: true } });
    expect(idsOf({ orders: [order], hasReviews: true })).toEqual(['order:o1:delivered', 'order:o1:review']);
    expect(idsOf({ orders: [reviewed], hasReviews: true })).toEqual(['order:o1:delivered']);
    expect(idsOf({ orders: [order] })).toEqual(['order:o1:delivered']);
    const digital = orderOf({ timeline: timeline.slice(0, 1), lines, can: { review: true } });
    expect(inboxEntries({ orders: [digital], coupons: [], articles: [], hasReviews: true }, now)).toMatchObject([
      { id: 'order:o1:review', at: Date.parse(ago(2.9)) },
    ]);
  });
  test('are listed once, although the timeline names an event twice', () => {
    const timeline = [
      { event: 'refunded', at: ago(2) },
      { event: 'refunded', at: ago(1) },
    ];
    expect(idsOf({ orders: [orderOf({ timeline })] })).toEqual(['order:o1:refunded']);
  });
  test('end after 30 days', () => {
    expect(idsOf({ orders: [orderOf({ timeline: [{ event: 'shipped', at: ago(30) }] })] })).toEqual([]);
    expect(idsOf({ orders: [orderOf({ timeline: [{ event: 'shipped', at: ago(29.99) }] })] })).toHaveLength(1);
  });
});

describe('a coupon is listed', () => {
  test('in its last seven days, since their beginning', () => {
    const coupons = [
      couponOf({}),
      couponOf({ id: 'c2', validUntil: ago(-7.1) }),
      couponOf({ id: 'c3', validUntil: ago(0) }),
      couponOf({ id: 'c4', validUntil: ago(-7) }),
    ];
    expect(inboxEntries({ orders: [], coupons, articles: [] }, now)).toEqual([
      { kind: 'coupon', id: 'coupon:c4', at: now, coupon: coupons[3] },
      { kind: 'coupon', id: 'coupon:c1', at: Date.parse(ago(2)), coupon: coupons[0] },
    ]);
  });
  test('only while it can be used, and since it can', () => {
    expect(idsOf({ coupons: [couponOf({ state: 'used' }), couponOf({ id: 'c2', validFrom: ago(-1) })] })).toEqual([]);
    expect(inboxEntries({ orders: [], coupons: [couponOf({ validFrom: ago(1) })], articles: [] }, now)[0]?.at).toBe(
      Date.parse(ago(1)),
    );
  });
});

test('the five newest articles of the kind news are listed', () => {
  const articles = [1, 2, 3, 4, 5, 6].map((days) => articleOf(`a${days}`, days));
  expect(idsOf({ articles: [articleOf('help', 0, 'help'), ...articles.reverse()] })).toEqual(
    [1, 2, 3, 4, 5].map((at) => `article:a${at}`),
  );
});

test('there are at most 50 entries', () => {
  const orders = Array.from({ length: 60 }, (_, at) => orderOf({ id: `o${at}`, status: 'toPay' }));
  expect(idsOf({ orders })).toHaveLength(MAX_ENTRIES);
});

test('the entries are grouped by day, and empty periods are left out', () => {
  const entries = inboxEntries({ orders: [], coupons: [], articles: [articleOf('a', 0.1), articleOf('b', 40)] }, now);
  expect(groupByPeriod(entries, now).map(({ period, entries: rows }) => [period, rows.map(({ id }) => id)])).toEqual([
    ['today', ['article:a']],
    ['earlier', ['article:b']],
  ]);
  expect(
    groupByPeriod(
      inboxEntries(
        { orders: [], coupons: [], articles: [articleOf('c', 1), articleOf('d', 6), articleOf('e', 7)] },
        now,
      ),
      now,
    ).map(({ period, entries: rows }) => [period, rows.map(({ id }) => id)]),
  ).toEqual([
    ['week', ['article:c', 'article:d']],
    ['earlier', ['article:e']],
  ]);
});
