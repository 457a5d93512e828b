/**
 * The deletion of an account. Orders, the ledger and withdrawals stay under the id of the customer, because the law wants them kept, without
 * who it was: phone and e-mail address are free again, and name, addresses and messages are gone. A gift that was handed over keeps working: it is another
 * person's. Reviews stay without their author's name.
 */
import type { ShopContext } from '../context';
import type { Collection } from '../store';
import { getCouponState } from './coupons';
import { identifiersOf } from './customers';
import { getDeliverableState } from './deliverables';
import { normalizeRedeemCode } from './redeemCodes';
import { isActiveReturn } from './returnOffers';
import type { CustomerRow, DeliverableRow, OrderRow, ReturnRow } from './rows';
import { cancelJob } from './scheduledJobs';
import { closeSession, endOtherSessions } from './sessions';
import { getTicketState } from './tickets';
import { addWalletEntry, getLedgerSum } from './wallet';

/** Something that is lost or in the way: a number of rows, or an amount in minor units. */
export interface DeletionFact {
  readonly kind: string;
  readonly count?: number;
  readonly amount?: number;
}

/** Those of which there are any. */
const present = (facts: readonly DeletionFact[]): DeletionFact[] =>
  facts.filter(({ count = 0, amount = 0 }) => count > 0 || amount > 0);

const countOf = <Row>(rows: readonly Row[], matches: (row: Row) => boolean): number => rows.filter(matches).length;

/** What has to be finished before the account can be deleted. */
export function listBlockers({ database }: ShopContext, customerId: string): DeletionFact[] {
  const isOpenReturn = (row: ReturnRow) => isActiveReturn(row) && row.state !== 'refunded' && row.state !== 'exchanged';
  const isOpenOrder = ({ status }: OrderRow) => status !== 'done' && status !== 'cancelled';
  return present([
    { kind: 'openOrders', count: countOf(database.orders.listByCustomer(customerId), isOpenOrder) },
    { kind: 'openReturns', count: countOf(database.returns.listByCustomer(customerId), isOpenReturn) },
    {
      kind: 'pendingWithdrawals',
      count: countOf(database.withdrawals.listByCustomer(customerId), ({ settledAt }) => settledAt === null),
    },
  ]);
}

/** The codes that orders delivered and that are not used. Those that are gifts are not among them. */
function listUnusedCodes(context: ShopContext, customerId: string): DeliverableRow[] {
  const gifts = giftCodesOf(context, customerId);
  return context.database.orders
    .listByCustomer(customerId)
    .flatMap(({ status, yields }) => (status === 'cancelled' ? [] : yields))
    .filter((one) => one.ticketId === null && !gifts.has(one.code) && getDeliverableState(context, one) === 'unused');
}

const giftCodesOf = ({ database }: ShopContext, customerId: string): ReadonlySet<string> =>
  new Set(database.gifts.listByCustomer(customerId).map(({ code }) => code));

/** What is lost with the account. */
export function listLosses(context: ShopContext, customerId: string): DeletionFact[] {
  const { database, now } = context;
  const gifts = giftCodesOf(context, customerId);
  const tickets = countOf(
    database.tickets.listByCustomer(customerId),
    (row) => !gifts.has(row.code) && getTicketState(row, now) === 'unused',
  );
  const coupons = database.coupons.listByCustomer(customerId);
  return present([
    { kind: 'balance', amount: getLedgerSum(context, customerId) },
    { kind: 'coupons', count: countOf(coupons, (row) => getCouponState(row, now) === 'usable') },
    { kind: 'tickets', count: tickets + listUnusedCodes(context, customerId).length },
    { kind: 'orders', count: database.orders.listByCustomer(customerId).length },
    { kind: 'addresses', count: database.addresses.listByCustomer(customerId).length },
    { kind: 'alerts', count: database.alerts.listByCustomer(customerId).length },
  ]);
}

/** Deletes the account of a customer without blockers, and ends all its sessions. `token` is the one of the request. */
export function deleteAccount(context: ShopContext, customer: CustomerRow, token: string): void {
  const { database } = context;
  const { id } = customer;
  forfeitPossessions(context, id);
  removePersonalRows(context, id);
  anonymiseRows(context, id);
  endOtherSessions(context, id, token);
  closeSession(context, token);
  anonymiseCustomer(context, database.customers.get(id) ?? customer);
}

/** Takes balance, codes, tickets and coupons. Tickets and codes that are gifts stay. */
function forfeitPossessions(context: ShopContext, id: string): void {
  const { database, now } = context;
  const balance = getLedgerSum(context, id);
  if (balance > 0)
    addWalletEntry(context, id, {
      kind: 'payment',
      title: { en: 'Account deleted', zh: '账号已注销', de: 'Konto gelöscht' },
      amount: -balance,
    });
  for (const { code } of listUnusedCodes(context, id)) {
    const row = database.redeemCodes.get(normalizeRedeemCode(code));
    if (row) database.redeemCodes.put(row.id, { ...row, validUntil: now });
  }
  const gifts = giftCodesOf(context, id);
  for (const row of database.tickets.listByCustomer(id)) if (!gifts.has(row.code)) database.tickets.remove(row);
  for (const row of database.coupons.listByCustomer(id)) database.coupons.remove(row);
}

function removePersonalRows(context: ShopContext, id: string): void {
  const { database } = context;
  for (const row of database.addresses.listByCustomer(id)) database.addresses.remove(row);
  for (const row of database.alerts.listByCustomer(id)) {
    cancelJob(context, 'restock', row.id);
    database.alerts.remove(row);
  }
  const ownedByKey: readonly Collection<unknown>[] = [database.serviceCodes, database.redeemTries];
  for (const rows of ownedByKey) rows.delete(id);
}

function anonymiseRows({ database }: ShopContext, id: string): void {
  for (const { giftMessage: _removed, ...row } of database.orders.listByCustomer(id))
    database.orders.put({ ...row, address: null, note: '', cancelText: '' });
  for (const row of database.returns.listByCustomer(id)) database.returns.put({ ...row, text: '', photos: [] });
  for (const row of database.reviews.listByCustomer(id)) database.reviews.put({ ...row, author: '' });
}

/**
 * Phone and invite code are unique, so they become a text that is no phone and no code. A sign-in with the phone or the e-mail address
 * makes a new customer.
 */
function anonymiseCustomer({ database }: ShopContext, customer: CustomerRow): void {
  const { id, inviteCode } = customer;
  for (const identifier of identifiersOf(customer)) database.identifiers.delete(identifier);
  database.inviteCodes.delete(inviteCode);
  const unused = `deleted:${id}`;
  const { agreedVersion: _agreed, lastMethodId: _method, email: _email, ...kept } = customer;
  database.customers.put(id, { ...kept, phone: unused, inviteCode: unused, nickname: '', avatar: '', isDeleted: true });
}
