/**
 * The account that money goes to: a card or bank account number, an IBAN, or what a payment service calls its customer (a
 * phone, an e-mail). How long it may be is the contract's; spaces and dashes are there to read it.
 */
export type AccountFault = 'missing' | 'tooShort' | 'tooLong' | 'characters' | 'refused';

const least = 4;
const most = 34;

/** The account as it is sent: figures and letters without the spaces and dashes between them. */
export function plainAccount(typed: string): string {
  const text = typed.normalize('NFKC').replace(/\s/g, '');
  return /^[A-Za-z\d\p{Pd}]*$/u.test(text) ? text.replace(/\p{Pd}/gu, '').toUpperCase() : text;
}

/** What is wrong with it; undefined when nothing can be said against it. */
export function whyAccountRefused(typed: string): AccountFault | undefined {
  const account = plainAccount(typed);
  if (account === '') return 'missing';
  if (!/^[A-Za-z\d@._+-]+$/.test(account)) return 'characters';
  if (account.length < least) return 'tooShort';
  return account.length > most ? 'tooLong' : undefined;
}

/** The account as it is read out and compared: figures and letters in fours. */
export function readableAccount(typed: string): string {
  const account = plainAccount(typed);
  return /^[A-Z\d]+$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account;
}
