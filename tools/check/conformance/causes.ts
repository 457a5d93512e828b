/** Which rule causes each refusal and each problem that the contract names, or why none does. */
import type { ErrorCode } from '../../../src/api/schema/errorCode';
import type { Ineligibility } from '../../../src/api/coupons';
import type { QuotedLine } from '../../../src/api/packs';

/** The id of the rule, or the reason why no rule causes it. */
type Cause = string | { readonly untried: string };

const untried = (reason: string): Cause => ({ untried: reason });

export const causesOfErrors: Readonly<Record<ErrorCode, Cause>> = {
  UNAUTHORIZED: 'unauthorized',
  NOT_FOUND: 'foreignIds',
  VALIDATION: 'addressNeeded',
  RESEND_TOO_SOON: 'signInCodes',
  CODE_WRONG: 'signInCodes',
  CODE_EXPIRED: 'signInCodes',
  PHONE_TAKEN: untried('an API that is wrong would give the account the phone of another'),
  EMAIL_TAKEN: untried('an API that is wrong would give the account the e-mail address of another'),
  PACK_UNAVAILABLE: 'noOversale',
  TOTAL_CHANGED: 'changedTotal',
  ADDRESS_MISSING: 'addressNeeded',
  PRESALE_NOT_ACCEPTED: 'presaleAccepted',
  ORDER_EXPIRED: untried('the payment deadline would have to pass'),
  ORDER_STATE: 'payOnce',
  RETURN_CHANGED: 'returnOnce',
  RETURN_STATE: untried('the shop would have to send or pay a return'),
  GIFT_CLOSED: untried('a gift would have to be opened for good'),
  GIFT_NOT_YET: 'giftDay',
  ALERT_NOT_NEEDED: 'alertNeeded',
  REVIEW_CLOSED: 'reviewClosed',
  ACCOUNT_OPEN: untried('an API that is wrong would delete the account with its open orders'),
  PAYMENT_DECLINED: untried('only the means of payment can decline'),
  OPERATION_MISMATCH: 'operationMismatch',
  BALANCE_SHORT: 'withdrawOnce',
  BELOW_MINIMUM: 'withdrawMinimum',
  CODE_UNKNOWN: 'redeemUnknown',
  CODE_USED: untried('another customer would have to use up a code'),
  CODE_OUT_OF_DATE: untried('a code would have to expire'),
  CODE_LIMIT: 'redeemOnce',
  TOO_MANY_REQUESTS: untried('the account would have to wait afterwards'),
  INTERNAL: untried('a right API has no defect'),
};

export const causesOfProblems: Readonly<Record<NonNullable<QuotedLine['problem']>, Cause>> = {
  gone: 'quoteProblems',
  soldOut: 'quoteProblems',
  shortStock: 'quoteProblems',
  overLimit: 'quoteProblems',
  other: untried('only the shop knows its other reasons'),
};

export const causesOfIneligibility: Readonly<Record<Ineligibility['code'], Cause>> = {
  belowThreshold: 'quoteCoupons',
  otherGoods: 'quoteCoupons',
  notStarted: 'quoteCoupons',
  expired: untried('a coupon would have to expire'),
  used: 'couponOnce',
  unknown: 'quoteDiscountCode',
  limitReached: untried('a discount code would have to be used up'),
  notCombinable: untried('it depends on what the shop allows beside a discount code'),
  other: untried('only the shop knows its other reasons'),
};
