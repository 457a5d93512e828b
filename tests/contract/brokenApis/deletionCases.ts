/** For each rule of the deletion of an account APIs that break one assertion of it each, in the order of the assertions. */
import { accepting, answering, instead, refusal, refusing, withList, type Case } from './brokenApi';

const address = {
  id: 'address_1',
  recipient: 'Ada',
  phone: '+14155550187',
  region: 'CA',
  city: 'San Francisco',
  street: '1 Main Street',
  postcode: '94110',
  isDefault: true,
};

export const deletionCases: Readonly<Record<string, readonly Case[]>> = {
  accountDeleted: [
    [accepting('deleteAccount', 'CODE_WRONG'), 'an account was deleted by a wrong code'],
    [
      refusing('deleteAccount', 'CODE_WRONG'),
      'a deletion by a wrong code: expected the error CODE_WRONG, got VALIDATION',
    ],
    [accepting('getCurrentUser', 'UNAUTHORIZED'), 'the session of a deleted account works'],
    [
      instead('getCurrentUser', 'UNAUTHORIZED', () => refusal('UNAUTHORIZED', 403)),
      'the status of a call with the session of a deleted account: expected 401, got 403',
    ],
    [
      answering('loginWithVerifyCode', (data) => ({
        ...data,
        user: { ...(data['user'] as object), id: 'customer_1' },
      })),
      'whether the phone of a deleted account has the same customer: expected false, got true',
    ],
    [
      answering('getAddresses', (data) => withList(data, [address])),
      'the addresses of a customer who begins again: expected 0, got 1',
    ],
  ],
};
