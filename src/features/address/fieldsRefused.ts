/** The fields of an address that the shop refused, by the data of a VALIDATION refusal. */
import type { Refused } from '@/hooks/useSubmit';
import { addressFields, type AddressFault, type AddressFaults } from '@/domain/addressRules';

const faultOfReason: Readonly<Record<string, AddressFault>> = { missing: 'missing', tooShort: 'missing', tooLong: 'tooLong' };

/** Faults by field; empty when the refusal is about something else. A reason that is not known is `invalid`. */
export function fieldsRefused(problem: Refused): AddressFaults {
  if (problem.kind !== 'business' || problem.errorCode !== 'VALIDATION') return {};
  const { data } = problem;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  const reasons = new Map<string, unknown>(Object.entries(fields));
  const refused = addressFields.filter((field) => reasons.has(field));
  return Object.fromEntries(refused.map((field) => [field, faultOfReason[String(reasons.get(field))] ?? 'invalid']));
}
