import { openTestShop, OPENED_AT } from '../../mock/testing/openTestShop';
import { nextOperation } from '../../mock/testing/purchase';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { DAY_MS } from '../time';

const isoTime = (ms: number) => new Date(ms).toISOString().replace('Z', '+00:00');

/** The coupon that a customer gets for a code. */
function redeemed(code: string) {
  const coupons = smallCatalogue.coupons.map((one) =>
    one.id === 'sound10' ? { ...one, target: { kind: 'category' as const, id: 'sound' } } : one,
  );
  const ada = openTestShop({ catalogue: { ...smallCatalogue, coupons } }).customer('+14155550167');
  const { couponId } = ada.ok('exchangeCode', { operationId: nextOperation(), code });
  return ada.ok('getMyCoupons', {}).list.find(({ id }) => id === couponId);
}

test('a coupon has its terms, its period, its state and where it leads', () => {
  expect(redeemed('COUPON-PLEASE')).toEqual({
    id: expect.any(String),
    name: 'sound10',
    kind: 'percent',
    value: 10,
    threshold: 0,
    maxOff: 1_500,
    scope: 'Sound',
    validFrom: isoTime(OPENED_AT),
    validUntil: isoTime(OPENED_AT + 30 * DAY_MS),
    state: 'usable',
    target: { kind: 'category', id: 'sound' },
    redeemedGoodsId: null,
  });
  expect(redeemed('EARLY-PLEASE')).toMatchObject({
    validFrom: isoTime(OPENED_AT + 5 * DAY_MS),
    validUntil: isoTime(OPENED_AT + 30 * DAY_MS),
  });
});

test('a coupon for a redeemed product names it', () => {
  expect(redeemed('KETTLE-PLEASE')).toMatchObject({ redeemedGoodsId: 'kettle' });
});

test.each([
  ['HELLO5', { code: 'HELLO5', name: 'HELLO5', isUsable: true, refusal: null }],
  ['OLD', { code: 'OLD', name: 'OLD', isUsable: false, refusal: { code: 'expired', missing: null } }],
  ['NOTHING', { code: 'NOTHING', name: null, isUsable: false, refusal: { code: 'unknown', missing: null } }],
])('the check of the discount code %s', (code, expected) => {
  expect(openTestShop().customer('+14155550167').ok('checkDiscountCode', { code })).toEqual(expected);
});
