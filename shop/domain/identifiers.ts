/**
 * What customers sign in with: a phone (E.164) or an e-mail address. Both are one text, because only an address has an `@`. An address
 * is used in one form alone, for accounts, codes, and the message with the code. So no other spelling of it is another account, and no
 * spelling that only looks the same gets a code for it.
 */
import type { CallContext } from '../context';
import type { ShopConfiguration } from '../configuration';
import { ShopError } from '../shopError';

export type IdentifierKind = 'phone' | 'email';

/** The fields of a call with exactly one of both. */
export interface IdentifierFields {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export const kindOfIdentifier = (identifier: string): IdentifierKind => (identifier.includes('@') ? 'email' : 'phone');

/** Throws ShopError VALIDATION for the field `kind`. */
function refuseField(kind: IdentifierKind, message: 'input' | 'emailNotOffered' | 'phoneNotOffered'): never {
  throw new ShopError('VALIDATION', message, { data: { fields: { [kind]: 'invalid' } } });
}

/** The one form of an e-mail address: lower case, the domain as DNS has it. Throws ShopError VALIDATION for an impossible domain. */
export function normalizeEmail(email: string): string {
  const at = email.indexOf('@');
  const url = `https://${email.slice(at + 1)}`;
  if (!URL.canParse(url)) return refuseField('email', 'input');
  return `${email.slice(0, at).toLowerCase().normalize('NFKC')}@${new URL(url).hostname}`;
}

interface IdentifierContext {
  readonly configuration: Pick<ShopConfiguration, 'identifiers'>;
  readonly customer?: CallContext['customer'];
}

/** What customers of the shop sign in with, in display order. */
export const offeredIdentifiers = ({ configuration }: IdentifierContext): readonly IdentifierKind[] =>
  configuration.identifiers ?? ['phone'];

/**
 * The identifier in the input of a call. Throws ShopError VALIDATION when the shop does not offer its kind, unless it is one of the
 * customer already, who may need a code to delete the account.
 */
export function readIdentifier(context: IdentifierContext, { phone, email }: IdentifierFields): string {
  const identifier = email === undefined ? (phone ?? '') : normalizeEmail(email);
  const kind = kindOfIdentifier(identifier);
  if (!offeredIdentifiers(context).includes(kind) && context.customer?.[kind] !== identifier)
    refuseField(kind, `${kind}NotOffered`);
  return identifier;
}

/** Returns an e-mail address of which only the first character and the domain can be read: `j•••@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.indexOf('@'))}`;
}

/** Returns a phone (E.164) with hidden digits: `+1 415 ••• 0134`. */
export function maskPhone(phone: string): string {
  const callingCode = /^\+(1|7|86|8[1246]|85[23]|886|[2-69]\d)/.exec(phone)?.[0] ?? phone.slice(0, 3);
  const rest = phone.slice(callingCode.length);
  return `${callingCode} ${rest.slice(0, 3)} ••• ${rest.slice(-Math.min(4, Math.max(2, rest.length - 5)))}`;
}
