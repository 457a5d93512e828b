/** Type of the countries to which a shop delivers. */
import type { LocalizedText } from '../text';

interface NamedFieldSeed<Name> {
  readonly name: Name;
  readonly label?: LocalizedText;
  /** True without it; false for a field of the recipient. */
  readonly isRequired?: boolean;
  /** A regular expression for the whole value. */
  readonly pattern?: string;
  readonly example?: string;
  /** The regions or salutations to choose from. */
  readonly options?: readonly { readonly value: string; readonly label: LocalizedText }[];
}

/** What is asked of a recipient beside name and phone. */
export type RecipientFieldSeed = NamedFieldSeed<'salutation' | 'company'>;

/** A field of the locality. */
export type LocalityFieldSeed = NamedFieldSeed<'region' | 'city' | 'street' | 'postcode'>;

/** A country with the fields of its addresses; those that clients know without `fields`. */
export interface CountrySeed {
  readonly code: string;
  readonly fields?: readonly LocalityFieldSeed[];
  /** Instead of those of the shop. */
  readonly recipientFields?: readonly RecipientFieldSeed[];
}
