/**
 * The fields of a withdrawal. Amount and name are kept for the tab until it is done; the account is only in the memory of
 * the page.
 */
import { useState } from 'react';
import type { Balance } from '@/api/schema/user';
import { decimalText, minorDigits, parseMoney } from '@/domain/money';
import { draftSlot, useDraft } from '@/hooks/useDraft';
import { useHeld } from '@/hooks/useHeld';
import { emptyWithdrawDraft, isWithdrawDraft, withdrawDraft } from './withdrawDraft';
import { readyEntry, whyAmountRefused, whyEntryRefused, type WithdrawEntry, type WithdrawFaults } from './withdrawEntry';
import { withdrawSum } from './withdrawFee';

/** Forgets what was kept, because it is done. */
export const forgetWithdrawDraft = (): void => draftSlot(withdrawDraft, isWithdrawDraft).clear();

/** `isAll`: the amount is always everything that can be withdrawn. */
export function useWithdrawEntry(balance: Balance | undefined, isAll: boolean) {
  const { draft, setDraft } = useDraft(withdrawDraft, emptyWithdrawDraft, isWithdrawDraft);
  const [payeeAccount, setPayeeAccount] = useHeld('payeeAccount', '');
  const [faults, setFaults] = useState<WithdrawFaults>({});
  const [refusals, setRefusals] = useState(0);

  const all = balance ? decimalText(balance.available, minorDigits(balance.currency)) : '';
  const entry: WithdrawEntry = { ...draft, amount: isAll ? all : draft.amount, payeeAccount };
  const amount = balance && parseMoney(entry.amount, balance.currency);

  const refuse = (why: WithdrawFaults) => {
    setFaults(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  const change = (part: Partial<WithdrawEntry>) => {
    const { payeeAccount: account, ...kept } = part;
    if (account !== undefined) setPayeeAccount(account);
    if (Object.keys(kept).length > 0) setDraft({ ...draft, ...kept });
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  return {
    entry,
    faults: balance && amount !== undefined && amount > balance.available ? { ...faults, amount: whyAmountRefused(entry.amount, balance) } : faults,
    refusals,
    refuse,
    change,
    takeAll: () => change({ amount: all }),
    /** A field was left: what is wrong with it is said, unless nothing was typed. */
    settle: (field: keyof WithdrawEntry) => {
      if (!balance || entry[field].trim() === '') return;
      const { [field]: fault } = whyEntryRefused(entry, balance);
      if (fault) setFaults((before) => ({ ...before, [field]: fault }));
    },
    /** Whether it can be reviewed; if not, the faults say why. */
    check: (): boolean => {
      if (!balance) return false;
      refuse(whyEntryRefused(entry, balance));
      return readyEntry(entry, balance) !== undefined;
    },
    /** What would be sent; undefined while something is wrong with it. */
    ready: balance && Object.keys(faults).length === 0 ? readyEntry(entry, balance) : undefined,
    /** What the typed amount comes to; undefined while it is none. */
    sum: balance && amount !== undefined && amount > 0 ? withdrawSum(amount, balance) : undefined,
  };
}
