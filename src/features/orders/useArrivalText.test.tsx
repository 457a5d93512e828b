import { renderShopHook } from '../../../tests/setup/shopHook';
import { order } from '../../../tests/setup/exampleOrder';
import { shopOfTest } from '../../../tests/setup/freshShop';
import { arrivalOf, nextArrivalOf } from './arrival';
import { useArrivalText } from './useArrivalText';

const hourMs = 3_600_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

test('an order that was sent arrives in its window, until that is over; one that was not has its day', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const window = { from: '2026-11-20T14:00:00Z', to: '2026-11-20T17:00:00Z' };
  const sent = {
    status: 'toReceive',
    arrivesOn: '2026-11-20',
    parcel: { carrier: 'Post', number: '7', window },
  } as const;
  expect(arrivalOf(sent, now)).toEqual({ day: '2026-11-20', isToday: true, isPickUp: false, window });
  const over = Date.parse(window.to);
  expect(arrivalOf(sent, over)).toEqual({ day: '2026-11-20', isToday: true, isPickUp: false });
  expect(arrivalOf({ ...sent, parcel: null }, over + 24 * hourMs)).toBeUndefined();
  expect(arrivalOf({ ...sent, status: 'done' }, now)).toBeUndefined();
  const later = { ...order, ...sent, status: 'toShip', arrivesOn: '2026-11-21', id: 'later' } as const;
  const unpaid = { ...order, arrivesOn: '2026-11-20' };
  expect(nextArrivalOf([unpaid, later, { ...order, ...sent, id: 'sent' }], now)?.id).toBe('sent');
  expect(nextArrivalOf([unpaid], now)).toBeUndefined();
});

test('what is picked up is ready', async () => {
  const delivery = { name: 'Corner shop', kind: 'pickUp' as const, addressLines: [] };
  const { now } = await renderShopHook(useArrivalText);
  const arrivesOn = dayOf(shopOfTest().now());
  expect(now()({ status: 'toReceive', arrivesOn, parcel: null, delivery })).toBe('Ready for pick-up today');
});
