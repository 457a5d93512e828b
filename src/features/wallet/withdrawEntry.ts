/** The withdrawal form: its validation by field, and the request. */
import { countCharacters } from '@/lib/textLimit';
import { cleanCode, cleanText } from '@/lib/typedText';
import type { Balance, Payee } from '@/api/wallet';
import { parseMoney } from '@/lib/typedMoney';
import { plainAccount, getAccountError, type AccountError } from './payeeAccount';
import { withdrawSum } from './withdrawFee';

/** The choice of an account that is typed. */
export const NEW_PAYEE = 'new';

export interface WithdrawEntry {
  amount: string;
  /** Id of a payee of the balance, or `NEW_PAYEE`. */
  payeeId: string;
  payeeName: string;
  payeeAccount: string;
}

export type AmountError = 'missing' | 'unreadable' | 'belowMinimum' | 'aboveBalance' | 'feeTakesAll';
type NameError = 'missing' | 'tooLong' | 'refused';

/** Errors by field, in the order of the form. */
export interface WithdrawErrors {
  amount?: AmountError;
  payeeId?: 'refused';
  payeeName?: NameError;
  payeeAccount?: AccountError;
}

/** The request. `amount` in minor units. */
export type WithdrawRequest = { amount: number } & ({ payeeId: string } | { payeeName: string; payeeAccount: string });

/** The payee that is chosen: the last used one until the customer chooses another or types a name. */
export function getChosenPayee(chosen: string, payeeName: string, payees: readonly Payee[] = []): string {
  if (payees.some(({ id }) => id === chosen)) return chosen;
  const [lastUsed] = payees;
  return lastUsed && chosen !== NEW_PAYEE && payeeName === '' ? lastUsed.id : NEW_PAYEE;
}

/** Maximum length of a name in the contract. */
export const MAX_NAME_LENGTH = 60;

/** The error of an amount that is typed in the way of the language. */
export function getAmountError(typed: string, balance: Balance, language = 'en'): AmountError | undefined {
  if (cleanCode(typed) === '') return 'missing';
  const amount = parseMoney(typed, balance.currency, language);
  if (amount === undefined) return 'unreadable';
  if (amount > balance.available) return 'aboveBalance';
  if (amount < Math.max(1, balance.withdrawMinimum)) return 'belowMinimum';
  return withdrawSum(amount, balance).net === 0 ? 'feeTakesAll' : undefined;
}

function getNameError(typed: string): NameError | undefined {
  const name = cleanText(typed);
  if (name === '') return 'missing';
  return countCharacters(name) > MAX_NAME_LENGTH ? 'tooLong' : undefined;
}

/** All errors; empty when it can be sent. */
export function getWithdrawEntryError(
  { amount, payeeId, payeeName, payeeAccount }: WithdrawEntry,
  balance: Balance,
  language = 'en',
): WithdrawErrors {
  const fieldErrors = {
    amount: getAmountError(amount, balance, language),
    ...(payeeId === NEW_PAYEE && {
      payeeName: getNameError(payeeName),
      payeeAccount: getAccountError(payeeAccount),
    }),
  };
  return Object.fromEntries(Object.entries(fieldErrors).filter(([, fieldError]) => fieldError !== undefined));
}

/** The request; undefined while the form is invalid. */
export function withdrawRequestOf(
  entry: WithdrawEntry,
  balance: Balance,
  language = 'en',
): WithdrawRequest | undefined {
  const amount = parseMoney(entry.amount, balance.currency, language);
  if (amount === undefined || Object.keys(getWithdrawEntryError(entry, balance, language)).length > 0) return undefined;
  if (entry.payeeId !== NEW_PAYEE) return { amount, payeeId: entry.payeeId };
  return { amount, payeeName: cleanText(entry.payeeName), payeeAccount: plainAccount(entry.payeeAccount) };
}
