/** The form of one address. What is typed is kept for the tab until it is saved. */
import { useEffect, useMemo, useState } from 'react';
import type { Address } from '@/api/schema/user';
import { isAddressValues, readyAddress, valuesOfAddress, whyAddressRefused, type AddressFaults, type AddressValues } from '@/domain/addressRules';
import { readPhone, splitPhone } from '@/domain/phone';
import { draftSlot, useDraft } from '@/hooks/useDraft';
import { useServerRecord } from '@/hooks/useShopState';
import { fieldsRefused } from './fieldsRefused';
import { pasteAddress, type PastedAddress } from './pasteAddress';
import type { AddressBook } from './useAddressBook';

const nothingTyped = { recipient: '', number: '', region: '', city: '', street: '', postcode: '' };
const typedParts = Object.keys(nothingTyped) as readonly (keyof typeof nothingTyped)[];
const defaultCallingCodes: readonly string[] = ['+1', '+86'];

/** The field that a part of the form is told at: the phone is typed in two parts. */
const fieldOf = (part: string) => (part === 'callingCode' || part === 'number' ? 'phone' : part);

/** `address` is the one to change; without it a new one is added to `book`. Use it once the book is known. */
export function useAddressForm(book: AddressBook, address: Address | undefined) {
  const { serverRecord } = useServerRecord();
  const callingCodes = serverRecord?.callingCodes ?? defaultCallingCodes;
  const isFirst = book.addresses.length === 0;
  const initial = useMemo<AddressValues>(
    () => (address ? valuesOfAddress(address) : { ...nothingTyped, callingCode: callingCodes[0] ?? '', isDefault: isFirst }),
    [address, callingCodes, isFirst],
  );
  const draftName = `address:${address?.id ?? 'new'}`;
  const { draft: values, setDraft, clearDraft } = useDraft(draftName, initial, isAddressValues);
  const [wasKept, setWasKept] = useState(() => typedParts.some((part) => values[part] !== initial[part]));
  const [faults, setFaults] = useState<AddressFaults>({});
  const [refusals, setRefusals] = useState(0);
  const [pasted, setPasted] = useState<PastedAddress>();
  const { saving } = book;

  const refuse = (why: AddressFaults) => {
    setFaults(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  useEffect(() => {
    if (saving.step === 'refused') refuse(fieldsRefused(saving.problem));
  }, [saving]);

  const change = (part: Partial<AddressValues>) => {
    setDraft({ ...values, ...part });
    const changed = new Set(Object.keys(part).map(fieldOf));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !changed.has(field))));
  };
  const finish = (saved: Address | undefined) => {
    // Only what is stored: the form goes on showing what was saved while it leaves, and when Forward brings it back.
    if (saved) draftSlot(draftName, isAddressValues).clear();
    return saved;
  };

  return {
    values,
    callingCodes,
    faults,
    refusals,
    canChooseDefault: !isFirst && address?.isDefault !== true,
    /** Whether what is shown was typed earlier and never saved. */
    wasKept,
    /** How many fields the text that was pasted last has filled; undefined before there was one. */
    filled: pasted && Object.keys(pasted).filter((part) => part !== 'callingCode').length,
    change,
    /** A number typed with its calling code is shown in its two parts. */
    settleNumber: () => {
      const read = readPhone(values.callingCode, values.number);
      if ('phone' in read && /^\s*(\+|00)/.test(values.number.normalize('NFKC'))) change(splitPhone(read.phone));
    },
    /** Fills in what a pasted text holds, to be looked over; nothing is saved. */
    paste: (text: string) => {
      const found = pasteAddress(text);
      setPasted(found);
      change(found);
    },
    startOver: () => {
      clearDraft();
      setWasKept(false);
      setFaults({});
      setPasted(undefined);
    },
    /** Saves. Resolves to the address, or to undefined with `faults` or `book.saving` telling why. */
    submit: async (): Promise<Address | undefined> => {
      const ready = readyAddress(values);
      if (ready) return finish(await book.save(ready, address?.id));
      refuse(whyAddressRefused(values));
      return undefined;
    },
    /** Asks once more what became of the save. */
    check: async () => finish(await book.checkSaving()),
  };
}
export type AddressForm = ReturnType<typeof useAddressForm>;
