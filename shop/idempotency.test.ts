import { openTestShop } from '../mock/testing/openTestShop';
import {
  packLine,
  nextOperation,
  operationId,
  payShopOrder,
  placeShopOrder,
  prepareOrder,
} from '../mock/testing/purchase';

const setup = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550175');
  return {
    ...shop,
    ada,
    redeemed: () => ada.ok('exchangeCode', { operationId: operationId(1), code: 'MONEY-PLEASE' }),
  };
};

describe('an operation that is sent twice', () => {
  test('places one order and gets the first response again', () => {
    const { ada, database } = setup();
    const input = prepareOrder(ada, packLine('kettle.only', 2));
    const first = ada.ok('confirmOrder', input);
    expect(ada.ok('confirmOrder', { ...input, operationId: input.operationId.toUpperCase() })).toEqual(first);
    expect(database.orders.all.size).toBe(1);
    expect(database.stock.get('kettle.only')).toMatchObject({ left: 1, held: 2 });
    payShopOrder(ada, first);
    expect(ada.ok('confirmOrder', input)).toEqual(first);
  });

  test('pays once', () => {
    const { ada, redeemed } = setup();
    redeemed();
    const order = placeShopOrder(ada, packLine('kettle.only'), { useBalance: true });
    const input = { operationId: operationId(2), orderId: order.id, expectedTotal: order.total };
    const first = ada.ok('payOrder', input);
    expect(ada.ok('payOrder', input)).toEqual(first);
    expect(ada.ok('getEnableBalance', {}).available).toBe(16_500);
    expect(ada.refused('payOrder', { ...input, operationId: operationId(3) })).toMatchObject({
      errorCode: 'ORDER_STATE',
      data: { status: 'toShip' },
    });
    expect(ada.ok('getEnableBalance', {}).available).toBe(16_500);
  });

  test('redeems and withdraws once', () => {
    const { ada, redeemed } = setup();
    expect(redeemed()).toEqual(redeemed());
    const input = { operationId: operationId(4), amount: 5_000, payeeName: 'Ada', payeeAccount: '4821482148214821' };
    expect(ada.ok('withdraw', input)).toEqual(ada.ok('withdraw', input));
    expect(ada.ok('getWithdrawLog', {}).list.map(({ operationId }) => operationId)).toEqual([operationId(4)]);
    expect(ada.ok('getEnableBalance', {})).toMatchObject({ available: 15_000, frozen: 5_000 });
  });

  test('is refused with another call or input', () => {
    const { ada, redeemed } = setup();
    redeemed();
    expect(ada.refused('exchangeCode', { operationId: operationId(1), code: 'TICKET-PLEASE' }).errorCode).toBe(
      'OPERATION_MISMATCH',
    );
    const input = { operationId: operationId(1), amount: 1_000, payeeName: 'Ada', payeeAccount: '4821' };
    expect(ada.refused('withdraw', input).errorCode).toBe('OPERATION_MISMATCH');
  });

  test('is not stored after a business error, so the same id succeeds later', () => {
    const { ada, redeemed } = setup();
    const input = { operationId: operationId(5), amount: 1_000, payeeName: 'Ada', payeeAccount: '4821' };
    expect(ada.refused('withdraw', input).errorCode).toBe('BALANCE_SHORT');
    redeemed();
    expect(ada.ok('withdraw', input).amount).toBe(1_000);
  });
});

describe('an operation id', () => {
  test('belongs to its customer: another customer can use the same id', () => {
    const { redeemed, customer } = setup();
    redeemed();
    expect(
      customer('+14155550176').ok('exchangeCode', { operationId: operationId(1), code: 'TICKET-PLEASE' }).kind,
    ).toBe('ticket');
  });

  test('finds the order that it placed', () => {
    const { ada } = setup();
    placeShopOrder(ada, packLine('cup.oat'));
    const input = prepareOrder(ada, packLine('cup.oat', 2));
    expect(ada.ok('getOrders', { operationId: input.operationId }).list).toEqual([]);
    const order = ada.ok('confirmOrder', input);
    expect(ada.ok('getOrders', { operationId: input.operationId }).list.map(({ id }) => id)).toEqual([order.id]);
  });

  test('gets the stored response when the first response was lost', () => {
    const { ada, database } = setup();
    const input = { ...prepareOrder(ada, packLine('cup.oat')), operationId: nextOperation() };
    expect(ada.send('confirmOrder', input, { 'x-shop-fault': 'lost' })).toMatchObject({ isDropped: true, wrote: true });
    expect(database.orders.all.size).toBe(1);
    const [order] = ada.ok('getOrders', { operationId: input.operationId }).list;
    expect(ada.ok('confirmOrder', input)).toEqual(order);
    expect(database.orders.all.size).toBe(1);
  });
});
