/** Why a code was not redeemed, as far as it belongs to the field. By code, never by message text. */
import { numberIn, type Problem } from '@/api/errors';
import { mostCodeLetters } from './readRedeemCode';

/** `once`: this customer has had it. `tooMany`: codes that nobody knows were tried too often, for a while no code counts. */
export type RedeemFault = 'missing' | 'tooLong' | 'offline' | 'unknown' | 'used' | 'expired' | 'once' | 'tooMany';

/** Why this code cannot even be sent; undefined when it can. */
export function whyCodeNotSent(code: string, isOnline: boolean): RedeemFault | undefined {
  if (!code) return 'missing';
  if (code.length > mostCodeLetters) return 'tooLong';
  return isOnline ? undefined : 'offline';
}

/** The fault that a refusal of the shop means; undefined when it belongs to no field. */
export function whyRedeemRefused(problem: Problem): RedeemFault | undefined {
  if (problem.kind !== 'business') return undefined;
  switch (problem.errorCode) {
    case 'CODE_UNKNOWN':
    case 'NOT_FOUND':
    case 'VALIDATION':
      return 'unknown';
    case 'CODE_USED':
      return 'used';
    case 'CODE_OUT_OF_DATE':
      return 'expired';
    case 'CODE_LIMIT':
      return numberIn(problem, 'waitMs') === undefined ? 'once' : 'tooMany';
    default:
      return undefined;
  }
}
