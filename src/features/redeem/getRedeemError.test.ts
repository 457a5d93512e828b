import type { ApiError } from '@/api/errors';
import { getCodeRequestError, getRedeemError } from './getRedeemError';

const refusal = (errorCode: string, data: unknown = null): ApiError => ({
  kind: 'business',
  errorCode,
  message: 'No',
  data,
});

describe('a code', () => {
  test('is sent when there is one, of a length that codes have, and a connection', () => {
    expect(getCodeRequestError('TICKET-CINEMA', true)).toBeUndefined();
    expect(getCodeRequestError('', true)).toBe('missing');
    expect(getCodeRequestError('A'.repeat(41), true)).toBe('tooLong');
    expect(getCodeRequestError('A'.repeat(40), true)).toBeUndefined();
    expect(getCodeRequestError('TICKET-CINEMA', false)).toBe('offline');
  });
});

describe('a refused code', () => {
  test.each([
    ['CODE_UNKNOWN', 'unknown'],
    ['CODE_USED', 'used'],
    ['CODE_OUT_OF_DATE', 'expired'],
  ])('%s is %s', (errorCode, fieldError) => expect(getRedeemError(refusal(errorCode))).toBe(fieldError));

  test('at its limit is told apart: had by this customer, or too many tries with a wait', () => {
    expect(getRedeemError(refusal('CODE_LIMIT', { waitMs: null }))).toBe('once');
    expect(getRedeemError(refusal('CODE_LIMIT'))).toBe('once');
    expect(getRedeemError(refusal('CODE_LIMIT', { waitMs: 3_599_000 }))).toBe('tooMany');
  });

  test('is not blamed for what is not its fault', () => {
    expect(getRedeemError(refusal('TOO_MANY_REQUESTS', { waitMs: 1_000 }))).toBeUndefined();
    expect(getRedeemError({ kind: 'status', status: 404 })).toBeUndefined();
    expect(getRedeemError({ kind: 'unauthorized' })).toBeUndefined();
  });
});
