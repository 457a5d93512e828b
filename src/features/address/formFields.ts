/** The fields of an address form, and the regions that one of them offers. */
import type { AddressField } from '@/api/server';

/** What a region or a postcode is called in a country. */
export type FieldKind =
  'state' | 'province' | 'county' | 'prefecture' | 'emirate' | 'department' | 'zip' | 'pin' | 'eircode' | 'postalCode';

interface RegionOption {
  value: string;
  label?: string;
  /** Regular expression for how its postcodes begin. */
  postcodes?: string | undefined;
}

/** A field as the contract names it, or with a name and regions of ours by its kind. */
export interface FormField extends Omit<AddressField, 'options'> {
  kind?: FieldKind;
  options?: readonly (RegionOption & { label: string })[] | null | undefined;
}

/** The options of a field among `fields`; none where it is typed or not asked for. */
export const optionsOf = (fields: readonly FormField[] | undefined, field: 'region' | 'salutation') =>
  fields?.find(({ name }) => name === field)?.options ?? [];

/** A name without case, accents, marks, and the words that people leave out. */
const comparable = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^co(?:unty|\.)? |[省市]$|(?:壮族|回族|维吾尔)?自治区$|特别行政区$/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The option that a text names by its value or its name: `CA` for `California`. */
export function findOption(options: readonly RegionOption[], text: string): RegionOption | undefined {
  const name = comparable(text);
  if (name === '') return undefined;
  return (
    options.find(({ value }) => value === text) ??
    options.find(({ value }) => comparable(value) === name) ??
    options.find(({ label }) => label && comparable(label) === name)
  );
}

/**
 * The options with the chosen value among them: a saved spelling is in place of the option that it names, and one that names none
 * comes first. So a saved address is kept as it is until another region is chosen.
 */
export function optionsWith(options: readonly RegionOption[], chosen: string): readonly RegionOption[] {
  const found = findOption(options, chosen);
  if (found) return options.map((one) => (one === found ? { label: one.label ?? one.value, value: chosen } : one));
  return chosen === '' ? options : [{ value: chosen }, ...options];
}
