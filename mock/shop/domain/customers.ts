/** Customers: a phone belongs to one of them only, and a new one gets a welcome coupon. */
import { avatars } from '../catalogue/avatars';
import type { ShopContext } from '../context';
import { newCode, newDigits, newId } from '../random';
import { ShopError } from '../shopError';
import { grantNamed } from './coupons';
import type { CustomerRow } from './rows';

/** The customer of a phone (E.164), or undefined. */
export const customerByPhone = ({ books }: Pick<ShopContext, 'books'>, phone: string): CustomerRow | undefined => {
  const id = books.phones.get(phone);
  return id === undefined ? undefined : books.customers.get(id);
};

/** Adds a customer. `inviteCode` is that of who invited them; an unknown one is passed over. */
export function addCustomer(context: ShopContext, phone: string, inviteCode: string, given: Partial<CustomerRow> = {}): CustomerRow {
  const { books, now, random } = context;
  const id = newId(random, 'customer');
  const customer: CustomerRow = {
    id,
    phone,
    nickname: `Guest ${newDigits(random, 4)}`,
    avatar: `preset:${avatars[Math.floor(random() * avatars.length)]?.name ?? 'fox'}`,
    joinedAt: now,
    inviteCode: newCode(random, 2),
    invitedBy: books.inviteCodes.get(inviteCode.trim().toUpperCase()) ?? null,
    isInviteRewarded: false,
    ...given,
  };
  books.customers.put(id, customer);
  books.phones.put(phone, id);
  books.inviteCodes.put(customer.inviteCode, id);
  grantNamed(context, id, context.goods.welcomeCouponId);
  return customer;
}

/** Moves a customer to another phone. Throws PHONE_TAKEN when it belongs to somebody else. */
export function changePhone(context: ShopContext, customer: CustomerRow, phone: string): CustomerRow {
  const owner = context.books.phones.get(phone);
  if (owner !== undefined && owner !== customer.id) throw new ShopError('PHONE_TAKEN', 'phoneTaken');
  const moved = { ...customer, phone };
  context.books.phones.delete(customer.phone);
  context.books.phones.put(phone, customer.id);
  context.books.customers.put(customer.id, moved);
  return moved;
}

/** A phone as others may see it: `+1 415 ••• 0134`. */
export function maskedPhone(phone: string): string {
  const callingCode = /^\+(1|7|86|8[1246]|85[23]|886|[2-69]\d)/.exec(phone)?.[0] ?? phone.slice(0, 3);
  const rest = phone.slice(callingCode.length);
  return `${callingCode} ${rest.slice(0, 3)} ••• ${rest.slice(-Math.min(4, Math.max(2, rest.length - 5)))}`;
}
