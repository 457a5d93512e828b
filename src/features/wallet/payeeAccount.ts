/**
 * The payee's account: a card or bank account number, an IBAN, or the customer's name at a payment service (phone
 * number, e-mail address). The contract limits its length; spaces and dashes are ignored.
 */
import { cleanCode } from '@/lib/typedText';

export type AccountError = 'missing' | 'tooShort' | 'tooLong' | 'characters' | 'refused';

const MIN_CHARACTERS = 4;
const MAX_CHARACTERS = 34;

/** The account as it is sent: digits and letters without spaces and dashes. */
export function plainAccount(typed: string): string {
  const text = cleanCode(typed).replaceAll(' ', '');
  return /^[A-Za-z\d-]*$/.test(text) ? text.replaceAll('-', '').toUpperCase() : text;
}

/** The validation error; undefined when there is none. */
export function getAccountError(typed: string): AccountError | undefined {
  const account = plainAccount(typed);
  if (account === '') return 'missing';
  if (!/^[A-Za-z\d@._+-]+$/.test(account)) return 'characters';
  if (account.length < MIN_CHARACTERS) return 'tooShort';
  return account.length > MAX_CHARACTERS ? 'tooLong' : undefined;
}

/** The account for reading and comparing: groups of four. */
export function readableAccount(typed: string): string {
  const account = plainAccount(typed);
  return /^[A-Z\d]+$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account;
}
