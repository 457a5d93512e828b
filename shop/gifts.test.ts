/** Gifts: wrapping, changing, taking back, opening, and what closes them. */
import { openTestShop, type Visitor } from '../mock/testing/openTestShop';
import { nextOperation, packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { DAY_MS, HOUR_MS, toIsoTime } from './time';

const setup = (skuId = 'card.25', options: Parameters<typeof openTestShop>[0] = {}) => {
  const shop = openTestShop(options);
  const ada = shop.customer('+14155550193');
  const order = payShopOrder(ada, placeShopOrder(ada, packLine(skuId, 2), { addressId: null }));
  const deliverable = { orderId: order.id, code: order.yields[0]?.code ?? '' };
  return { ...shop, ada, order, deliverable };
};
interface Wish {
  designId: string;
  message: string;
  from: string;
  opensOn: string | null;
}
const wish: Wish = { designId: 'party', message: 'Enjoy!', from: 'Ada', opensOn: null };
type Deliverable = ReturnType<typeof setup>['deliverable'];
const wrap = (customer: Visitor, deliverable: Deliverable, more: Partial<Wish> = {}) =>
  customer.ok('wrapGift', { ...deliverable, ...wish, ...more }).yields[0]?.gift;

test('a code is wrapped, and everyone with the token sees the cover and opens it', () => {
  const { ada, deliverable, order, visitor, now, pass } = setup();
  expect(order.yields.map(({ gift, canGift }) => ({ gift, canGift }))).toEqual([
    { gift: null, canGift: true },
    { gift: null, canGift: true },
  ]);
  const gift = wrap(ada, deliverable);
  expect(gift).toMatchObject({ ...wish, openedAt: null, changedAt: toIsoTime(now()) });
  const token = gift?.token ?? '';
  expect(token).toMatch(/^[a-z2-9]{32}$/);
  const friend = visitor();
  const unopened = { from: 'Ada', opensOn: null, isOpen: true, contents: null };
  expect(friend.ok('getGift', { token })).toMatchObject(unopened);
  pass(HOUR_MS);
  const opened = friend.ok('openGift', { token });
  expect(opened).toMatchObject({
    from: 'Ada',
    contents: {
      message: 'Enjoy!',
      kind: 'code',
      name: 'card',
      code: deliverable.code,
      qrPayload: null,
      amount: 2_500,
      currency: 'USD',
      validUntil: '2027-11-20T18:00:00.000+00:00',
      state: 'unused',
      terms: [],
    },
  });
  const openedAt = toIsoTime(now());
  pass(HOUR_MS);
  expect(friend.ok('openGift', { token })).toEqual(opened);
  expect(friend.ok('getGift', { token })).toEqual(opened);
  expect(ada.ok('getOrderDetail', { id: order.id }).yields[0]).toMatchObject({ gift: { openedAt }, canGift: false });
});

test('the receiver redeems the code, and the page of the gift says that it is used', () => {
  const { ada, deliverable, customer } = setup();
  const token = wrap(ada, deliverable)?.token ?? '';
  const bob = customer('+14155550194');
  const { code } = bob.ok('openGift', { token }).contents;
  bob.ok('exchangeCode', { operationId: nextOperation(), code });
  expect(bob.ok('getGift', { token }).contents).toMatchObject({ state: 'used', amount: 2_500 });
});

test('a ticket has its place, its terms and the code that staff scan', () => {
  const { ada, deliverable, visitor } = setup('concert.only');
  const ticketId = ada.ok('getOrderDetail', { id: deliverable.orderId }).yields[0]?.ticketId ?? '';
  expect(ada.ok('getTicketDetail', { id: ticketId }).canGift).toBe(true);
  const token = wrap(ada, deliverable)?.token ?? '';
  expect(visitor().ok('openGift', { token }).contents).toMatchObject({
    kind: 'ticket',
    subtitle: 'Tonight',
    place: 'Hall',
    qrPayload: `SHOP:TICKET:${deliverable.code}`,
    amount: null,
    currency: null,
    terms: ['Come early.'],
  });
  expect(ada.ok('getTicketDetail', { id: ticketId })).toMatchObject({ code: deliverable.code, canGift: false });
});

test('wrapping again changes the gift and keeps its link; the same again changes nothing', () => {
  const { ada, deliverable, visitor, now, pass } = setup();
  const first = wrap(ada, deliverable);
  pass(HOUR_MS);
  expect(wrap(ada, deliverable)).toEqual(first);
  const changed = wrap(ada, deliverable, { message: 'Have fun', designId: 'plain' });
  expect(changed).toEqual({ ...first, message: 'Have fun', designId: 'plain', changedAt: toIsoTime(now()) });
  expect(visitor().ok('openGift', { token: changed?.token ?? '' }).contents.message).toBe('Have fun');
  expect(ada.refused('wrapGift', { ...deliverable, ...wish })).toMatchObject({
    errorCode: 'GIFT_CLOSED',
    data: { reason: 'opened' },
  });
});

test('a gift that is taken back is found no more, and is another gift when it is wrapped again', () => {
  const { ada, deliverable, visitor } = setup();
  const token = wrap(ada, deliverable)?.token ?? '';
  expect(ada.ok('unwrapGift', deliverable).yields[0]).toMatchObject({ gift: null, canGift: true });
  expect(ada.ok('unwrapGift', deliverable).yields[0]?.gift).toBeNull();
  expect(visitor().refused('getGift', { token }).errorCode).toBe('NOT_FOUND');
  expect(visitor().refused('openGift', { token }).errorCode).toBe('NOT_FOUND');
  const again = wrap(ada, deliverable)?.token ?? '';
  expect(again).not.toBe(token);
  visitor().ok('openGift', { token: again });
  expect(ada.refused('unwrapGift', deliverable)).toMatchObject({
    errorCode: 'GIFT_CLOSED',
    data: { reason: 'opened' },
  });
});

test('before its day in the calendar of the shop a gift stays closed', () => {
  const configuration = { ...SHOP, timeZone: 'America/Los_Angeles' };
  const { ada, deliverable, visitor, pass } = setup('card.25', { configuration });
  const token = wrap(ada, deliverable, { opensOn: '2026-11-22' })?.token ?? '';
  const friend = visitor();
  // The shop is eight hours behind: the day begins there at 8:00.
  pass(DAY_MS + 13 * HOUR_MS);
  expect(friend.ok('getGift', { token })).toMatchObject({ opensOn: '2026-11-22', isOpen: false, contents: null });
  expect(friend.refused('openGift', { token })).toMatchObject({
    errorCode: 'GIFT_NOT_YET',
    data: { opensOn: '2026-11-22' },
  });
  pass(HOUR_MS);
  expect(friend.ok('getGift', { token }).isOpen).toBe(true);
  expect(friend.ok('openGift', { token }).contents.code).toBe(deliverable.code);
});

test('the shop says what it offers, and takes nothing else', () => {
  const { ada, deliverable } = setup();
  expect(ada.ok('getGiftOptions', deliverable)).toMatchObject({
    designs: [
      { id: 'plain', name: 'plain' },
      { id: 'party', name: 'party' },
    ],
    messageLength: 120,
    lastDay: '2027-11-20',
  });
  const fieldsOf = (more: Partial<Wish>) => ada.refused('wrapGift', { ...deliverable, ...wish, ...more }).data;
  expect(fieldsOf({ designId: 'gold' })).toEqual({ fields: { designId: 'invalid' } });
  expect(fieldsOf({ message: 'x'.repeat(121) })).toEqual({ fields: { message: 'tooLong' } });
  expect(fieldsOf({ opensOn: '2027-11-21' })).toEqual({ fields: { opensOn: 'invalid' } });
  expect(wrap(ada, deliverable, { opensOn: '2027-11-20', message: '🎈'.repeat(120) })?.opensOn).toBe('2027-11-20');
});

test('what is used or has expired is no gift to wrap any more, and one that expires can be taken back', () => {
  const { ada, order, deliverable, pass, shop } = setup('concert.only');
  const second = { orderId: order.id, code: order.yields[1]?.code ?? '' };
  shop.operator.useTicket(order.yields[1]?.ticketId ?? '');
  expect(ada.refused('wrapGift', { ...second, ...wish }).data).toEqual({ reason: 'used' });
  wrap(ada, deliverable);
  pass(20 * DAY_MS);
  const expired = ada.ok('getOrderDetail', { id: order.id }).yields[0];
  expect(expired).toMatchObject({ state: 'expired', canGift: false, gift: { openedAt: null } });
  expect(ada.refused('wrapGift', { ...deliverable, ...wish }).data).toEqual({ reason: 'expired' });
  expect(ada.ok('unwrapGift', deliverable).yields[0]?.gift).toBeNull();
});

test('no customer wraps or takes back what another customer bought', () => {
  const { ada, deliverable, customer } = setup();
  wrap(ada, deliverable);
  const bob = customer('+14155550194');
  expect(bob.refused('getGiftOptions', deliverable).errorCode).toBe('NOT_FOUND');
  expect(bob.refused('wrapGift', { ...deliverable, ...wish }).errorCode).toBe('NOT_FOUND');
  expect(bob.refused('unwrapGift', deliverable).errorCode).toBe('NOT_FOUND');
  expect(ada.refused('wrapGift', { ...deliverable, ...wish, code: 'AAAA-BBBB' }).errorCode).toBe('NOT_FOUND');
});

test('a shop without gifts says so, and knows none', () => {
  const { ada, order, deliverable, visitor } = setup('card.25', {
    configuration: { ...SHOP, features: { ...SHOP.features, gifts: false } },
  });
  expect(visitor().ok('getServerInfo', {}).features).toMatchObject({ gifts: false });
  expect(order.yields[0]).toMatchObject({ gift: null, canGift: false });
  expect(ada.refused('getGiftOptions', deliverable).errorCode).toBe('NOT_FOUND');
  expect(ada.refused('wrapGift', { ...deliverable, ...wish }).errorCode).toBe('NOT_FOUND');
  expect(visitor().refused('getGift', { token: 'a'.repeat(32) }).errorCode).toBe('NOT_FOUND');
});

test('its giver alone reads which order it is from, signed in and until it is opened as after', () => {
  const { ada, customer, deliverable, visitor } = setup();
  const token = wrap(ada, deliverable)?.token ?? '';
  const ownTo = (one: Visitor) => one.ok('getGift', { token }).own;
  expect([ownTo(ada), ownTo(customer('+14155550188')), ownTo(visitor())]).toEqual([deliverable, null, null]);
  expect(visitor().ok('openGift', { token }).own).toBeNull();
  expect(ownTo(ada)).toEqual(deliverable);
});
