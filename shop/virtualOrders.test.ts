import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, nextOperation, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { smallCatalogue } from '../mock/testing/smallCatalogue';

const setup = () => {
  const shop = openTestShop();
  return { ...shop, ada: shop.customer('+14155550168') };
};

describe('virtual products', () => {
  test('are delivered at payment as codes; each code adds its amount to a balance once', () => {
    const { ada, customer } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('card.25', 2), { addressId: null }));
    expect(order).toMatchObject({ status: 'done', can: { cancel: false, changeAddress: false } });
    expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'delivered']);
    expect(order.yields).toHaveLength(2);
    const code = order.yields[0]?.code ?? '';
    expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    const friend = customer('+14155550169');
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(friend.ok('exchangeCode', { operationId: nextOperation(), code: typed })).toMatchObject({
      kind: 'balance',
      amount: 2_500,
    });
    expect(ada.refused('exchangeCode', { operationId: nextOperation(), code }).errorCode).toBe('CODE_USED');
    expect(friend.ok('getEnableBalance', {}).available).toBe(2_500);
    expect(ada.ok('getOrderDetail', { id: order.id }).yields.map(({ state }) => state)).toEqual(['used', 'unused']);
  });

  test('deliver tickets that are unused, then used or expired', () => {
    const { ada, shop, pass } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, packLine('concert.only', 2), { addressId: null }));
    const [first, second] = order.yields;
    const detail = ada.ok('getTicketDetail', { id: first?.ticketId ?? '' });
    expect(detail).toMatchObject({
      state: 'unused',
      code: first?.code,
      orderId: order.id,
      place: 'Hall',
      terms: ['Come early.'],
    });
    expect(detail.validUntil).toBe('2026-12-10T18:00:00.000+00:00');
    expect(detail.qrPayload).toContain(first?.code ?? 'none');
    shop.operator.useTicket(first?.ticketId ?? '');
    pass(20 * 86_400_000);
    expect(ada.ok('getTickets', {}).list.map(({ id, state }) => [id, state])).toEqual([
      [first?.ticketId, 'used'],
      [second?.ticketId, 'expired'],
    ]);
    expect(order.yields.map(({ state }) => state)).toEqual(['unused', 'unused']);
    expect(ada.ok('getOrderDetail', { id: order.id }).yields.map(({ state }) => state)).toEqual(['used', 'expired']);
  });

  test('deliver tickets that are listed by what can still be used, and those that end first before others', () => {
    const goods = smallCatalogue.goods.flatMap((one) =>
      one.yields?.kind === 'ticket'
        ? [
            one,
            {
              ...one,
              id: 'matinee',
              skus: one.skus.map((sku) => ({ ...sku, id: 'matinee.only' })),
              yields: { ...one.yields, ticket: { ...one.yields.ticket, validForDays: 5 } },
            },
          ]
        : one,
    );
    const { customer, shop, pass } = openTestShop({ catalogue: { ...smallCatalogue, goods } });
    const ada = customer('+14155550168');
    const buy = (skuId: string) =>
      payShopOrder(ada, placeShopOrder(ada, packLine(skuId), { addressId: null })).yields[0]?.ticketId ?? '';
    const [first, second, third] = [buy('concert.only'), buy('concert.only'), buy('matinee.only')];
    shop.operator.useTicket(first);
    const listed = () => ada.ok('getTickets', {}).list.map(({ id }) => id);
    expect(listed()).toEqual([third, second, first]);
    pass(5 * 86_400_000);
    expect(listed()).toEqual([second, first, third]);
    expect(customer('+14155550168').ok('getUserInfo', {}).counts.tickets).toBe(1);
  });

  test('in a mixed order are delivered at payment, and the other products are shipped', () => {
    const { ada, pass, database } = setup();
    const order = payShopOrder(ada, placeShopOrder(ada, [...packLine('concert.only'), ...packLine('cup.oat')]));
    expect(order).toMatchObject({
      status: 'toShip',
      yields: [{ kind: 'ticket' }],
      can: { cancel: false, changeAddress: true },
    });
    expect(ada.refused('cancelOrder', { id: order.id, reason: 'other' })).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'toShip' },
    });
    expect(database.stock.get('cup.oat')).toMatchObject({ left: 9, held: 0, sold: 1 });
    pass(4 * 3_600_000);
    expect(ada.ok('getOrderDetail', { id: order.id }).status).toBe('toReceive');
  });
});
