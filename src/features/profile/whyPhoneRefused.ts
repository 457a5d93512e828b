/** Which field a refused change of phone belongs to, and what is wrong with it. */
import { whyLoginRefused, type LoginCodeFault, type LoginPhoneFault } from '@/features/login/whyLoginRefused';
import type { Refused } from '@/hooks/useSubmit';

/** `same`: it looks like the one in use. `taken`: it belongs to somebody else. */
export type PhoneFault = LoginPhoneFault | 'same' | 'taken';

export interface PhoneFaults {
  phone?: PhoneFault;
  code?: LoginCodeFault;
}

/** The faults that a refusal of the shop means; empty when it belongs to no field. */
export function whyPhoneRefused(problem: Refused | undefined): PhoneFaults {
  if (!problem || problem.kind === 'notDone') return {};
  if (problem.kind === 'business' && problem.errorCode === 'PHONE_TAKEN') return { phone: 'taken' };
  const { phone, code } = whyLoginRefused(problem);
  return { ...(phone && { phone }), ...(code && { code }) };
}

/** What is wrong with a code as it is typed; undefined when it can be sent. */
export function whyCodeIncomplete(code: string, length: number): LoginCodeFault | undefined {
  if (code === '') return { kind: 'missing' };
  return code.length < length ? { kind: 'incomplete' } : undefined;
}
