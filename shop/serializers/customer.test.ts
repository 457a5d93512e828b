import { openTestShop, OPENED_AT } from '../../mock/testing/openTestShop';
import {
  addressOf,
  draftAddress,
  packLine,
  nextOperation,
  payShopOrder,
  placeShopOrder,
} from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { DAY_MS } from '../time';
import { serializeCountries } from './countries';

const isoTime = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');

const setup = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550167');
  const redeem = (code: string) => ada.ok('exchangeCode', { operationId: nextOperation(), code });
  return { ...shop, ada, redeem, counts: () => ada.ok('getCurrentUser', { type: 1 }).counts };
};

describe('the counts of a customer', () => {
  test('are of what can be used now', () => {
    const { redeem, counts, shop, pass, customer } = setup();
    const first = { toPay: 0, toShip: 0, toReceive: 0, coupons: 1, tickets: 0, addresses: 0 };
    expect(counts()).toEqual(first);
    const { ticketId } = redeem('TICKET-PLEASE');
    redeem('EARS-PLEASE');
    expect(counts()).toEqual({ ...first, coupons: 2, tickets: 1 });
    shop.operator.useTicket(ticketId ?? '');
    expect(counts()).toEqual({ ...first, coupons: 2 });
    // The session has ended with the coupons.
    pass(30 * DAY_MS);
    expect(customer('+14155550167').ok('getCurrentUser', { type: 1 }).counts).toEqual({ ...first, coupons: 0 });
  });

  test('leave out a coupon that was used, and count the orders by what is next', () => {
    const { ada, counts, pass } = setup();
    const [coupon] = ada.ok('getMyCoupons', {}).list;
    const first = placeShopOrder(ada, packLine('phones.only'), { couponId: coupon?.id ?? null });
    placeShopOrder(ada, packLine('cup.oat'), { couponId: null });
    expect(counts()).toEqual({ toPay: 2, toShip: 0, toReceive: 0, coupons: 0, tickets: 0, addresses: 1 });
    payShopOrder(ada, first);
    expect(counts()).toMatchObject({ toPay: 1, toShip: 1, toReceive: 0 });
    pass(DAY_MS);
    expect(counts()).toMatchObject({ toPay: 0, toShip: 0, toReceive: 1 });
  });
});

test('the phone of a customer is masked', () => {
  expect(setup().ada.ok('getCurrentUser', { type: 1 }).phone).toBe('+1 415 ••• 0167');
});

test('an address has what was typed, and nothing of its customer', () => {
  const { ada } = setup();
  const id = addressOf(ada);
  expect(ada.send('getAddresses', {}).body).toMatchObject({ data: { total: 1, limit: 20 } });
  const { data } = ada.send('getAddresses', {}).body as { data: { list: object[] } };
  expect(data.list).toEqual([{ ...draftAddress, id, isDefault: true, postcode: '' }]);
});

test('a ticket says where and until when it is valid, and when it was used', () => {
  const { ada, redeem, shop, pass } = setup();
  const id = redeem('TICKET-PLEASE').ticketId ?? '';
  const ticket = {
    id,
    name: 'concert',
    subtitle: 'Tonight',
    picture: expect.objectContaining({ hue: 30 }),
    place: 'Hall',
    validUntil: isoTime(OPENED_AT + 20 * DAY_MS),
    state: 'unused',
    usedAt: null,
  };
  expect(ada.ok('getTickets', {}).list).toEqual([ticket]);
  const detail = ada.ok('getTicketDetail', { id });
  expect(detail).toEqual({
    ...ticket,
    code: detail.code,
    qrPayload: `SHOP:TICKET:${detail.code}`,
    terms: ['Come early.'],
    orderId: null,
    canGift: false,
  });
  pass(DAY_MS);
  shop.operator.useTicket(id);
  expect(ada.ok('getTickets', {}).list).toEqual([{ ...ticket, state: 'used', usedAt: isoTime(OPENED_AT + DAY_MS) }]);
});

test('tickets that can be used come first, then those that end sooner', () => {
  const { ada, redeem, shop, pass } = setup();
  const first = redeem('TICKET-PLEASE').ticketId ?? '';
  pass(DAY_MS);
  const order = payShopOrder(
    ada,
    placeShopOrder(ada, packLine('concert.only', 2), { addressId: null, couponId: null }),
  );
  const [second = '', third = ''] = order.yields.map(({ ticketId }) => ticketId ?? '');
  expect(ada.ok('getTickets', {}).list.map(({ id }) => id)).toEqual([first, second, third]);
  expect(ada.ok('getTicketDetail', { id: second }).orderId).toBe(order.id);
  shop.operator.useTicket(first);
  expect(ada.ok('getTickets', {}).list.map(({ id }) => id)).toEqual([second, third, first]);
});

test('the form of a country has required fields unless they say otherwise, and optional ones of the recipient, in the language of the request', () => {
  const label = { en: 'ZIP code', zh: '邮编' };
  const countries = [
    {
      code: 'US',
      fields: [
        { name: 'postcode' as const, label },
        { name: 'region' as const, isRequired: false },
      ],
      recipientFields: [
        { name: 'salutation' as const, options: [{ value: 'ms', label: { en: 'Ms', zh: '女士' } }] },
        { name: 'company' as const, isRequired: true },
      ],
    },
    { code: 'XX' },
  ];
  expect(serializeCountries(countries, 'zh')).toEqual([
    {
      code: 'US',
      fields: [
        { name: 'postcode', isRequired: true, label: '邮编' },
        { name: 'region', isRequired: false },
      ],
      recipientFields: [
        { name: 'salutation', isRequired: false, options: [{ value: 'ms', label: '女士' }] },
        { name: 'company', isRequired: true },
      ],
    },
    { code: 'XX' },
  ]);
});

test('the shop information has the countries of the catalogue', () => {
  const countries = [{ code: 'US' }];
  const shop = { ...smallCatalogue.shop, countries, recipientFields: [{ name: 'company' as const }] };
  const info = openTestShop({ catalogue: { ...smallCatalogue, shop } })
    .visitor()
    .ok('getServerInfo', {});
  expect(info.countries).toEqual([expect.objectContaining({ code: 'US' })]);
  expect(info.recipientFields).toEqual([expect.objectContaining({ name: 'company', isRequired: false })]);
});
