/** The search of a customer's orders by text and month. */
import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, placeShopOrder } from '../mock/testing/purchase';
import { DAY_MS } from './time';

function setup() {
  const shop = openTestShop();
  const ada = shop.customer('+14155550167');
  const cup = placeShopOrder(ada, packLine('cup.oat'));
  shop.pass(12 * DAY_MS);
  const kettle = placeShopOrder(ada, packLine('kettle.only'));
  const found = (input: { keyword?: string; month?: string; status?: 'toPay' | 'cancelled' }, who = ada) =>
    who.ok('getOrders', input).list.map(({ number }) => number);
  return { ...shop, ada, cup: cup.number, kettle: kettle.number, found };
}

test('finds numbers, names and options, whatever their case, and every word must fit', () => {
  const { cup, kettle, found } = setup();
  expect(found({})).toEqual([kettle, cup]);
  expect(found({ keyword: kettle.toLowerCase() })).toEqual([kettle]);
  expect(found({ keyword: kettle.slice(2) })).toEqual([kettle]);
  expect(found({ keyword: ' SLOW ' })).toEqual([cup]);
  expect(found({ keyword: 'slow oat' })).toEqual([cup]);
  expect(found({ keyword: 'slow moss' })).toEqual([]);
  expect(found({ keyword: '…' })).toEqual([]);
  expect(found({ keyword: '  ' })).toEqual([kettle, cup]);
});

test('finds the orders of a month, and within a status', () => {
  const { cup, kettle, found } = setup();
  expect([found({ month: '2026-11' }), found({ month: '2026-12' }), found({ month: '2025-11' })]).toEqual([
    [cup],
    [kettle],
    [],
  ]);
  expect([found({ month: '2026-11', status: 'toPay' }), found({ month: '2026-11', status: 'cancelled' })]).toEqual([
    [],
    [cup],
  ]);
});

test('names the months of all orders and counts all of them, whatever is searched; other customers are not found', () => {
  const { ada, cup, customer, found } = setup();
  expect(ada.ok('getOrders', { keyword: 'kettle' })).toMatchObject({
    total: 1,
    counts: { toPay: 1, toShip: 0, toReceive: 0, done: 0, cancelled: 1 },
    filters: { months: ['2026-12', '2026-11'] },
  });
  const bob = customer('+14155550168');
  expect(found({ keyword: cup }, bob)).toEqual([]);
  expect(bob.ok('getOrders', {}).filters).toEqual({ months: [] });
});

test('refuses a month that is none, and a text that is too long', () => {
  const { ada } = setup();
  for (const input of [{ month: '2026-13' }, { month: 'November' }, { keyword: 'x'.repeat(81) }])
    expect(ada.refused('getOrders', input).errorCode).toBe('VALIDATION');
});
