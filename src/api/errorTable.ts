/**
 * Which call answers with which error, and how. The OpenAPI document lists it for each call, the demo shop may send no other,
 * and tests check both.
 */
import type { CallName } from './calls';
import type { AnyCall } from './defineCall';
import { errorCodes, type ErrorCode } from './schema/errorCode';

interface ErrorRow {
  /** HTTP statuses of the demo shop. Clients accept any status from 400 to 499 as well; they read the code. */
  readonly statuses: readonly number[];
  /** The `showType` that the demo shop sends by default. 0: the screens have words of their own. */
  readonly showType: 0 | 2;
  /** `all`, the calls of a customer, the calls with an input, the calls with an operation id, or these. */
  readonly calls: 'all' | 'customer' | 'input' | 'money' | readonly CallName[];
}

export const errorTable: Readonly<Record<ErrorCode, ErrorRow>> = {
  UNAUTHORIZED: { statuses: [401], showType: 0, calls: 'customer' },
  NOT_FOUND: {
    statuses: [200],
    showType: 0,
    calls: [
      'getGoodsDetail',
      'getArticle',
      'getOrderDetail',
      'payOrder',
      'cancelOrder',
      'saveAddress',
      'getTicketDetail',
      'exchangeCode',
      'quoteReturn',
      'requestReturn',
      'cancelReturn',
      'getAlerts',
      'setAlert',
      'getReviews',
      'writeReview',
      'getGiftOptions',
      'wrapGift',
      'unwrapGift',
      'getGift',
      'openGift',
      'getAccountDeletion',
      'deleteAccount',
    ],
  },
  VALIDATION: { statuses: [200], showType: 0, calls: 'input' },
  RESEND_TOO_SOON: { statuses: [200], showType: 0, calls: ['sendVerifyCode'] },
  CODE_WRONG: { statuses: [200], showType: 0, calls: ['loginWithVerifyCode', 'updatePhone', 'deleteAccount'] },
  CODE_EXPIRED: { statuses: [200], showType: 0, calls: ['loginWithVerifyCode', 'updatePhone', 'deleteAccount'] },
  PHONE_TAKEN: { statuses: [200], showType: 0, calls: ['updatePhone'] },
  EMAIL_TAKEN: { statuses: [200], showType: 0, calls: ['updatePhone'] },
  PACK_UNAVAILABLE: { statuses: [200], showType: 0, calls: ['confirmOrder'] },
  TOTAL_CHANGED: { statuses: [200], showType: 0, calls: ['confirmOrder', 'payOrder'] },
  ADDRESS_MISSING: { statuses: [200], showType: 0, calls: ['confirmOrder'] },
  PRESALE_NOT_ACCEPTED: { statuses: [200], showType: 0, calls: ['confirmOrder'] },
  ORDER_EXPIRED: { statuses: [200], showType: 2, calls: ['payOrder', 'cancelOrder', 'saveAddress'] },
  ORDER_STATE: { statuses: [200], showType: 2, calls: ['payOrder', 'cancelOrder', 'saveAddress'] },
  RETURN_CHANGED: { statuses: [200], showType: 0, calls: ['requestReturn'] },
  RETURN_STATE: { statuses: [200], showType: 2, calls: ['cancelReturn'] },
  GIFT_CLOSED: { statuses: [200], showType: 0, calls: ['wrapGift', 'unwrapGift'] },
  GIFT_NOT_YET: { statuses: [200], showType: 0, calls: ['openGift'] },
  ALERT_NOT_NEEDED: { statuses: [200], showType: 0, calls: ['setAlert'] },
  ACCOUNT_OPEN: { statuses: [200], showType: 0, calls: ['deleteAccount'] },
  REVIEW_CLOSED: { statuses: [200], showType: 0, calls: ['writeReview'] },
  OPERATION_MISMATCH: { statuses: [200], showType: 0, calls: 'money' },
  PAYMENT_DECLINED: { statuses: [200], showType: 2, calls: ['payOrder'] },
  BALANCE_SHORT: { statuses: [200], showType: 2, calls: ['confirmOrder', 'payOrder', 'withdraw'] },
  BELOW_MINIMUM: { statuses: [200], showType: 0, calls: ['withdraw'] },
  CODE_UNKNOWN: { statuses: [200], showType: 0, calls: ['exchangeCode'] },
  CODE_USED: { statuses: [200], showType: 0, calls: ['exchangeCode'] },
  CODE_OUT_OF_DATE: { statuses: [200], showType: 0, calls: ['exchangeCode'] },
  CODE_LIMIT: { statuses: [200], showType: 0, calls: ['exchangeCode'] },
  TOO_MANY_REQUESTS: {
    statuses: [200, 429],
    showType: 0,
    calls: ['sendVerifyCode', 'loginWithVerifyCode', 'updatePhone', 'deleteAccount'],
  },
  INTERNAL: { statuses: [500], showType: 2, calls: 'all' },
};

/** An error that a call can answer with. */
export interface CallError {
  readonly errorCode: ErrorCode;
  readonly statuses: readonly number[];
  readonly showType: 0 | 2;
  readonly meaning: string;
}

/** Whether the input of a call can be invalid. */
const hasInputFields = ({ input }: AnyCall) => !('entries' in input) || Object.keys(input.entries as object).length > 0;

function isErrorOfCall({ calls }: ErrorRow, call: AnyCall): boolean {
  if (calls === 'all') return true;
  if (calls === 'customer') return call.access === 'customer';
  if (calls === 'money') return call.kind === 'money';
  return calls === 'input' ? hasInputFields(call) : calls.some((name) => name === call.name);
}

/** The errors that a call can answer with. */
export function errorsOf(call: AnyCall): CallError[] {
  return Object.entries(errorTable).flatMap(([code, row]) => {
    const errorCode = code as ErrorCode;
    const { statuses, showType } = row;
    return isErrorOfCall(row, call) ? [{ errorCode, statuses, showType, meaning: errorCodes[errorCode] }] : [];
  });
}

/** Whether a call may answer with this error. */
export const isListedError = (call: AnyCall, errorCode: ErrorCode): boolean =>
  isErrorOfCall(errorTable[errorCode], call);

/** What the storefront does with each `showType` of a business error, unless the screen of the call shows it itself. */
export const showTypes = {
  0: 'shows no message; the screen has words of its own for the code',
  1: 'shows errorMessage as a warning',
  2: 'shows errorMessage as an error',
  3: 'shows a notification: errorCode as title, errorMessage as text',
  9: 'does nothing',
} as const;
