/** Customers. A phone belongs to one customer. A new customer gets the welcome coupon. */
import type { ShopContext } from '../context';
import { newCode, newDigits, newId } from '../random';
import { ShopError } from '../shopError';
import { avatarNames } from './avatars';
import { grantCatalogueCoupon } from './coupons';
import type { CustomerRow } from './rows';

/** Returns the customer with this phone (E.164), or undefined. */
export const findCustomerByPhone = (
  { database }: Pick<ShopContext, 'database'>,
  phone: string,
): CustomerRow | undefined => {
  const id = database.phones.get(phone);
  return id === undefined ? undefined : database.customers.get(id);
};

/**
 * Adds a customer with the welcome coupon and returns it. `inviteCode` is the code of the inviter; an unknown code is
 * ignored. `given` overrides generated fields.
 */
export function addCustomer(
  context: ShopContext,
  phone: string,
  inviteCode: string,
  fields: Partial<CustomerRow> = {},
): CustomerRow {
  const { database, now, random } = context;
  const id = newId(random, 'customer');
  const customer: CustomerRow = {
    id,
    phone,
    nickname: `Guest ${newDigits(random, 4)}`,
    avatar: `preset:${avatarNames[Math.floor(random() * avatarNames.length)] ?? 'fox'}`,
    joinedAt: now,
    inviteCode: newCode(random, 2),
    invitedBy: database.inviteCodes.get(inviteCode.trim().toUpperCase()) ?? null,
    isInviteRewarded: false,
    ...fields,
  };
  database.customers.put(id, customer);
  database.phones.put(phone, id);
  database.inviteCodes.put(customer.inviteCode, id);
  grantCatalogueCoupon(context, id, context.goods.welcomeCouponId);
  return customer;
}

/** Changes the phone of a customer and returns the changed row. Throws ShopError PHONE_TAKEN. */
export function changePhone(context: ShopContext, customer: CustomerRow, phone: string): CustomerRow {
  const owner = context.database.phones.get(phone);
  if (owner !== undefined && owner !== customer.id) throw new ShopError('PHONE_TAKEN', 'phoneTaken');
  const moved = { ...customer, phone };
  context.database.phones.delete(customer.phone);
  context.database.phones.put(phone, customer.id);
  context.database.customers.put(customer.id, moved);
  return moved;
}

/** Returns a phone (E.164) with hidden digits: `+1 415 ••• 0134`. */
export function maskPhone(phone: string): string {
  const callingCode = /^\+(1|7|86|8[1246]|85[23]|886|[2-69]\d)/.exec(phone)?.[0] ?? phone.slice(0, 3);
  const rest = phone.slice(callingCode.length);
  return `${callingCode} ${rest.slice(0, 3)} ••• ${rest.slice(-Math.min(4, Math.max(2, rest.length - 5)))}`;
}

/** The name of a customer for a parcel: the nickname when it is of several words without digits, else null. */
export const fullNameOf = ({ nickname }: Pick<CustomerRow, 'nickname'>): string | null =>
  /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4}$/u.test(nickname) ? nickname : null;
