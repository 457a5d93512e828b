/** The form of one address. Unsaved input is kept for the tab. */
import { useTranslation } from '@/hooks/useTranslation';
import { useLatest } from 'ahooks';
import { useEffect, useMemo, useState } from 'react';
import type { Address } from '@/api/addresses';
import {
  defaultFieldRules,
  isAddressValues,
  addressToSend,
  valuesOfAddress,
  getAddressError,
  tooLongFields,
  type AddressErrors,
  type AddressValues,
} from './addressRules';
import { hasCallingCode, readPhone, splitPhone, initialCallingCode } from '@/lib/phone';
import { draftStorage, useDraft } from '@/hooks/useDraft';
import { useServerRecord } from '@/hooks/useInitialState';
import { findOption, optionsOf, type FormField } from './formFields';
import { splitSalutation } from './splitSalutation';
import { useAddressFields } from './useAddressFields';
import { useCountries } from './useCountries';
import { addressErrorsOfRefusal } from './addressErrorsOfRefusal';
import type { PastedAddress } from './pasteAddress';
import type { AddressBook } from './useAddressBook';

const emptyRecipient = { salutation: '', company: '' };
const emptyTextFields = {
  ...emptyRecipient,
  recipient: '',
  number: '',
  region: '',
  city: '',
  street: '',
  postcode: '',
};
/** The parts of a locality with its street: a pasted address replaces all of them. */
const emptyLocality = { region: '', city: '', street: '', postcode: '' };
const textFieldNames = Object.keys(emptyTextFields) as readonly (keyof typeof emptyTextFields)[];
const defaultCallingCodes: readonly string[] = SHOP.callingCodes;

/** Loads the code that splits a pasted text, which most customers never need. */
export const loadPasteAddress = () => import(/* webpackChunkName: "paste-address" */ './pasteAddress');

/** The field that shows the error of a part of the form: the phone has two parts. */
const errorFieldOf = (part: string) => (part === 'callingCode' || part === 'number' ? 'phone' : part);

const regionOptionsOf = (fields: readonly FormField[] | undefined) => optionsOf(fields, 'region');

/** `address` is the one to edit; without it a new one is added to `book`. Requires a loaded address book. */
export function useAddressForm(book: AddressBook, address: Address | undefined) {
  const { serverRecord } = useServerRecord();
  const { language } = useTranslation();
  const callingCodes = serverRecord?.callingCodes ?? defaultCallingCodes;
  const isFirst = book.addresses.length === 0;
  const { name, phone } = book.account;
  const initial = useMemo<AddressValues>(
    () =>
      address
        ? valuesOfAddress(address)
        : {
            ...emptyTextFields,
            recipient: name ?? '',
            ...(phone ? splitPhone(phone) : { callingCode: initialCallingCode(callingCodes, language) }),
            isDefault: isFirst,
          },
    [address, callingCodes, isFirst, language, name, phone],
  );
  const draftName = `address:${address?.id ?? 'new'}`;
  const { draft, setDraft, clearDraft } = useDraft(draftName, initial, isAddressValues);
  const { options: countries, own, first } = useCountries();
  const { isLoading, fieldsOf, recipientFieldsOf } = useAddressFields();
  // A saved address of before the shop had countries gets that of the shop; one of a country that is gone is asked for again.
  const initialCountry = address ? own : first;
  const country = countries.some(({ code }) => code === draft.country) ? draft.country : initialCountry;
  const values = useMemo(() => ({ ...emptyRecipient, ...draft, ...(country && { country }) }), [draft, country]);
  const { fields, isOfShop } = fieldsOf(country);
  // What the API has taken before is not refused by a pattern that is not its own.
  const isPostcodeKept = !isOfShop && address?.postcode === values.postcode;
  const recipientFields: readonly FormField[] = recipientFieldsOf(country);
  const localityRules = isPostcodeKept ? fields?.map((field) => ({ ...field, pattern: undefined })) : fields;
  const rules = [...recipientFields, ...(localityRules ?? defaultFieldRules)];
  const [wasKept, setWasKept] = useState(() => textFieldNames.some((part) => draft[part] !== initial[part]));
  const [fieldErrors, setErrors] = useState<AddressErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [pasted, setPasted] = useState<PastedAddress>();
  const { saving } = book;

  const refuse = (why: AddressErrors) => {
    setErrors(why);
    if (Object.keys(why).length > 0) setRefusals((count) => count + 1);
  };
  useEffect(() => {
    if (saving.status === 'refused') refuse(addressErrorsOfRefusal(saving.error));
  }, [saving]);

  const change = (part: Partial<AddressValues>) => {
    setDraft({ ...draft, ...part, ...(part.country && part.region === undefined && regionIn(part.country)) });
    const changed = new Set(Object.keys(part).map(errorFieldOf));
    // Whether a postcode fits depends on the region.
    if (changed.has('region')) changed.add('postcode');
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !changed.has(field))));
  };
  /** The region in another country: where either one is chosen from a list, it stays only when the list has it. */
  const regionIn = (other: string): Partial<AddressValues> => {
    const options = regionOptionsOf(fieldsOf(other).fields);
    if (options.length === 0 && regionOptionsOf(fields).length === 0) return {};
    return { region: findOption(options, draft.region)?.value ?? '' };
  };
  const finish = (saved: Address | undefined) => {
    // Clears storage only: the form keeps showing the saved values while it closes, and when Forward opens it again.
    if (saved) draftStorage(draftName, isAddressValues).clear();
    return saved;
  };

  /**
   * Fills in what was found in a pasted text, in place of what the text before filled in. What the form of the country has no field for is
   * in the street.
   */
  const fill = (read: PastedAddress) => {
    setPasted(read);
    if (Object.keys(read).length === 0) return;
    // A text that names no country is not in the one that the text before named.
    const found = read.country || !pasted?.country ? read : { ...read, country: initialCountry };
    const form = fieldsOf(found.country ?? country).fields;
    const names = form?.map((field) => field.name);
    const others = (['region', 'city', 'postcode'] as const).filter((part) => names && !names.includes(part));
    const asked = recipientFieldsOf(found.country ?? country);
    const hasCompany = asked.some(({ name: field }) => field === 'company');
    const placed: Partial<AddressValues> = {
      ...(pasted?.recipient !== undefined && { recipient: initial.recipient, salutation: initial.salutation }),
      ...(pasted?.company !== undefined && { company: initial.company }),
      ...(pasted?.number !== undefined && { number: initial.number, callingCode: initial.callingCode }),
      ...emptyLocality,
      ...found,
      ...splitSalutation(found.recipient, asked),
      region: findOption(regionOptionsOf(form), found.region ?? '')?.value ?? found.region ?? '',
      street: [hasCompany ? '' : found.company, found.street, ...others.map((part) => found[part])]
        .filter(Boolean)
        .join(', '),
    };
    for (const part of others) placed[part] = '';
    if (!hasCompany && found.company !== undefined) placed.company = initial.company;
    change(placed);
  };
  // What is typed while the code loads stays.
  const latestFill = useLatest(fill);

  return {
    values,
    callingCodes,
    countries,
    /** Whether the fields of the countries are still being loaded. */
    isLoading,
    /** The fields of the chosen country; undefined for the usual form. */
    fields,
    /** What is asked beside name and phone. */
    recipientFields,
    fieldErrors: { ...tooLongFields(values, rules), ...fieldErrors },
    refusals,
    canChooseDefault: !isFirst && address?.isDefault !== true,
    /** Whether the form was filled in from an unsaved draft. */
    wasKept,
    /** Number of fields that the last pasted text filled; undefined before the first. */
    filled: pasted && Object.keys(pasted).filter((part) => part !== 'callingCode').length,
    change,
    /** Splits a number that was typed with its calling code into both parts. */
    settleNumber: () => {
      const read = readPhone(values.callingCode, values.number);
      if ('phone' in read && hasCallingCode(values.number)) change(splitPhone(read.phone));
    },
    /** Fills in the fields of a pasted text; nothing is saved. Nothing is found when the code cannot be loaded. */
    paste: async (text: string) => {
      const found = await loadPasteAddress().then(
        ({ pasteAddress }) =>
          pasteAddress(text, {
            home: callingCodes[0],
            countries: countries.map(({ code }) => code),
            hasCompany: [country, ...countries.map(({ code }) => code)].some((code) =>
              recipientFieldsOf(code).some(({ name: field }) => field === 'company'),
            ),
          }),
        () => ({}),
      );
      latestFill.current(found);
    },
    startOver: () => {
      clearDraft();
      setWasKept(false);
      setErrors({});
      setPasted(undefined);
    },
    /** Saves. Resolves to the address, or to undefined with the reason in `fieldErrors` or `book.saving`. */
    submit: async (): Promise<Address | undefined> => {
      const ready = addressToSend(values, rules);
      if (ready) return finish(await book.save(ready, address?.id));
      refuse(getAddressError(values, rules));
      return undefined;
    },
    /** Checks again whether the save was applied. */
    check: async () => finish(await book.checkSaving()),
  };
}
export type AddressForm = ReturnType<typeof useAddressForm>;
