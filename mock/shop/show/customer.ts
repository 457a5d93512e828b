/** Customers, addresses, money and tickets as the contract shows them. */
import type * as v from 'valibot';
import type { ticket, ticketDetail } from '../../../src/api/schema/ticket';
import type { Address, user, walletEntry, withdrawal } from '../../../src/api/schema/user';
import type { CallContext } from '../context';
import { couponShownState } from '../domain/coupons';
import { maskedPhone } from '../domain/customers';
import type { AddressRow, CustomerRow } from '../domain/rows';
import { ticketState } from '../domain/tickets';
import type { TicketRow, WalletEntryRow, WithdrawalRow } from '../domain/walletRows';
import { payeeShown } from '../domain/withdrawals';
import { say } from '../text';
import { instantOf, instantOrNull } from '../time';
import { showPicture } from './goods';
import { countOrders } from './order';

/** A customer with a masked phone and the figures of the mine page. */
export function showUser({ books, now }: CallContext, row: CustomerRow): v.InferInput<typeof user> {
  const { toPay, toShip, toReceive } = countOrders(books.orders.listOf(row.id));
  return {
    id: row.id,
    nickname: row.nickname,
    avatar: row.avatar,
    phone: maskedPhone(row.phone),
    joinedAt: instantOf(row.joinedAt),
    counts: {
      toPay,
      toShip,
      toReceive,
      coupons: books.coupons.listOf(row.id).filter((coupon) => couponShownState(coupon, now) === 'usable').length,
      tickets: books.tickets.listOf(row.id).filter((one) => ticketState(one, now) === 'unused').length,
      addresses: books.addresses.listOf(row.id).length,
    },
  };
}

/** The address without whose it is. */
export const showAddress = ({ customerId: _owner, ...address }: AddressRow): Address => address;

/** One movement of the wallet. */
export const showEntry = ({ language }: CallContext, row: WalletEntryRow): v.InferInput<typeof walletEntry> => ({
  id: row.id,
  kind: row.kind,
  title: say(row.title, language),
  amount: row.amount,
  balanceAfter: row.balanceAfter,
  at: instantOf(row.at),
  orderId: row.orderId,
  operationId: row.operationId,
});

/** A withdrawal with its net amount and the end of the payee account. */
export const showWithdrawal = ({ language }: CallContext, row: WithdrawalRow): v.InferInput<typeof withdrawal> => ({
  id: row.id,
  amount: row.amount,
  fee: row.fee,
  net: row.amount - row.fee,
  currency: row.currency,
  payee: payeeShown(row),
  status: row.status,
  reason: row.reason && say(row.reason, language),
  requestedAt: instantOf(row.requestedAt),
  settledAt: instantOrNull(row.settledAt),
  operationId: row.operationId,
});

/** A ticket without its code. */
export const showTicket = ({ language, now }: CallContext, row: TicketRow): v.InferInput<typeof ticket> => ({
  id: row.id,
  name: say(row.name, language),
  subtitle: say(row.subtitle, language),
  picture: showPicture(row.picture, language),
  place: say(row.place, language),
  validUntil: instantOf(row.validUntil),
  state: ticketState(row, now),
  usedAt: instantOrNull(row.usedAt),
});

/** A ticket with its code, as a counter scans and reads it. */
export const showTicketDetail = (context: CallContext, row: TicketRow): v.InferInput<typeof ticketDetail> => ({
  ...showTicket(context, row),
  code: row.code,
  qrPayload: `PERSIMMON:TICKET:${row.code}`,
  terms: row.terms.map((term) => say(term, context.language)),
  orderId: row.orderId,
});
