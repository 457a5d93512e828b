/** Serializes customers, addresses, wallet entries, withdrawals and tickets to the shapes of the contract. */
import type * as v from 'valibot';
import type { ticket, ticketDetail } from '../../src/api/tickets';
import type { Address } from '../../src/api/addresses';
import type { user } from '../../src/api/customer';
import type { walletEntry, withdrawal } from '../../src/api/wallet';
import type { CallContext } from '../context';
import { getCouponState } from '../domain/coupons';
import { maskEmail, maskPhone } from '../domain/identifiers';
import type { AddressRow, CustomerRow } from '../domain/rows';
import { canGift, findGift } from '../domain/gifts';
import { getTicketState, ticketPayload } from '../domain/tickets';
import type { TicketRow, WalletEntryRow, WithdrawalRow } from '../domain/walletRows';
import { formatPayee } from '../domain/withdrawals';
import { textIn } from '../text';
import { toIsoTime, toIsoTimeOrNull } from '../time';
import { serializePicture } from './picture';
import { countOrders } from './order';

/** Serializes a customer with a masked phone and e-mail address, and the counts of orders, coupons, tickets and addresses. */
export function serializeUser({ database, now }: CallContext, row: CustomerRow): v.InferInput<typeof user> {
  const { toPay, toShip, toReceive } = countOrders(database.orders.listByCustomer(row.id));
  return {
    id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    phone: row.phone === null ? '' : maskPhone(row.phone),
    ...(row.email !== undefined && { email: maskEmail(row.email) }),
    joinedAt: toIsoTime(row.joinedAt),
    counts: {
      toPay,
      toShip,
      toReceive,
      coupons: database.coupons.listByCustomer(row.id).filter((coupon) => getCouponState(coupon, now) === 'usable')
        .length,
      tickets: database.tickets.listByCustomer(row.id).filter((one) => getTicketState(one, now) === 'unused').length,
      addresses: database.addresses.listByCustomer(row.id).length,
    },
  };
}

/** Serializes an address without the customer id. */
export const serializeAddress = ({ customerId: _owner, ...address }: AddressRow): Address => address;

/** Serializes an entry of the wallet log. Amounts in minor units. */
export const serializeWalletEntry = (
  { language }: CallContext,
  row: WalletEntryRow,
): v.InferInput<typeof walletEntry> => ({
  id: row.id,
  kind: row.kind,
  title: textIn(row.title, language),
  amount: row.amount,
  balanceAfter: row.balanceAfter,
  at: toIsoTime(row.at),
  orderId: row.orderId,
  operationId: row.operationId,
});

/** Serializes a withdrawal with its net amount (minor units) and the last four characters of the payee account. */
export const serializeWithdrawal = (
  { language }: CallContext,
  row: WithdrawalRow,
): v.InferInput<typeof withdrawal> => ({
  id: row.id,
  amount: row.amount,
  fee: row.fee,
  net: row.amount - row.fee,
  currency: row.currency,
  payee: formatPayee(row),
  status: row.status,
  reason: row.reason && textIn(row.reason, language),
  requestedAt: toIsoTime(row.requestedAt),
  settledAt: toIsoTimeOrNull(row.settledAt),
  operationId: row.operationId,
});

/** Serializes a ticket without its code. */
export const serializeTicket = ({ language, now }: CallContext, row: TicketRow): v.InferInput<typeof ticket> => ({
  id: row.id,
  name: textIn(row.name, language),
  subtitle: textIn(row.subtitle, language),
  picture: serializePicture(row.picture, language),
  place: textIn(row.place, language),
  validUntil: toIsoTime(row.validUntil),
  state: getTicketState(row, now),
  usedAt: toIsoTimeOrNull(row.usedAt),
});

/** Serializes a ticket with its code, QR payload and terms. */
export const serializeTicketDetail = (context: CallContext, row: TicketRow): v.InferInput<typeof ticketDetail> => ({
  ...serializeTicket(context, row),
  code: row.code,
  qrPayload: ticketPayload(row.code),
  terms: row.terms.map((term) => textIn(term, context.language)),
  orderId: row.orderId,
  canGift: canGiftTicket(context, row),
});

/** Whether the order of a ticket can give it as a gift; a ticket without an order is none to give. */
function canGiftTicket(context: CallContext, { orderId, code }: TicketRow): boolean {
  const order = orderId === null ? undefined : context.database.orders.all.get(orderId);
  const one = order?.yields.find((deliverable) => deliverable.code === code);
  return order && one ? canGift(context, one, findGift(context, order, code)) : false;
}
