/** The address fields that the API rejected, from the data of a VALIDATION error. */
import type { MutationError } from '@/query/useMutation';
import { addressFields, type AddressError, type AddressErrors } from './addressRules';

const errorOfReason: Readonly<Record<string, AddressError>> = {
  missing: 'missing',
  tooShort: 'missing',
  tooLong: 'tooLong',
};

/** Errors by field; empty when the error is about something else. An unknown reason is `invalid`. */
export function addressErrorsOfRefusal(error: MutationError): AddressErrors {
  if (error.kind !== 'business' || error.errorCode !== 'VALIDATION') return {};
  const { data } = error;
  const fields: unknown = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  const reasons = new Map<string, unknown>(Object.entries(fields));
  const refused = addressFields.filter((field) => reasons.has(field));
  return Object.fromEntries(refused.map((field) => [field, errorOfReason[String(reasons.get(field))] ?? 'invalid']));
}
