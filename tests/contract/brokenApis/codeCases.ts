/** For each rule of codes APIs that break one assertion of it each, in the order of the assertions. */
import { accepting, refusing, type Case } from './brokenApi';

export const codeCases: Readonly<Record<string, readonly Case[]>> = {
  signInCodes: [
    [accepting('sendVerifyCode', 'RESEND_TOO_SOON'), 'a second code was sent at once'],
    [
      refusing('sendVerifyCode', 'RESEND_TOO_SOON'),
      'a second code at once: expected the error RESEND_TOO_SOON, got VALIDATION',
    ],
    [accepting('loginWithVerifyCode', 'CODE_WRONG'), 'a wrong code signed in'],
    [
      refusing('loginWithVerifyCode', 'CODE_WRONG'),
      'a sign-in with a wrong code: expected the error CODE_WRONG, got VALIDATION',
    ],
    [accepting('loginWithVerifyCode', 'CODE_EXPIRED'), 'a used code signed in again'],
    [
      refusing('loginWithVerifyCode', 'CODE_EXPIRED'),
      'a sign-in with a used code: expected the error CODE_EXPIRED, got VALIDATION',
    ],
  ],
  redeemUnknown: [
    [accepting('exchangeCode', 'CODE_UNKNOWN'), 'an unknown code was redeemed'],
    [
      refusing('exchangeCode', 'CODE_UNKNOWN'),
      'an unknown redeem code: expected the error CODE_UNKNOWN, got VALIDATION',
    ],
  ],
  withdrawMinimum: [
    [accepting('withdraw', 'BELOW_MINIMUM'), 'less than the smallest withdrawal was withdrawn'],
    [
      refusing('withdraw', 'BELOW_MINIMUM'),
      'less than the smallest withdrawal: expected the error BELOW_MINIMUM, got VALIDATION',
    ],
  ],
};
