/** What a nickname may be. Characters are counted as the contract counts them: one emoji is one, unless it is put together. */
import type { Refused } from '@/hooks/useSubmit';

export type NicknameFault = 'missing' | 'tooLong' | 'invalid';

/** Characters that the shop takes for a nickname. */
export const mostNicknameCharacters = 24;

/** How many characters count: spaces around them do not. */
export const nicknameLength = (typed: string): number => [...typed.trim()].length;

/** Why a nickname cannot be sent; undefined when it can. */
export function whyNicknameRefused(typed: string): NicknameFault | undefined {
  const length = nicknameLength(typed);
  if (length === 0) return 'missing';
  return length > mostNicknameCharacters ? 'tooLong' : undefined;
}

const faultOfReason: Readonly<Record<string, NicknameFault>> = { missing: 'missing', tooShort: 'missing', tooLong: 'tooLong' };

/** What the shop found wrong with a nickname; undefined when its refusal is about something else. */
export function nicknameRefused(problem: Refused): NicknameFault | undefined {
  if (problem.kind !== 'business' || problem.errorCode !== 'VALIDATION') return undefined;
  const { data } = problem;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  if (typeof fields !== 'object' || fields === null || !('nickname' in fields)) return undefined;
  return faultOfReason[String(fields.nickname)] ?? 'invalid';
}
