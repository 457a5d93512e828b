import type { ApiError } from '@/api/errors';
import { readLoginPhone, getLoginEntryError, getLoginError, type LoginEntry } from './getLoginError';

const callingCodes = ['+1', '+86'];
const entry: LoginEntry = {
  by: 'phone',
  email: '',
  callingCode: '+1',
  number: '415 555 0134',
  code: '123456',
  isAgreed: true,
};
const refusal = (errorCode: string, data: unknown = null): ApiError => ({
  kind: 'business',
  errorCode,
  message: 'no',
  data,
});

describe('the form of the sign-in', () => {
  test('can be sent with a phone, the whole code and the tick', () =>
    expect(getLoginEntryError(entry, callingCodes, 6)).toEqual({}));

  test('names everything that is missing at once', () =>
    expect(getLoginEntryError({ ...entry, number: '', code: '', isAgreed: false }, callingCodes, 6)).toEqual({
      phone: 'missing',
      code: { kind: 'missing' },
      agreement: 'missing',
    }));

  test('distinguishes an incomplete code from a missing one', () =>
    expect(getLoginEntryError({ ...entry, code: '123' }, callingCodes, 6)).toEqual({ code: { kind: 'incomplete' } }));

  test('takes a whole international number whatever code is chosen', () =>
    expect(readLoginPhone({ callingCode: '+1', number: '+86 138 0013 8000' }, callingCodes)).toEqual({
      phone: '+8613800138000',
    }));

  test('wants a mobile number where landlines can be distinguished', () => {
    expect(readLoginPhone({ callingCode: '+86', number: '010 6552 9988' }, callingCodes)).toEqual({
      fieldError: 'tooShort',
    });
    expect(readLoginPhone({ callingCode: '+86', number: '2380 0138 000' }, callingCodes)).toEqual({
      fieldError: 'invalid',
    });
  });

  test('refuses a country that the API sends no codes to', () =>
    expect(readLoginPhone({ callingCode: '+1', number: '+44 7700 900123' }, callingCodes)).toEqual({
      fieldError: 'notOffered',
    }));
});

describe('a refusal of the shop', () => {
  test.each([
    [refusal('CODE_WRONG', { triesLeft: 3 }), { code: { kind: 'wrong', triesLeft: 3 } }],
    [refusal('CODE_WRONG'), { code: { kind: 'wrong', triesLeft: undefined } }],
    [refusal('CODE_WRONG', { triesLeft: 0 }), { code: { kind: 'noTriesLeft' } }],
    [refusal('CODE_EXPIRED'), { code: { kind: 'expired' } }],
    [refusal('VALIDATION', { fields: { phone: 'invalid' } }), { phone: 'invalid' }],
    [refusal('VALIDATION', { fields: { code: 'invalid' } }), { code: { kind: 'wrong', triesLeft: undefined } }],
    [refusal('VALIDATION', 'garbage'), {}],
    [refusal('TOO_MANY_REQUESTS', { waitMs: 1000 }), {}],
    [{ kind: 'noResponse', cause: 'network' } as ApiError, {}],
  ])('%j belongs to %j', (error, fieldErrors) => expect(getLoginError(error)).toEqual(fieldErrors));
});
