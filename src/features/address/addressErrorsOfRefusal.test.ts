import type { MutationError } from '@/query/useMutation';
import { addressErrorsOfRefusal } from './addressErrorsOfRefusal';

const rejected = (data: unknown, errorCode = 'VALIDATION'): MutationError => ({
  kind: 'business',
  errorCode,
  message: 'no',
  data,
});

describe('an address that the API rejects', () => {
  test.each([
    [
      { fields: { street: 'missing', city: 'tooShort', region: 'tooLong', postcode: 'odd' } },
      {
        street: 'missing',
        city: 'missing',
        region: 'tooLong',
        postcode: 'invalid',
      },
    ],
    [
      { fields: { phone: 7, country: null, recipient: 'invalid' } },
      {
        phone: 'invalid',
        country: 'invalid',
        recipient: 'invalid',
      },
    ],
    [{ fields: { orderId: 'missing', toString: 'missing' } }, {}],
    [{ fields: null }, {}],
    [{ fields: 'street' }, {}],
    [{}, {}],
    [null, {}],
    ['garbage', {}],
  ])('%j marks %j', (data, errors) => expect(addressErrorsOfRefusal(rejected(data))).toEqual(errors));

  test('for another reason marks nothing', () => {
    expect(addressErrorsOfRefusal(rejected({ fields: { street: 'missing' } }, 'ADDRESS_LIMIT'))).toEqual({});
    expect(addressErrorsOfRefusal({ kind: 'notDone' })).toEqual({});
    expect(addressErrorsOfRefusal({ kind: 'noResponse', cause: 'network' })).toEqual({});
  });
});
