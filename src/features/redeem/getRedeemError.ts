/** Why a code was not redeemed, as far as it concerns the field. By error code, never by message text. */
import { numberInErrorData, type ApiError } from '@/api/errors';
import { MAX_CODE_LETTERS } from './parseRedeemCode';

/**
 * `once`: this customer has already redeemed it. `tooMany`: after too many unknown codes, no code is accepted for a
 * while.
 */
export type RedeemError = 'missing' | 'tooLong' | 'offline' | 'unknown' | 'used' | 'expired' | 'once' | 'tooMany';

/** Why the code cannot be sent; undefined when it can. */
export function getCodeRequestError(code: string, isOnline: boolean): RedeemError | undefined {
  if (!code) return 'missing';
  if (code.length > MAX_CODE_LETTERS) return 'tooLong';
  return isOnline ? undefined : 'offline';
}

/** The field error of an API error; undefined when it is about no field. */
export function getRedeemError(error: ApiError): RedeemError | undefined {
  if (error.kind !== 'business') return undefined;
  switch (error.errorCode) {
    case 'CODE_UNKNOWN':
    case 'NOT_FOUND':
    case 'VALIDATION':
      return 'unknown';
    case 'CODE_USED':
      return 'used';
    case 'CODE_OUT_OF_DATE':
      return 'expired';
    case 'CODE_LIMIT':
      return numberInErrorData(error, 'waitMs') === undefined ? 'once' : 'tooMany';
    default:
      return undefined;
  }
}
