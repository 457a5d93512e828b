import { whyWithdrawRefused } from './whyWithdrawRefused';

const refusal = (errorCode: string, data: unknown = null) => ({ kind: 'business' as const, errorCode, message: '', data });

test('a refusal of the shop stands beside the field that it is about', () => {
  expect(whyWithdrawRefused(refusal('BALANCE_SHORT'))).toEqual({ amount: 'aboveBalance' });
  expect(whyWithdrawRefused(refusal('BELOW_MINIMUM', { minimum: 2_000 }))).toEqual({ amount: 'belowMinimum' });
  expect(whyWithdrawRefused(refusal('VALIDATION', { fields: { payeeAccount: 'tooShort', payeeName: 'missing' } }))).toEqual({
    payeeName: 'refused',
    payeeAccount: 'refused',
  });
});

test('a refusal about something else belongs to no field', () => {
  expect(whyWithdrawRefused(refusal('TOO_MANY_REQUESTS', { waitMs: 1_000 }))).toEqual({});
  expect(whyWithdrawRefused(refusal('VALIDATION'))).toEqual({});
  expect(whyWithdrawRefused({ kind: 'notDone' })).toEqual({});
});
