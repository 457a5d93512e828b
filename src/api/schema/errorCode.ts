/**
 * The error codes of the API (`errorCode` of the business-error envelope, spec section 3). Clients branch on the code,
 * never on `errorMessage`, which is text for the customer in the language of the request. Each description names the
 * fields of `data`; times are in ms, amounts in minor units.
 */
export const errorCodes = {
  UNAUTHORIZED: 'There is no session, or it has ended. Also sent as HTTP 401.',
  NOT_FOUND: 'The resource does not exist or belongs to another customer.',
  VALIDATION: 'The input does not match the schema; data: { fields: { [name]: reason } }.',
  RESEND_TOO_SOON: 'The last one-time code was sent too recently; data: { waitMs }.',
  CODE_WRONG: 'The one-time code does not match; data: { triesLeft }.',
  CODE_EXPIRED: 'The one-time code has expired, is already used, has no tries left, or was never sent.',
  PHONE_TAKEN: 'The phone belongs to another customer.',
  EMAIL_TAKEN: 'The e-mail address belongs to another customer.',
  PACK_UNAVAILABLE: 'A line of the pack is no longer available; data: { pack }.',
  TOTAL_CHANGED: 'The total differs from expectedTotal; data: { pack }, or { order } for a payment.',
  ADDRESS_MISSING: 'The pack needs a delivery address.',
  PRESALE_NOT_ACCEPTED: 'The pack contains presale products whose terms were not accepted.',
  ORDER_EXPIRED: 'The payment deadline has passed and the order was cancelled.',
  ORDER_STATE: 'The status of the order does not allow this call; data: { status }.',
  RETURN_CHANGED: 'What can be returned, or its refund, is not what the customer saw; data: { quote }.',
  RETURN_STATE: 'The state of the return does not allow this call; data: { state }.',
  GIFT_CLOSED: 'The code or ticket is no gift to change any more; data: { reason: opened, used or expired }.',
  GIFT_NOT_YET: 'The gift cannot be opened yet; data: { opensOn }.',
  ALERT_NOT_NEEDED: 'The option can be bought now, so there is nothing to wait for; data: { stock }.',
  REVIEW_CLOSED: 'The line was not delivered, or was returned, and cannot be reviewed.',
  ACCOUNT_OPEN: 'Something has to be finished before the account can be deleted: the blockers of getAccountDeletion.',
  PAYMENT_DECLINED: 'The payment was declined and nothing was charged. The customer can choose another method.',
  OPERATION_MISMATCH: 'The operation id was used before with another call or other input.',
  BALANCE_SHORT: 'The available balance is too low.',
  BELOW_MINIMUM: 'The amount is below the minimum withdrawal; data: { minimum }.',
  CODE_UNKNOWN: 'The redeem code does not exist.',
  CODE_USED: 'The redeem code is already used.',
  CODE_OUT_OF_DATE: 'The redeem code has expired.',
  CODE_LIMIT:
    'Too many tries (data: { waitMs }), or the customer has redeemed this code before (data: { waitMs: null }).',
  TOO_MANY_REQUESTS: 'Too many requests; data: { waitMs }.',
  INTERNAL: 'An internal error of the API. The outcome of a write is unknown.',
} as const;

export type ErrorCode = keyof typeof errorCodes;
