/**
 * The codes by which the shop says no. A client decides by code, never by message text; `errorMessage` is already in
 * the customer's language. What `data` carries is noted beside each code.
 */
export const errorCodes = {
  UNAUTHORIZED: 'No session, or it ended. Also sent as HTTP 401.',
  NOT_FOUND: 'No such thing, or it belongs to another customer.',
  VALIDATION: 'Input that the contract refuses; data: { fields: { [name]: reason } }.',
  RESEND_TOO_SOON: 'A code was sent just now; data: { waitMs }.',
  CODE_WRONG: 'The one-time code does not match; data: { triesLeft }.',
  CODE_EXPIRED: 'The one-time code is too old, used up, or none was asked for.',
  PHONE_TAKEN: 'The phone belongs to another customer.',
  PACK_UNAVAILABLE: 'A line cannot be ordered any more; data: { pack }.',
  TOTAL_CHANGED: 'The total is not the one that was shown; data: { pack }.',
  ADDRESS_MISSING: 'The pack needs a delivery address.',
  PRESALE_NOT_ACCEPTED: 'The pack holds presale goods whose terms were not accepted.',
  ORDER_EXPIRED: 'The payment window is over, the order was cancelled.',
  ORDER_STATE: 'The order is in a state that does not allow this; data: { status }.',
  OPERATION_MISMATCH: 'The operation id was used for something else.',
  BALANCE_SHORT: 'The balance does not suffice.',
  BELOW_MINIMUM: 'Less than the minimum withdrawal; data: { minimum }.',
  CODE_UNKNOWN: 'No such redeem code.',
  CODE_USED: 'The redeem code was used.',
  CODE_OUT_OF_DATE: 'The redeem code expired.',
  CODE_LIMIT: 'Too many tries, or one per customer; data: { waitMs | null }.',
  TOO_MANY_REQUESTS: 'Too many requests; data: { waitMs }.',
  INTERNAL: 'The shop failed.',
} as const;

export type ErrorCode = keyof typeof errorCodes;
