/** Customers. A phone or e-mail address belongs to one customer. A new customer gets the welcome coupon. */
import type { ShopContext } from '../context';
import { newCode, newDigits, newId } from '../random';
import { ShopError } from '../shopError';
import { avatarNames } from './avatars';
import { grantCatalogueCoupon } from './coupons';
import { kindOfIdentifier, offeredIdentifiers } from './identifiers';
import type { CustomerRow } from './rows';

/** Returns the customer with this phone (E.164) or normalized e-mail address, or undefined. */
export const findCustomerByIdentifier = (
  { database }: Pick<ShopContext, 'database'>,
  identifier: string,
): CustomerRow | undefined => {
  const id = database.identifiers.get(identifier);
  return id === undefined ? undefined : database.customers.get(id);
};

const identifierFields = (identifier: string) =>
  kindOfIdentifier(identifier) === 'email' ? { phone: null, email: identifier } : { phone: identifier };

/**
 * Adds a customer with the welcome coupon and returns it. `inviteCode` is the code of the inviter; an unknown code is
 * ignored. `fields` overrides generated fields.
 */
export function addCustomer(
  context: ShopContext,
  identifier: string,
  inviteCode: string,
  fields: Partial<CustomerRow> = {},
): CustomerRow {
  const { database, now, random } = context;
  const id = newId(random, 'customer');
  const customer: CustomerRow = {
    id,
    ...identifierFields(identifier),
    nickname: `Guest ${newDigits(random, 4)}`,
    avatar: `preset:${avatarNames[Math.floor(random() * avatarNames.length)] ?? 'fox'}`,
    joinedAt: now,
    inviteCode: newCode(random, 2),
    invitedBy: database.inviteCodes.get(inviteCode.trim().toUpperCase()) ?? null,
    isInviteRewarded: false,
    ...fields,
  };
  database.customers.put(id, customer);
  for (const one of identifiersOf(customer)) database.identifiers.put(one, id);
  database.inviteCodes.put(customer.inviteCode, id);
  grantCatalogueCoupon(context, id, context.goods.welcomeCouponId);
  return customer;
}

/** The phone and the e-mail address of a customer, as far as there are any. */
export const identifiersOf = ({ phone, email }: Pick<CustomerRow, 'phone' | 'email'>): string[] =>
  [phone, email].filter((one) => one !== null && one !== undefined);

/** Changes or adds the phone or e-mail address of a customer and returns the changed row. Throws ShopError PHONE_TAKEN or EMAIL_TAKEN. */
export function changeIdentifier(context: ShopContext, customer: CustomerRow, identifier: string): CustomerRow {
  const { identifiers, customers } = context.database;
  const kind = kindOfIdentifier(identifier);
  const owner = identifiers.get(identifier);
  if (owner !== undefined && owner !== customer.id)
    throw kind === 'email' ? new ShopError('EMAIL_TAKEN', 'emailTaken') : new ShopError('PHONE_TAKEN', 'phoneTaken');
  const former = customer[kind];
  const moved = { ...customer, [kind]: identifier };
  if (former) identifiers.delete(former);
  identifiers.put(identifier, customer.id);
  customers.put(customer.id, moved);
  return moved;
}

/** The identifier to which a code for a customer goes: of the kind that the shop offers first, as far as there is one. */
export function identifierForCodes(context: ShopContext, customer: CustomerRow): string {
  const kind = offeredIdentifiers(context).find((one) => customer[one]);
  return (kind && customer[kind]) ?? identifiersOf(customer)[0] ?? '';
}

/** The name of a customer for a parcel: the nickname when it is of several words without digits, else null. */
export const fullNameOf = ({ nickname }: Pick<CustomerRow, 'nickname'>): string | null =>
  /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4}$/u.test(nickname) ? nickname : null;
