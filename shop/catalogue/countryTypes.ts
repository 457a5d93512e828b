/** Type of the countries to which a shop delivers. */
import type { LocalizedText } from '../text';

/** A country with the fields of its addresses; those that clients know without `fields`. */
export interface CountrySeed {
  readonly code: string;
  readonly fields?: readonly {
    readonly name: 'region' | 'city' | 'street' | 'postcode';
    readonly label?: LocalizedText;
    readonly isRequired?: boolean;
    /** A regular expression for the whole value. */
    readonly pattern?: string;
    readonly example?: string;
    /** The regions to choose from. */
    readonly options?: readonly { readonly value: string; readonly label: LocalizedText }[];
  }[];
}
