/** What an address needs before the shop takes it: the rules of the contract, told field by field. */
import { readPhone, splitPhone, type PhoneFault } from './phone';

/** What stands in the form; the phone in two parts, as it is typed. */
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

/** An address as the shop takes it; the phone in E.164. */
export interface ReadyAddress extends Omit<AddressValues, 'callingCode' | 'number'> {
  phone: string;
}

/** In the order of the form. */
export const addressFields = ['recipient', 'phone', 'region', 'city', 'street', 'postcode'] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressFault = PhoneFault;
export type AddressFaults = Readonly<Partial<Record<AddressField, AddressFault>>>;

/** Characters that fit a parcel label. */
export const mostCharacters = { recipient: 40, region: 40, city: 40, street: 120, postcode: 12 } as const;
type TextField = keyof typeof mostCharacters;
const textFields: readonly TextField[] = ['recipient', 'region', 'city', 'street', 'postcode'];

/** Why the form cannot be saved, by field; empty when it can. */
export function whyAddressRefused(values: AddressValues): AddressFaults {
  const faults: Partial<Record<AddressField, AddressFault>> = {};
  for (const field of textFields) {
    const text = field === 'street' ? oneLine(values.street) : values[field].trim();
    if (text === '' && field !== 'postcode') faults[field] = 'missing';
    else if (text.length > mostCharacters[field]) faults[field] = 'tooLong';
  }
  const read = readPhone(values.callingCode, values.number);
  if ('fault' in read) faults.phone = read.fault;
  return faults;
}

/** A street in one line, as it stands on a label: lines of their own become parts. */
const oneLine = (street: string) => street.trim().replace(/[ \t]*[,，]?\s*\n\s*/g, ', ');

/** The address that a form without faults stands for, else undefined. */
export function readyAddress(values: AddressValues): ReadyAddress | undefined {
  const read = readPhone(values.callingCode, values.number);
  if ('fault' in read || Object.keys(whyAddressRefused(values)).length > 0) return undefined;
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

/** A known address as it stands in the form. */
export function valuesOfAddress({ phone, recipient, region, city, street, postcode, isDefault }: ReadyAddress): AddressValues {
  return { recipient, ...splitPhone(phone), region, city, street, postcode, isDefault };
}

/** Whether something of unknown origin (a stored draft) has the shape of the form. */
export function isAddressValues(value: unknown): value is AddressValues {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  const texts = [...textFields, 'callingCode', 'number'];
  return texts.every((field) => typeof entries.get(field) === 'string') && typeof entries.get('isDefault') === 'boolean';
}
