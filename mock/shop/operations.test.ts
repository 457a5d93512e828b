import { openTestShop } from './testing/openTestShop';
import { line, nextOperation, operation, pay, place, placing } from './testing/purchase';

const opened = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550175');
  return { ...shop, ada, redeemed: () => ada.ok('exchangeCode', { operationId: operation(1), code: 'MONEY-PLEASE' }) };
};

describe('an operation that is sent twice', () => {
  test('places one order and gets the first answer again', () => {
    const { ada, books } = opened();
    const wish = placing(ada, line('kettle.only', 2));
    const first = ada.ok('confirmOrder', wish);
    expect(ada.ok('confirmOrder', { ...wish, operationId: wish.operationId.toUpperCase() })).toEqual(first);
    expect(books.orders.all.size).toBe(1);
    expect(books.stock.get('kettle.only')).toMatchObject({ left: 1, held: 2 });
    pay(ada, first);
    expect(ada.ok('confirmOrder', wish)).toEqual(first);
  });

  test('pays once', () => {
    const { ada, redeemed } = opened();
    redeemed();
    const order = place(ada, line('kettle.only'), { useBalance: true });
    const wish = { operationId: operation(2), orderId: order.id, expectedTotal: order.total };
    const first = ada.ok('payOrder', wish);
    expect(ada.ok('payOrder', wish)).toEqual(first);
    expect(ada.ok('getEnableBalance', {}).available).toBe(16_500);
    expect(ada.refused('payOrder', { ...wish, operationId: operation(3) })).toMatchObject({ errorCode: 'ORDER_STATE', data: { status: 'toShip' } });
    expect(ada.ok('getEnableBalance', {}).available).toBe(16_500);
  });

  test('redeems and withdraws once', () => {
    const { ada, redeemed } = opened();
    expect(redeemed()).toEqual(redeemed());
    const wish = { operationId: operation(4), amount: 5_000, payeeName: 'Ada', payeeAccount: '4821482148214821' };
    expect(ada.ok('withdraw', wish)).toEqual(ada.ok('withdraw', wish));
    expect(ada.ok('getWithdrawLog', {}).list.map(({ operationId }) => operationId)).toEqual([operation(4)]);
    expect(ada.ok('getEnableBalance', {})).toMatchObject({ available: 15_000, frozen: 5_000 });
  });

  test('is refused when it means something else', () => {
    const { ada, redeemed } = opened();
    redeemed();
    expect(ada.refused('exchangeCode', { operationId: operation(1), code: 'TICKET-PLEASE' }).errorCode).toBe('OPERATION_MISMATCH');
    const wish = { operationId: operation(1), amount: 1_000, payeeName: 'Ada', payeeAccount: '4821' };
    expect(ada.refused('withdraw', wish).errorCode).toBe('OPERATION_MISMATCH');
  });

  test('may try again after a refusal, which changed nothing', () => {
    const { ada, redeemed } = opened();
    const wish = { operationId: operation(5), amount: 1_000, payeeName: 'Ada', payeeAccount: '4821' };
    expect(ada.refused('withdraw', wish).errorCode).toBe('BALANCE_SHORT');
    redeemed();
    expect(ada.ok('withdraw', wish).amount).toBe(1_000);
  });
});

describe('an operation id', () => {
  test('belongs to its customer: another one may use the same', () => {
    const { redeemed, customer } = opened();
    redeemed();
    expect(customer('+14155550176').ok('exchangeCode', { operationId: operation(1), code: 'TICKET-PLEASE' }).kind).toBe('ticket');
  });

  test('finds the order that it placed, or none', () => {
    const { ada } = opened();
    place(ada, line('cup.oat'));
    const wish = placing(ada, line('cup.oat', 2));
    expect(ada.ok('getOrders', { operationId: wish.operationId }).list).toEqual([]);
    const order = ada.ok('confirmOrder', wish);
    expect(ada.ok('getOrders', { operationId: wish.operationId }).list.map(({ id }) => id)).toEqual([order.id]);
  });

  test('is answered although the first answer was lost', () => {
    const { ada, books } = opened();
    const wish = { ...placing(ada, line('cup.oat')), operationId: nextOperation() };
    expect(ada.send('confirmOrder', wish, { 'x-shop-fault': 'lost' })).toMatchObject({ isDropped: true, wrote: true });
    expect(books.orders.all.size).toBe(1);
    const [order] = ada.ok('getOrders', { operationId: wish.operationId }).list;
    expect(ada.ok('confirmOrder', wish)).toEqual(order);
    expect(books.orders.all.size).toBe(1);
  });
});
