import { hasValidSentCode, isSentCodes, msUntilResend, withSentCode } from './resendCountdown';

const key = 'login:+14155550134';
const other = 'login:+8613800138000';
const sentAt = 1_700_000_000_000;
const sent = withSentCode([], key, { waitMs: 60_000, validForMs: 600_000 }, sentAt);

describe('the wait for another code', () => {
  test('runs from the moment the code was sent', () => {
    expect(msUntilResend(sent, key, sentAt)).toBe(60_000);
    expect(msUntilResend(sent, key, sentAt + 18_500)).toBe(41_500);
    expect(msUntilResend(sent, key, sentAt + 60_000)).toBe(0);
    expect(msUntilResend(sent, key, sentAt + 3_600_000)).toBe(0);
  });

  test('counts for the phone that the code went to', () => {
    expect(msUntilResend(sent, other, sentAt)).toBe(0);
    const both = withSentCode(sent, other, { waitMs: 30_000 }, sentAt + 1_000);
    expect([msUntilResend(both, key, sentAt + 1_000), msUntilResend(both, other, sentAt + 1_000)]).toEqual([
      59_000, 30_000,
    ]);
  });

  test('is never longer than the API said, even while the clock of the device is hours behind', () => {
    expect(msUntilResend(sent, key, sentAt - 7_200_000)).toBe(60_000);
  });

  test('starts again with the next code', () => {
    const again = withSentCode(sent, key, { waitMs: 60_000, validForMs: 600_000 }, sentAt + 90_000);
    expect(again).toHaveLength(1);
    expect(msUntilResend(again, key, sentAt + 90_000)).toBe(60_000);
  });
});

test('a code can be typed in until it is too old, also when the shop only said that one was sent', () => {
  expect([0, 599_999, 600_000].map((passed) => hasValidSentCode(sent, key, sentAt + passed))).toEqual([
    true,
    true,
    false,
  ]);
  expect(hasValidSentCode(sent, other, sentAt)).toBe(false);
  const refused = withSentCode(sent, key, { waitMs: 20_000 }, sentAt + 40_000);
  expect(hasValidSentCode(refused, key, sentAt + 599_999)).toBe(true);
  expect(hasValidSentCode(withSentCode([], key, { waitMs: 20_000 }, sentAt), key, sentAt + 20_000)).toBe(false);
});

test('the tab remembers the ten newest phones', () => {
  const many = Array.from({ length: 12 }, (_, at) => `login:+1415555010${at}`);
  const kept = many.reduce<ReturnType<typeof withSentCode>>(
    (codes, one) => withSentCode(codes, one, { waitMs: 60_000 }, sentAt),
    [],
  );
  expect(kept).toHaveLength(10);
  expect(kept[0]?.key).toBe(many[11]);
});

test.each([
  null,
  {},
  [{ key }],
  [{ key, resendAt: 'soon', waitMs: 1 }],
  [{ key: 4, resendAt: 1, waitMs: 1 }],
  [{ key, resendAt: 1, waitMs: 1, validUntil: null }],
])('storage with garbage (%j) is no list of codes', (garbage) => expect(isSentCodes(garbage)).toBe(false));
