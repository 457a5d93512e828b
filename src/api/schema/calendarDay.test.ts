import { calendarDayIn, shopDay, shopDaysBetween } from './calendarDay';

const timeZone = SHOP.timeZone;
afterEach(() => void Object.assign(SHOP, { timeZone }));

test.each([
  ['Asia/Tokyo', '2026-11-20T15:00:00Z', '2026-11-21'],
  ['America/Los_Angeles', '2026-11-20T07:59:00Z', '2026-11-19'],
  ['UTC', '2026-11-20T23:59:59Z', '2026-11-20'],
  // A zone that the device does not know.
  ['Mars/Olympus', '2026-11-20T23:59:59Z', '2026-11-20'],
  ['Asia/Tokyo', Date.parse('2026-12-31T15:00:00Z'), '2027-01-01'],
  ['Asia/Tokyo', 'soon', ''],
])('in %s the moment %p is on the day %p', (zone, moment, day) => expect(calendarDayIn(zone, moment)).toBe(day));

test('days are counted as those of the shop, whatever the hours', () => {
  Object.assign(SHOP, { timeZone: 'America/Los_Angeles' });
  expect(shopDay('2026-11-20T07:59:00Z')).toBe('2026-11-19');
  expect(shopDaysBetween('2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z')).toBe(1);
  expect(shopDaysBetween('2026-11-20T08:00:00Z', '2026-11-21T07:59:00Z')).toBe(0);
  expect(shopDaysBetween('2026-11-22T12:00:00Z', '2026-11-20T12:00:00Z')).toBe(-2);
  expect(shopDaysBetween('2026-11-20T12:00:00Z', 'soon')).toBeNaN();
});
