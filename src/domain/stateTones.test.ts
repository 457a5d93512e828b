import { entitlementTones, headingColors, orderTones, toneColors, withdrawalTones } from './stateTones';

/** The colour of small text in each state. */
const colorsOf = (tones: Readonly<Record<string, keyof typeof toneColors>>) =>
  Object.entries(tones).map(([state, tone]) => `${state}: ${toneColors[tone]}`);

test('an order that waits for its payment has the colour of actions, one that is over the weakest one', () => {
  expect(colorsOf(orderTones)).toEqual([
    'toPay: action',
    'toShip: ink',
    'toReceive: ink',
    'done: ink-3',
    'cancelled: ink-3',
  ]);
});

test('a ticket or a coupon that can no longer be used has the weakest colour', () => {
  expect(colorsOf(entitlementTones)).toEqual(['unused: ink', 'usable: ink', 'used: ink-3', 'expired: ink-3']);
});

test('a withdrawal says by its colour that it is under way, paid or failed', () => {
  expect(colorsOf(withdrawalTones)).toEqual(['reviewing: action', 'paying: action', 'paid: leaf', 'failed: danger']);
});

test('a name keeps more contrast than small text where both are quiet', () => {
  expect(headingColors).toEqual({ urgent: 'action', plain: 'ink', good: 'leaf', failed: 'danger', quiet: 'ink-2' });
});
