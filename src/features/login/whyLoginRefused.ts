/** Which field a refused sign-in belongs to, and what is wrong with it. */
import { numberIn, type Problem } from '@/api/errors';
import { callingCodeOf, readPhone, type PhoneFault } from '@/domain/phone';

export type LoginPhoneFault = PhoneFault | 'notOffered';
export type LoginCodeFault = { kind: 'missing' | 'incomplete' | 'expired' | 'noTriesLeft' } | { kind: 'wrong'; triesLeft: number | undefined };

/** Faults by field, in the order of the form. */
export interface LoginFaults {
  phone?: LoginPhoneFault;
  code?: LoginCodeFault;
  agreement?: 'missing';
}

export interface LoginEntry {
  callingCode: string;
  number: string;
  code: string;
  isAgreed: boolean;
}

/** Reads the phone of the form: one that gets text messages, of a country that the shop serves. */
export function readLoginPhone({ callingCode, number }: Pick<LoginEntry, 'callingCode' | 'number'>, callingCodes: readonly string[]): { phone: string } | { fault: LoginPhoneFault } {
  const read = readPhone(callingCode, number, { isForTexts: true });
  return 'phone' in read && !callingCodes.includes(callingCodeOf(read.phone)) ? { fault: 'notOffered' } : read;
}

/** Why the form cannot be sent; empty when it can. */
export function whyEntryRefused(entry: LoginEntry, callingCodes: readonly string[], codeLength: number): LoginFaults {
  const faults: LoginFaults = {};
  const read = readLoginPhone(entry, callingCodes);
  if ('fault' in read) faults.phone = read.fault;
  if (entry.code.length < codeLength) faults.code = { kind: entry.code === '' ? 'missing' : 'incomplete' };
  if (!entry.isAgreed) faults.agreement = 'missing';
  return faults;
}

function refusedFields(problem: Problem): readonly string[] {
  if (problem.kind !== 'business' || problem.errorCode !== 'VALIDATION') return [];
  const { data } = problem;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  return typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
}

/** The faults that a refusal of the shop means; empty when it belongs to no field. */
export function whyLoginRefused(problem: Problem): LoginFaults {
  if (problem.kind !== 'business') return {};
  if (problem.errorCode === 'CODE_EXPIRED') return { code: { kind: 'expired' } };
  if (problem.errorCode === 'CODE_WRONG') {
    const triesLeft = numberIn(problem, 'triesLeft');
    return { code: triesLeft === 0 ? { kind: 'noTriesLeft' } : { kind: 'wrong', triesLeft } };
  }
  const fields = refusedFields(problem);
  return {
    ...(fields.includes('phone') ? { phone: 'invalid' as const } : {}),
    ...(fields.includes('code') ? { code: { kind: 'wrong' as const, triesLeft: undefined } } : {}),
  };
}
