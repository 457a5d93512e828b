/**
 * What stands between a customer and the order. The first thing is what the page leads to; the ones that the customer
 * has to give are marked beside their fields.
 */
import type { Pack } from '@/api/schema/order';
import type { SessionStatus } from '@/initialState';

export type Missing =
  /** Who the customer is, or the quote, is on its way. */
  | 'quote'
  /** Nobody is signed in. */
  | 'signIn'
  /** A token is stored, but the shop could not be asked whose it is. */
  | 'session'
  /** A line cannot be ordered as asked. */
  | 'problemLines'
  | 'address'
  | 'presale'
  | 'agreement';

/** What a customer gives, in the order in which it stands on the page. */
export const givenByCustomer = ['address', 'presale', 'agreement'] as const satisfies readonly Missing[];

interface Given {
  status: SessionStatus;
  /** The quote for exactly what is chosen now; undefined while it is on its way or could not be had. */
  pack: Pick<Pack, 'canOrder' | 'needsAddress' | 'lines'> | undefined;
  hasAddress: boolean;
  /** Whether the address book is known. */
  areAddressesKnown: boolean;
  isPresaleAccepted: boolean;
  isAgreed: boolean;
}

const hasPresale = ({ lines }: Pick<Pack, 'lines'>): boolean => lines.some(({ presale }) => presale !== null);

/** Everything that is missing; empty when the order can be placed. */
export function whatIsMissing({ status, pack, ...given }: Given): Missing[] {
  if (status === 'signedOut') return ['signIn'];
  if (status === 'unknown') return ['session'];
  if (status === 'loading' || !pack) return ['quote'];
  if (!pack.canOrder) return ['problemLines'];
  if (pack.needsAddress && !given.hasAddress && !given.areAddressesKnown) return ['quote'];
  const isMissing = {
    address: pack.needsAddress && !given.hasAddress,
    presale: hasPresale(pack) && !given.isPresaleAccepted,
    agreement: !given.isAgreed,
  };
  return givenByCustomer.filter((name) => isMissing[name]);
}
