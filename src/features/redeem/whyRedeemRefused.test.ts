import type { Problem } from '@/api/errors';
import { whyCodeNotSent, whyRedeemRefused } from './whyRedeemRefused';

const refusal = (errorCode: string, data: unknown = null): Problem => ({ kind: 'business', errorCode, message: 'No', data });

describe('a code', () => {
  test('is sent when there is one, of a length that codes have, and a connection', () => {
    expect(whyCodeNotSent('TICKET-CINEMA', true)).toBeUndefined();
    expect(whyCodeNotSent('', true)).toBe('missing');
    expect(whyCodeNotSent('A'.repeat(41), true)).toBe('tooLong');
    expect(whyCodeNotSent('A'.repeat(40), true)).toBeUndefined();
    expect(whyCodeNotSent('TICKET-CINEMA', false)).toBe('offline');
  });
});

describe('a refused code', () => {
  test.each([
    ['CODE_UNKNOWN', 'unknown'],
    ['CODE_USED', 'used'],
    ['CODE_OUT_OF_DATE', 'expired'],
  ])('%s is %s', (errorCode, fault) => expect(whyRedeemRefused(refusal(errorCode))).toBe(fault));

  test('at its limit is told apart: had by this customer, or too many tries with a wait', () => {
    expect(whyRedeemRefused(refusal('CODE_LIMIT', { waitMs: null }))).toBe('once');
    expect(whyRedeemRefused(refusal('CODE_LIMIT'))).toBe('once');
    expect(whyRedeemRefused(refusal('CODE_LIMIT', { waitMs: 3_599_000 }))).toBe('tooMany');
  });

  test('is not blamed for what is not its fault', () => {
    expect(whyRedeemRefused(refusal('TOO_MANY_REQUESTS', { waitMs: 1_000 }))).toBeUndefined();
    expect(whyRedeemRefused({ kind: 'status', status: 404 })).toBeUndefined();
    expect(whyRedeemRefused({ kind: 'unauthorized' })).toBeUndefined();
  });
});
