/** Validation rules of the contract for an address, by field. */
import { readPhone, splitPhone, type PhoneError } from '@/lib/phone';

/** The values of the form; the phone in two parts, as typed. */
export interface AddressValues {
  recipient: string;
  callingCode: string;
  number: string;
  region: string;
  city: string;
  street: string;
  postcode: string;
  isDefault: boolean;
}

/** An address as the API takes it; the phone in E.164. */
export interface ReadyAddress extends Omit<AddressValues, 'callingCode' | 'number'> {
  phone: string;
}

/** In the order of the form. */
export const addressFields = ['recipient', 'phone', 'region', 'city', 'street', 'postcode'] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressError = PhoneError;
export type AddressErrors = Readonly<Partial<Record<AddressField, AddressError>>>;

/** Maximum lengths, which fit a parcel label. */
export const MAX_CHARACTERS = { recipient: 40, region: 40, city: 40, street: 120, postcode: 12 } as const;
type TextField = keyof typeof MAX_CHARACTERS;
const textFields: readonly TextField[] = ['recipient', 'region', 'city', 'street', 'postcode'];

/** The validation errors by field; empty when the form can be saved. */
export function getAddressError(values: AddressValues): AddressErrors {
  const fieldErrors: Partial<Record<AddressField, AddressError>> = {};
  for (const field of textFields) {
    const text = field === 'street' ? oneLine(values.street) : values[field].trim();
    if (text === '' && field !== 'postcode') fieldErrors[field] = 'missing';
    else if (text.length > MAX_CHARACTERS[field]) fieldErrors[field] = 'tooLong';
  }
  const read = readPhone(values.callingCode, values.number);
  if ('fieldError' in read) fieldErrors.phone = read.fieldError;
  return fieldErrors;
}

/** The texts that are too long, which is known while they are typed. */
export const tooLongFields = (values: AddressValues): AddressErrors =>
  Object.fromEntries(
    textFields.flatMap((field) => (getAddressError(values)[field] === 'tooLong' ? [[field, 'tooLong']] : [])),
  );

/** A street in one line, as on a label: line breaks become commas. */
const oneLine = (street: string) => street.trim().replace(/[ \t]*[,，]?\s*\n\s*/g, ', ');

/** The address of a form without errors, else undefined. */
export function readyAddress(values: AddressValues): ReadyAddress | undefined {
  const read = readPhone(values.callingCode, values.number);
  if ('fieldError' in read || Object.keys(getAddressError(values)).length > 0) return undefined;
  return {
    recipient: values.recipient.trim(),
    phone: read.phone,
    region: values.region.trim(),
    city: values.city.trim(),
    street: oneLine(values.street),
    postcode: values.postcode.trim(),
    isDefault: values.isDefault,
  };
}

/** The form values of a saved address. */
export function valuesOfAddress({
  phone,
  recipient,
  region,
  city,
  street,
  postcode,
  isDefault,
}: ReadyAddress): AddressValues {
  return { recipient, ...splitPhone(phone), region, city, street, postcode, isDefault };
}

/** Whether an untrusted value, such as a stored draft, has the shape of the form values. */
export function isAddressValues(value: unknown): value is AddressValues {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  const texts = [...textFields, 'callingCode', 'number'];
  return (
    texts.every((field) => typeof entries.get(field) === 'string') && typeof entries.get('isDefault') === 'boolean'
  );
}
