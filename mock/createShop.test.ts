/** What every call has in common: errors, what counts as a write, and what a shop keeps when it is opened again. */
import { calls } from '../src/api/calls';
import { createShop } from './createShop';
import { PAY_WINDOW_MS } from '../shop/domain/orders';
import { toErrorResponse } from '../shop/envelope';
import { createMemoryStore } from '../shop/memoryStore';
import { secureRandom } from '../shop/random';
import { ShopError } from '../shop/shopError';
import type { Store } from '../shop/store';
import { createVisitor, openTestShop, OPENED_AT } from './testing/openTestShop';
import { packLine, placeShopOrder } from './testing/purchase';
import { smallCatalogue } from './testing/smallCatalogue';
import { DAY_MS } from '../shop/time';

const open = (store: Store, now = OPENED_AT, onUnexpectedError: (error: unknown) => void = () => undefined) =>
  createShop({
    store,
    clock: () => now,
    random: secureRandom,
    configuration: SHOP,
    seed: 'fresh',
    catalogue: smallCatalogue,
    onUnexpectedError,
  });

test('an error of the shop itself is a 500 that says nothing about it, and is reported', () => {
  const memory = createMemoryStore();
  const errors: unknown[] = [];
  let isBroken = false;
  const shop = open(
    {
      ...memory,
      get isEmpty() {
        return memory.isEmpty;
      },
      transact: (work) => {
        if (isBroken) throw new Error('/data/lock.mdb is damaged');
        return memory.transact(work);
      },
    },
    OPENED_AT,
    (error) => errors.push(error),
  );
  createVisitor(shop, 'en').ok('getBanners', {});
  isBroken = true;
  const { status, body } = createVisitor(shop, 'en').send('getCategories', {});
  expect(status).toBe(500);
  expect(body).toEqual({
    success: false,
    errorCode: 'INTERNAL',
    errorMessage: 'Something went wrong on our side. Please try again in a moment.',
    showType: 2,
    data: null,
  });
  expect(errors).toEqual([new Error('/data/lock.mdb is damaged')]);
  const server = createVisitor(shop, 'en').send('getServerInfo', {});
  expect([server.status, server.body]).toEqual([500, { code: 500, data: null }]);
});

test('a refusal in the envelope of the server calls has a code of its own, and no data', () => {
  const refused = (error: Error) => toErrorResponse(calls.getServerInfo, error, 'en');
  expect(refused(new ShopError('VALIDATION', 'input'))).toEqual({ status: 200, body: { code: 400, data: null } });
  expect(refused(new ShopError('UNAUTHORIZED', 'signIn'))).toEqual({ status: 401, body: { code: 401, data: null } });
});

test('a call counts as a write when something changed: also a read that ran a scheduled step, and a sign-out', () => {
  const { shop, customer, visitor, pass } = openTestShop();
  const ada = customer('+14155550194');
  const isWrite = (name: 'getCategories' | 'getOrders') => ada.send(name, {}).wrote;
  expect([isWrite('getCategories'), isWrite('getOrders')]).toEqual([false, false]);
  placeShopOrder(ada, packLine('cup.oat'));
  expect(isWrite('getOrders')).toBe(false);
  pass(PAY_WINDOW_MS);
  expect([isWrite('getCategories'), isWrite('getCategories')]).toEqual([true, false]);
  const { logoutPath } = visitor().ok('getServerInfo', {});
  const headers = { authorization: ada.token };
  expect(shop.handle({ method: 'POST', path: logoutPath ?? '', query: {}, body: {}, headers }).wrote).toBe(true);
});

test('a shop that is opened again counts its days from the first time', () => {
  const store = createMemoryStore();
  const first = createVisitor(open(store), 'en');
  const later = createVisitor(open(store, OPENED_AT + 4 * DAY_MS), 'en');
  const shipsOn = (visitor: typeof first) => visitor.ok('getGoodsDetail', { id: 'lamp' }).presale?.shipsOn;
  expect([shipsOn(first), shipsOn(later)]).toEqual(['2026-11-30', '2026-11-30']);
  // From its third day on.
  const discountCode = 'SOON';
  const refusal = (visitor: typeof first) =>
    visitor.ok('packGoods', { lines: packLine('cup.oat'), discountCode }).discount?.refusal?.code;
  expect([refusal(first), refusal(later)]).toEqual(['notStarted', undefined]);
});

test.each(['0', '2', 'x'])('rows of another version ("%s") are refused', (version) => {
  const store = createMemoryStore();
  open(store);
  store.collection<string>('meta').put('version', version);
  expect(() => open(store)).toThrow(`its rows have version ${version}, and this shop reads version 1`);
});

test('payments cannot be made to fail where faults are off', () => {
  const { customer } = openTestShop({ allowsFaults: false });
  const ada = customer('+14155550194');
  const { id, total } = placeShopOrder(ada, packLine('cup.oat'));
  const operationId = '6f9619ff-8b86-4011-b42d-00c04fc964fe';
  const input = { operationId, orderId: id, expectedTotal: total, methodId: 'card' };
  expect(ada.send('payOrder', input, { 'x-shop-fault': 'declined' }).body).toMatchObject({ data: { state: 'paid' } });
});

test('articles and help are separate lists, and a search text is the text of the body without its tags', () => {
  const articles = smallCatalogue.articles.map((one) =>
    one.id === 'returns' ? { ...one, body: { en: '<p>One.</p><p>Two</p>', zh: '<p>一</p>' } } : one,
  );
  const { visitor } = openTestShop({ catalogue: { ...smallCatalogue, articles } });
  const idsOf = (name: 'getArticles' | 'getHelpList') =>
    visitor()
      .ok(name, {})
      .list.map(({ id }) => id);
  expect([idsOf('getArticles'), idsOf('getHelpList')]).toEqual([['agreement', 'privacy'], ['returns']]);
  const texts = (withText: boolean) =>
    visitor()
      .ok('getHelpList', { withText })
      .list.map((one) => one.searchText);
  expect([texts(true), texts(false)]).toEqual([['One.  Two'], [undefined]]);
});

test('the service is open from its first minute, and closed at its last', () => {
  const isOpen = (time: string) => {
    const shop = open(createMemoryStore(), Date.parse(`2026-11-20T${time}Z`));
    return createVisitor(shop, 'en').ok('getServerInfo', {}).serviceHours?.isOpenNow;
  };
  expect(['08:59:59', '09:00:00', '16:59:59', '17:00:00'].map(isOpen)).toEqual([false, true, true, false]);
});
