import type { Pack } from '@/api/packs';
import type { PackCoupon } from '@/api/coupons';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { getInitialChoices, type CheckoutChoices } from './checkoutChoices';
import type { RefusedCode } from './useDiscountCheck';
import { useCheckoutLabels, type CheckoutLabels } from './useCheckoutLabels';

const pack: Pack = {
  currency: 'USD',
  lines: [],
  priceLines: [{ kind: 'goods', amount: 10_000 }],
  total: 10_000,
  pieces: 1,
  needsAddress: true,
  coupons: [],
  couponId: null,
  discount: null,
  balance: null,
  canOrder: true,
};

const coupon = (id: string, saves: number, more: Partial<PackCoupon> = {}): PackCoupon => ({
  coupon: {
    id,
    name: `Coupon ${id}`,
    kind: 'amount',
    value: 1_500,
    threshold: 4_000,
    maxOff: null,
    scope: 'Sound',
    validFrom: '2026-11-01T00:00:00Z',
    validUntil: '2026-12-01T00:00:00Z',
    state: 'usable',
    target: { kind: 'hall' },
  },
  saves,
  refusal: null,
  isBest: false,
  ...more,
});
const best = coupon('a', 900, { isBest: true });
const other = coupon('b', 500);
const coupons = [best, other];
const withCoupon = { priceLines: [...pack.priceLines, { kind: 'coupon' as const, amount: -900 }] };
const withCode = { priceLines: [...pack.priceLines, { kind: 'discountCode' as const, amount: -500 }] };
const refusedBy = (code: 'expired' | 'notCombinable') => ({ code, missing: null });

async function labelsOf(
  quote: Partial<Pack>,
  choices: Partial<CheckoutChoices> = {},
  refused?: RefusedCode,
): Promise<CheckoutLabels> {
  const { now } = await renderShopHook(() =>
    useCheckoutLabels({ ...pack, ...quote }, { ...getInitialChoices(), ...choices }, refused),
  );
  return now();
}

test.each<[string, Partial<Pack>, CheckoutChoices['couponId'], CheckoutLabels['coupon']]>([
  ['that there are none', {}, 'best', { title: 'Coupon', text: 'None available right now', isSuccess: false, off: '' }],
  [
    'that the best one is applied, and what it takes off',
    { coupons, couponId: 'a', ...withCoupon },
    'best',
    { title: 'Coupon a', text: 'Best of your 2 coupons', isSuccess: true, off: '−$9.00' },
  ],
  [
    'that the order claims it',
    { coupons: [coupon('c', 900, { isBest: true, isClaimable: true })], couponId: 'c', ...withCoupon },
    'best',
    { title: 'Coupon c', text: 'Claimed with this order', isSuccess: true, off: '−$9.00' },
  ],
  [
    'which one was chosen, and what it takes off',
    { coupons, couponId: 'b', ...withCoupon },
    'b',
    { title: 'Coupon b', text: 'Your choice', isSuccess: false, off: '−$9.00' },
  ],
  [
    'what the best one would save of this quote, when none is wanted',
    { coupons },
    null,
    { title: 'Coupon', text: 'Not used. The best one saves $9.00', isSuccess: false, off: '' },
  ],
  [
    'that none is wanted, when none would fit',
    { coupons: [other] },
    null,
    { title: 'Coupon', text: 'Not used this time', isSuccess: false, off: '' },
  ],
  [
    'why the chosen one cannot be used any more',
    { coupons: [coupon('b', 0, { refusal: { code: 'belowThreshold', missing: 250 } })] },
    'b',
    { title: 'Coupon b', text: 'Add $2.50 more to use it', isSuccess: false, off: '' },
  ],
  [
    'that a code has taken the place of the coupon',
    {
      coupons: [coupon('b', 0, { refusal: refusedBy('notCombinable') })],
      discount: { code: 'SOLO15', name: null, isUsable: true, refusal: null },
    },
    'best',
    {
      title: 'Coupon',
      text: 'The discount code saves more and can’t be combined',
      isSuccess: false,
      off: '',
    },
  ],
  [
    'that none of them fits',
    { coupons: [coupon('b', 0, { refusal: { code: 'otherGoods', missing: null } })] },
    'best',
    { title: 'Coupon', text: 'Your coupon doesn’t apply to this order', isSuccess: false, off: '' },
  ],
])('the row of the coupons says %s', async (_what, quote, couponId, row) => {
  expect((await labelsOf(quote, { couponId })).coupon).toEqual(row);
});

const have = { title: 'Discount code', text: 'Have one?', isSuccess: false, off: '' };
const expired = 'This code has expired';
const refusedInQuote = { discount: { code: 'OLD', name: null, isUsable: false, refusal: refusedBy('expired') } };

test.each<[string, Partial<Pack>, string | null, RefusedCode | undefined, CheckoutLabels['code'], string | undefined]>([
  ['asks for one', {}, null, undefined, have, undefined],
  [
    'names the applied one, and what it takes off',
    { discount: { code: 'HELLO5', name: '$5 off', isUsable: true, refusal: null }, ...withCode },
    'HELLO5',
    undefined,
    { title: 'HELLO5', text: '$5 off', isSuccess: true, off: '−$5.00' },
    undefined,
  ],
  [
    'names the applied one, where it has no name',
    { discount: { code: 'HELLO5', name: null, isUsable: true, refusal: null }, ...withCode },
    'HELLO5',
    undefined,
    { title: 'HELLO5', text: '', isSuccess: true, off: '−$5.00' },
    undefined,
  ],
  ['says why the quote refuses one', refusedInQuote, 'OLD', undefined, { ...have, text: expired }, expired],
  ['says nothing of a refused one that was removed', refusedInQuote, null, undefined, have, undefined],
  [
    'says of the code that was typed last why it is refused, beside the one in use',
    { discount: { code: 'HELLO5', name: '$5 off', isUsable: true, refusal: null }, ...withCode },
    'HELLO5',
    { code: 'OLD', reason: refusedBy('expired') },
    { title: 'HELLO5', text: '$5 off', isSuccess: true, off: '−$5.00' },
    expired,
  ],
  [
    'says of the code that was typed last, and not of the one before',
    refusedInQuote,
    'OLD',
    { code: 'SOLO15', reason: refusedBy('notCombinable') },
    { ...have, text: expired },
    'This code can’t be combined with a coupon. Remove the coupon to use it.',
  ],
  [
    'says that a code could not be checked, in the words of the API where these are for the screen',
    {},
    null,
    {
      code: 'HELLO5',
      reason: { kind: 'business', errorCode: 'RESTING', message: 'The shop rests', data: null, isOnScreen: true },
    },
    have,
    'The shop rests',
  ],
])('the row of the discount code %s', async (_what, quote, discountCode, refused, row, error) => {
  const labels = await labelsOf(quote, { discountCode }, refused);
  expect([labels.code, labels.codeError]).toEqual([row, error]);
});

test.each<[string, Partial<Pack>, string, string]>([
  ['of a visitor', {}, 'Empty right now', ''],
  ['that is empty', { balance: { available: 0, used: 0 } }, 'Empty right now', ''],
  ['that is not used', { balance: { available: 20_000, used: 0 } }, '$200.00 available', ''],
  [
    'that is used in part',
    {
      balance: { available: 20_000, used: 9_000 },
      priceLines: [...pack.priceLines, { kind: 'balance', amount: -9_000 }],
    },
    '$90.00 of $200.00 used',
    '−$90.00',
  ],
])('the row of a balance %s', async (_what, quote, text, off) => {
  const labels = await labelsOf(quote);
  expect([labels.balanceText, labels.balanceOff]).toEqual([text, off]);
});

test('what changed is said with the former amount first', async () => {
  const line = { skuId: 's', name: 'Cup', price: 1_850, problem: null } as Pack['lines'][number];
  const sold = { ...line, skuId: 't', name: 'Pot' };
  const before: Pack = { ...pack, lines: [line, sold], total: 3_000, ...withCode };
  const labels = await labelsOf({
    lines: [
      { ...line, price: 2_050 },
      { ...sold, problem: 'soldOut' },
    ],
    priceLines: [...pack.priceLines, { kind: 'delivery', amount: 590 }],
    total: 4_000,
  });
  expect(labels.total).toBe('$40.00');
  expect(labels.changesSince(before)).toEqual({
    sentence: 'It was $30.00. Now it’s $40.00.',
    changes: [
      'Cup: $18.50 → $20.50',
      'Pot is no longer available',
      'Delivery: $0.00 → $5.90',
      'Discount code: −$5.00 → $0.00',
    ],
  });
});

test('a visitor reads what the coupon that everyone can claim saves, and else that there may be some', async () => {
  const claimable = { ...best, isClaimable: true };
  const { signedOut } = await labelsOf({ ...withCoupon, coupons: [claimable], couponId: 'a' });
  expect(signedOut).toBe('“Coupon a” saves you $9.00. Sign in to use your own coupons and balance.');
  expect((await labelsOf({})).signedOut).toBe('Sign in to see how you can save.');
});
