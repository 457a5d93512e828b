/**
 * Validation rules of a nickname. Characters are counted as the contract counts them: by code point, so most emoji
 * count as one.
 */
import { countCharacters } from '@/lib/textLimit';
import { cleanText } from '@/lib/typedText';
import type { MutationError } from '@/query/useMutation';

export type NicknameError = 'missing' | 'tooLong' | 'invalid';

/** Maximum length of a nickname in the API. */
export const MAX_NICKNAME_CHARACTERS = 24;

/** Number of counted characters: surrounding spaces and what no one sees do not count. */
export const nicknameLength = (typed: string): number => countCharacters(cleanText(typed));

/** Why a nickname cannot be sent; undefined when it can. */
export function getNicknameError(typed: string): NicknameError | undefined {
  const length = nicknameLength(typed);
  if (length === 0) return 'missing';
  return length > MAX_NICKNAME_CHARACTERS ? 'tooLong' : undefined;
}

const errorOfReason: Readonly<Record<string, NicknameError>> = {
  missing: 'missing',
  tooShort: 'missing',
  tooLong: 'tooLong',
};

/** The error of a nickname that the API rejected; undefined when the error is about something else. */
export function isNicknameRefused(error: MutationError): NicknameError | undefined {
  if (error.kind !== 'business' || error.errorCode !== 'VALIDATION') return undefined;
  const { data } = error;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  if (typeof fields !== 'object' || fields === null || !('nickname' in fields)) return undefined;
  return errorOfReason[String(fields.nickname)] ?? 'invalid';
}
