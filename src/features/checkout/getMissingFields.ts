/**
 * What still prevents the order. The page scrolls to the first entry; fields that the customer has to fill in are
 * marked.
 */
import { isFeatureOn } from '@/lib/features';
import type { Pack } from '@/api/packs';
import type { SessionStatus } from '@/api/initialState';

export type MissingField =
  /** The customer or the quote is loading. */
  | 'quote'
  /** No user is signed in. */
  | 'signIn'
  /** A token is stored, but the user request failed. */
  | 'session'
  /** A line cannot be ordered as requested. */
  | 'problemLines'
  | 'address'
  | 'presale'
  | 'agreement';

/** What the customer has to fill in, in page order. */
const fieldsOfCustomer = ['address', 'presale', 'agreement'] as const satisfies readonly MissingField[];

interface MissingFieldsInput {
  status: SessionStatus;
  /** The quote for the current choices; undefined while it loads or when it failed. */
  pack: Pick<Pack, 'canOrder' | 'needsAddress' | 'lines' | 'isAgreementAccepted'> | undefined;
  hasAddress: boolean;
  /** Whether the address book is loaded. */
  areAddressesKnown: boolean;
  isPresaleAccepted: boolean;
  /** The customer has ticked, or the shop has published nothing to accept. */
  isAgreed: boolean;
}

/** Whether a line has presale terms; a presale without terms asks for nothing. */
const hasPresaleTerms = ({ lines }: Pick<Pack, 'lines'>): boolean =>
  isFeatureOn('presale') && lines.some(({ presale }) => presale?.terms.trim());

/** All missing entries; empty when the order can be placed. */
export function getMissingFields({ status, pack, ...input }: MissingFieldsInput): MissingField[] {
  if (status === 'signedOut') return ['signIn'];
  if (status === 'unknown') return ['session'];
  if (status === 'loading' || !pack) return ['quote'];
  if (!pack.canOrder) return ['problemLines'];
  if (pack.needsAddress && !input.hasAddress && !input.areAddressesKnown) return ['quote'];
  const isMissing = {
    address: pack.needsAddress && !input.hasAddress,
    presale: hasPresaleTerms(pack) && !input.isPresaleAccepted,
    agreement: !input.isAgreed && !pack.isAgreementAccepted,
  };
  return fieldsOfCustomer.filter((name) => isMissing[name]);
}
