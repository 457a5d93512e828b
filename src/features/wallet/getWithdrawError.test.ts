import { getWithdrawError } from './getWithdrawError';

const refusal = (errorCode: string, data: unknown = null) => ({
  kind: 'business' as const,
  errorCode,
  message: '',
  data,
});

test('a refusal of the shop is beside the field that it is about', () => {
  expect(getWithdrawError(refusal('BALANCE_SHORT'))).toEqual({ amount: 'aboveBalance' });
  expect(getWithdrawError(refusal('BELOW_MINIMUM', { minimum: 2_000 }))).toEqual({ amount: 'belowMinimum' });
  expect(
    getWithdrawError(refusal('VALIDATION', { fields: { payeeAccount: 'tooShort', payeeName: 'missing' } })),
  ).toEqual({
    payeeName: 'refused',
    payeeAccount: 'refused',
  });
});

test('a refusal about something else belongs to no field', () => {
  expect(getWithdrawError(refusal('TOO_MANY_REQUESTS', { waitMs: 1_000 }))).toEqual({});
  expect(getWithdrawError(refusal('VALIDATION'))).toEqual({});
  expect(getWithdrawError({ kind: 'notDone' })).toEqual({});
});
