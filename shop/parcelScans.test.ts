/** How far a parcel is: its scans and the delivery window follow from the times of its order. */
import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, payShopOrder, placeShopOrder } from '../mock/testing/purchase';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time';

// The shop opens on November 20 at 18:00 UTC.
function sendOrder() {
  const shop = openTestShop();
  const ada = shop.customer('+14155550167');
  const { id } = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
  shop.pass(4 * HOUR_MS);
  const detail = () => ada.ok('getOrderDetail', { id });
  const scans = () => detail().parcel?.scans?.map(({ at, text, location }) => [at.slice(5, 16), text, location]);
  return { ...shop, ada, id, detail, scans };
}

test('the scans come as time passes, the newest last, and the last is the delivery', () => {
  const { pass, scans, detail } = sendOrder();
  const first = ['11-20T22:00', 'Picked up by the carrier', 'Testville'];
  expect(scans()).toEqual([first]);
  pass(2 * DAY_MS + 9 * HOUR_MS);
  expect(detail().status).toBe('toReceive');
  const middle = [
    ['11-21T09:27', 'At the sorting center', 'Testville'],
    ['11-22T14:04', 'Arrived in your region', 'San Francisco'],
  ];
  expect(scans()).toEqual([first, ...middle]);
  pass(15 * MINUTE_MS);
  const loaded = ['11-23T07:15', 'Out for delivery', 'San Francisco'];
  expect(scans()).toEqual([first, ...middle, loaded]);
  expect(detail().parcel?.window).toEqual({
    from: '2026-11-23T21:00:00.000+00:00',
    to: '2026-11-24T00:00:00.000+00:00',
  });
  pass(15 * HOUR_MS);
  expect(detail().status).toBe('done');
  expect(scans()).toEqual([first, ...middle, loaded, ['11-23T22:00', 'Delivered', 'San Francisco']]);
  expect(detail().parcel?.window).toBeNull();
});

test('nothing is delivered at night: a parcel of which the days are over then comes at nine', () => {
  const shop = openTestShop();
  shop.pass(4 * HOUR_MS);
  const ada = shop.customer('+14155550167');
  const { id } = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
  const detail = () => ada.ok('getOrderDetail', { id });
  shop.pass(4 * HOUR_MS + 3 * DAY_MS);
  expect(detail()).toMatchObject({ status: 'toReceive', arrivesOn: '2026-11-24' });
  expect(detail().parcel?.window).toEqual({
    from: '2026-11-24T08:00:00.000+00:00',
    to: '2026-11-24T11:00:00.000+00:00',
  });
  shop.pass(7 * HOUR_MS);
  expect(detail().timeline.at(-1)).toEqual({ event: 'delivered', at: '2026-11-24T09:00:00.000+00:00' });
});

test('day and night are those of the shop', () => {
  const shop = openTestShop({ configuration: { ...SHOP, timeZone: 'America/Los_Angeles' } });
  shop.pass(4 * HOUR_MS);
  const ada = shop.customer('+14155550167');
  const { id } = payShopOrder(ada, placeShopOrder(ada, packLine('cup.oat')));
  shop.pass(4 * HOUR_MS);
  expect(ada.ok('getOrderDetail', { id }).parcel?.window).toEqual({
    from: '2026-11-24T01:00:00.000+00:00',
    to: '2026-11-24T04:00:00.000+00:00',
  });
});

test('the texts have the language of the request, and another carrier has no scans', () => {
  const { ada, id, database, visitor } = sendOrder();
  const german = visitor('de');
  german.token = ada.token;
  expect(german.ok('getOrderDetail', { id }).parcel?.scans?.[0]?.text).toBe('Vom Versanddienst abgeholt');
  const row = database.orders.all.get(id);
  if (row?.parcel) database.orders.put({ ...row, parcel: { ...row.parcel, trackingUrl: null } });
  expect(ada.ok('getOrderDetail', { id }).parcel).toMatchObject({ scans: undefined, window: null });
});
