import { getCodeFormatError, getPhoneError } from './getPhoneError';

const refusal = (errorCode: string, data: unknown = null) =>
  getPhoneError({ kind: 'business', errorCode, message: '', data });

describe('a refused change of phone', () => {
  test('tells a phone that is taken at the phone', () => {
    expect(refusal('PHONE_TAKEN')).toEqual({ phone: 'taken' });
    expect(refusal('VALIDATION', { fields: { phone: 'invalid' } })).toEqual({ phone: 'invalid' });
  });

  test('tells a code that does not count at the code', () => {
    expect(refusal('CODE_WRONG', { triesLeft: 4 })).toEqual({ code: { kind: 'wrong', triesLeft: 4 } });
    expect(refusal('CODE_WRONG', { triesLeft: 0 })).toEqual({ code: { kind: 'noTriesLeft' } });
    expect(refusal('CODE_EXPIRED')).toEqual({ code: { kind: 'expired' } });
  });

  test('belongs to no field otherwise', () => {
    expect(refusal('TOO_MANY_REQUESTS', { waitMs: 1000 })).toEqual({});
    expect(getPhoneError({ kind: 'noResponse', cause: 'network' })).toEqual({});
    expect(getPhoneError({ kind: 'notDone' })).toEqual({});
    expect(getPhoneError(undefined)).toEqual({});
  });
});

describe('a code that is typed', () => {
  test('has to be there, and whole', () => {
    expect(getCodeFormatError('', 6)).toEqual({ kind: 'missing' });
    expect(getCodeFormatError('12345', 6)).toEqual({ kind: 'incomplete' });
    expect(getCodeFormatError('123456', 6)).toBeUndefined();
  });
});
