/** The withdrawal as it is typed: what may be sent, and what stands in the way of it, by field. */
import type { Balance } from '@/api/schema/user';
import { parseMoney } from '@/domain/money';
import { plainAccount, whyAccountRefused, type AccountFault } from './payeeAccount';
import { withdrawSum } from './withdrawFee';

export interface WithdrawEntry {
  amount: string;
  payeeName: string;
  payeeAccount: string;
}

export type AmountFault = 'missing' | 'unreadable' | 'belowMinimum' | 'aboveBalance' | 'feeTakesAll';
export type NameFault = 'missing' | 'tooLong' | 'refused';

/** Faults by field, in the order of the form. */
export interface WithdrawFaults {
  amount?: AmountFault;
  payeeName?: NameFault;
  payeeAccount?: AccountFault;
}

/** What is sent. */
export interface WithdrawWish {
  amount: number;
  payeeName: string;
  payeeAccount: string;
}

/** Characters of a name; the contract takes no longer one. */
export const longestName = 60;

/** What is wrong with an amount. */
export function whyAmountRefused(typed: string, balance: Balance): AmountFault | undefined {
  if (typed.trim() === '') return 'missing';
  const amount = parseMoney(typed, balance.currency);
  if (amount === undefined) return 'unreadable';
  if (amount > balance.available) return 'aboveBalance';
  if (amount < Math.max(1, balance.withdrawMinimum)) return 'belowMinimum';
  return withdrawSum(amount, balance).net === 0 ? 'feeTakesAll' : undefined;
}

function whyNameRefused(typed: string): NameFault | undefined {
  const name = typed.trim();
  if (name === '') return 'missing';
  return name.length > longestName ? 'tooLong' : undefined;
}

/** Everything that is wrong; empty when it can be sent. */
export function whyEntryRefused({ amount, payeeName, payeeAccount }: WithdrawEntry, balance: Balance): WithdrawFaults {
  const faults = { amount: whyAmountRefused(amount, balance), payeeName: whyNameRefused(payeeName), payeeAccount: whyAccountRefused(payeeAccount) };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** What is sent; undefined while something is wrong. */
export function readyEntry(entry: WithdrawEntry, balance: Balance): WithdrawWish | undefined {
  const amount = parseMoney(entry.amount, balance.currency);
  if (amount === undefined || Object.keys(whyEntryRefused(entry, balance)).length > 0) return undefined;
  return { amount, payeeName: entry.payeeName.trim(), payeeAccount: plainAccount(entry.payeeAccount) };
}
