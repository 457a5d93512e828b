/** Validation rules of the contract for an address, by field. */
import { countCharacters } from '@/lib/textLimit';
import { cleanText } from '@/lib/typedText';
import { readPhone, splitPhone, type PhoneError } from '@/lib/phone';
import { findOption, type FormField } from './formFields';
import { matchesPattern } from './matchesPattern';
import { postcodeToSend } from './postcodeToSend';
import type { AddressToSend } from './saveAddressInput';

/** The values of the form; the phone in two parts, as typed. */
export interface AddressValues extends Omit<AddressToSend, 'phone'> {
  callingCode: string;
  number: string;
}

/** In the order of the form. */
export const addressFields = [
  'salutation',
  'recipient',
  'phone',
  'company',
  'country',
  'region',
  'city',
  'street',
  'postcode',
] as const;
export type AddressField = (typeof addressFields)[number];
/** `otherRegion`: a postcode that is not in the chosen region. */
export type AddressError = PhoneError | 'otherRegion';
export type AddressErrors = Readonly<Partial<Record<AddressField, AddressError>>>;

/** Maximum lengths, which fit a parcel label. */
export const MAX_CHARACTERS = {
  salutation: 20,
  recipient: 40,
  company: 60,
  region: 40,
  city: 40,
  street: 120,
  postcode: 12,
} as const;
type TextField = keyof typeof MAX_CHARACTERS;
const requiredTexts = ['recipient', 'region', 'city', 'street', 'postcode'] as const;
/** Only some shops ask for them. */
const optionalTexts = ['salutation', 'company'] as const;

/** The fields of the usual form: all of them, the postcode as an option. */
export const defaultFieldRules: readonly FieldRule[] = [
  { name: 'region', isRequired: true },
  { name: 'city', isRequired: true },
  { name: 'street', isRequired: true },
  { name: 'postcode', isRequired: false },
];
const recipientFieldRule = { name: 'recipient', isRequired: true } as const;

export type FieldRule = Pick<FormField, 'name' | 'isRequired' | 'pattern' | 'options'>;

/** A street in one line, as on a label: line breaks become commas. */
const streetInOneLine = (street: string) => street.replace(/[,，]?\n+/g, ', ');

/** A field as it is sent. */
function fieldToSend(field: TextField, typed: string, pattern: string | null | undefined): string {
  if (field === 'postcode') return postcodeToSend(typed, pattern);
  return field === 'street' ? streetInOneLine(cleanText(typed)) : cleanText(typed);
}

/** Whether the chosen region has other postcodes. A postcode without a pattern is one that was saved before: it is kept. */
function isPostcodeOfOtherRegion({ region, postcode }: AddressValues, form: readonly FieldRule[]): boolean {
  const pattern = form.find(({ name }) => name === 'postcode')?.pattern;
  const { postcodes } = findOption(form.find(({ name }) => name === 'region')?.options ?? [], region) ?? {};
  const text = postcodeToSend(postcode, pattern);
  return Boolean(pattern && postcodes && text) && !matchesPattern(text, `(?:${postcodes}).*`);
}

/** The validation errors by field of `form`; empty when the form can be saved. */
export function getAddressError(values: AddressValues, form: readonly FieldRule[] = defaultFieldRules): AddressErrors {
  const fieldErrors: Partial<Record<AddressField, AddressError>> = {};
  for (const { name: field, isRequired, pattern } of [recipientFieldRule, ...form] as readonly (
    FieldRule | (typeof recipientFieldRule & { pattern?: undefined })
  )[]) {
    const text = fieldToSend(field, values[field] ?? '', pattern);
    if (text === '') {
      if (isRequired) fieldErrors[field] = 'missing';
    } else if (countCharacters(text) > MAX_CHARACTERS[field]) fieldErrors[field] = 'tooLong';
    else if (pattern && !matchesPattern(text, pattern)) fieldErrors[field] = 'invalid';
  }
  if (!fieldErrors.postcode && !fieldErrors.region && isPostcodeOfOtherRegion(values, form))
    fieldErrors.postcode = 'otherRegion';
  const read = readPhone(values.callingCode, values.number);
  if ('fieldError' in read) fieldErrors.phone = read.fieldError;
  return fieldErrors;
}

/** The texts that are too long, which is known while they are typed. */
export function tooLongFields(values: AddressValues, form?: readonly FieldRule[]): AddressErrors {
  const errors = getAddressError(values, form);
  return Object.fromEntries(
    Object.entries(errors).filter(([field, error]) => field !== 'phone' && error === 'tooLong'),
  );
}

/** The address of a form without errors, else undefined. What the form of the country does not ask for is empty. */
export function addressToSend(
  values: AddressValues,
  form: readonly FieldRule[] = defaultFieldRules,
): AddressToSend | undefined {
  const read = readPhone(values.callingCode, values.number);
  if ('fieldError' in read || Object.keys(getAddressError(values, form)).length > 0) return undefined;
  const textOf = (field: FieldRule['name']) => {
    const rule = form.find(({ name }) => name === field);
    return rule ? fieldToSend(field, values[field] ?? '', rule.pattern) : '';
  };
  const [salutation, company] = optionalTexts.map(textOf);
  return {
    ...(values.country ? { country: values.country } : {}),
    ...(salutation && { salutation }),
    recipient: cleanText(values.recipient),
    ...(company && { company }),
    phone: read.phone,
    region: textOf('region'),
    city: textOf('city'),
    street: fieldToSend('street', values.street, undefined),
    postcode: textOf('postcode'),
    isDefault: values.isDefault,
  };
}

/** The form values of a saved address. */
export function valuesOfAddress({
  phone,
  salutation,
  recipient,
  company,
  region,
  city,
  street,
  postcode,
  isDefault,
  country,
}: AddressToSend): AddressValues {
  return {
    ...(country ? { country } : {}),
    salutation: salutation ?? '',
    recipient,
    company: company ?? '',
    ...splitPhone(phone),
    region,
    city,
    street,
    postcode,
    isDefault,
  };
}

/** Whether an untrusted value, such as a stored draft, has the shape of the form values. */
export function isAddressValues(value: unknown): value is AddressValues {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  const texts = [...requiredTexts, 'callingCode', 'number'];
  return (
    texts.every((field) => typeof entries.get(field) === 'string') &&
    ['country', ...optionalTexts].every((field) => ['string', 'undefined'].includes(typeof entries.get(field))) &&
    typeof entries.get('isDefault') === 'boolean'
  );
}
