/** A customer with a past: something in every state that a screen can show, written as a diary. */
import type { ShopContext } from '../context';
import { putAddress } from '../domain/addresses';
import { grantCoupon } from '../domain/coupons';
import { addCustomer } from '../domain/customers';
import { cancelOrder } from '../domain/orders';
import type { CustomerRow } from '../domain/rows';
import { giveTicket } from '../domain/tickets';
import { addEntry } from '../domain/wallet';
import { requestWithdrawal } from '../domain/withdrawals';
import { newId } from '../random';
import { DAY, HOUR, MINUTE } from '../time';
import { buy, joinAccount, live, order, past, shelves, type DiaryEntry } from './past';

/** Lives the life of Mei Lin until now. */
export function liveRich(context: ShopContext): void {
  const joined = past(context, 120 * DAY);
  const customer = joinAccount(joined, 'rich');
  addEntry(joined, customer.id, { kind: 'topUp', title: { en: 'Top-up', zh: '充值' }, amount: 20_000 });
  fillAddressBook(joined, customer);
  const orders = [...finishedOrders(context, customer), ...openOrders(context, customer)];
  live(context, [...orders, ...withdrawals(customer), ...entitlements(context, customer)]);
}

function fillAddressBook(then: ShopContext, { id, phone }: CustomerRow): void {
  const own = { recipient: 'Mei Lin', phone };
  const put = (draft: Parameters<typeof putAddress>[3]) => putAddress(then, id, undefined, draft);
  put({ ...own, region: 'CA', city: 'San Francisco', street: '134 Dolores Street, Apt 5', postcode: '94103', isDefault: true });
  put({ ...own, region: 'CA', city: 'Oakland', street: '2201 Broadway, 4th floor', postcode: '94612', isDefault: false });
  const father = { recipient: '林建国', phone: '+8613800138000' };
  put({ ...father, region: '浙江省', city: '杭州市', street: '西湖区文三路 90 号 3 幢 502 室', postcode: '310012', isDefault: false });
}

function finishedOrders(context: ShopContext, customer: CustomerRow): DiaryEntry[] {
  const shelf = shelves(context);
  const early = [0, 1, 2, 3, 4].map((nth): DiaryEntry => [
    (100 - nth * 12) * DAY,
    (then) => buy(then, customer, [...shelf.delivered(nth), ...shelf.delivered(nth + 5, 2)], { couponId: 'best' }),
  ]);
  return [
    ...early,
    [34 * DAY, (then) => inviteFriends(then, customer)],
    [30 * DAY, (then) => cancelLater(then, order(then, customer, shelf.delivered(1)), 5 * MINUTE, 'changedMind')],
    [24 * DAY, (then) => order(then, customer, shelf.delivered(3), { useBalance: true })],
    [20 * DAY, (then) => cancelLater(then, buy(then, customer, shelf.delivered(4), { useBalance: true }), HOUR, 'tooSlow')],
    [15 * DAY, (then) => buy(then, customer, shelf.ticket(2))],
    [8 * DAY, (then) => buy(then, customer, shelf.code(), { useBalance: true })],
  ];
}

/** Orders that are still under way, and one that waits for payment with twenty-one minutes left. */
function openOrders(context: ShopContext, customer: CustomerRow): DiaryEntry[] {
  const shelf = shelves(context);
  return [
    [30 * HOUR, (then) => buy(then, customer, [...shelf.delivered(6), ...shelf.delivered(0)])],
    [100 * MINUTE, (then) => buy(then, customer, shelf.delivered(2, 2))],
    [80 * MINUTE, (then) => buy(then, customer, shelf.presale())],
    [50 * MINUTE, (then) => buy(then, customer, [...shelf.delivered(5), ...shelf.ticket()])],
    [9 * MINUTE, (then) => order(then, customer, [...shelf.delivered(1), ...shelf.delivered(4)])],
  ];
}

/** One that arrived, one that the bank refused, one on its way to the bank, one under review. */
function withdrawals({ id }: CustomerRow): DiaryEntry[] {
  const ask = (ago: number, amount: number, payeeAccount: string): DiaryEntry => [
    ago,
    (then) => requestWithdrawal(then, id, { amount, payeeAccount, payeeName: 'Mei Lin', operationId: newId(then.random, 'op') }),
  ];
  return [
    ask(18 * DAY, 5_000, '4000123412344821'),
    ask(11 * DAY, 3_000, '4000123412340000'),
    ask(10 * HOUR, 1_500, '4000123412344821'),
    ask(HOUR, 2_000, '4000123412344821'),
  ];
}

/** Every coupon that the shop gives away, a ticket that was used and one that ran out. */
function entitlements({ goods }: ShopContext, { id }: CustomerRow): DiaryEntry[] {
  const tickets = goods.goods.flatMap((one) => (one.yields?.kind === 'ticket' ? [{ goods: one, plan: one.yields.ticket }] : []));
  const [first] = tickets;
  const last = tickets.at(-1);
  const coupons = goods.coupons.filter((coupon) => coupon.id !== goods.welcomeCouponId);
  return [
    [2 * HOUR, (then) => coupons.forEach((coupon) => grantCoupon(then, id, coupon))],
    ...(first ? [[60 * DAY, (then: ShopContext) => giveTicket(then, id, first.goods, { ...first.plan, validForDays: 30 }, null)] as const] : []),
    ...(last ? [[40 * DAY, (then: ShopContext) => useTicket(then, giveTicket(then, id, last.goods, last.plan, null))] as const] : []),
  ];
}

function useTicket({ books, now }: ShopContext, ticket: ReturnType<typeof giveTicket>): void {
  books.tickets.put({ ...ticket, usedAt: now + 6 * DAY });
}

function cancelLater(then: ShopContext, placed: ReturnType<typeof order>, laterMs: number, reason: 'changedMind' | 'tooSlow'): void {
  if (placed) cancelOrder({ ...then, now: then.now + laterMs }, placed, reason);
}

/** Two friends joined by her link; one of them has bought. */
function inviteFriends(then: ShopContext, inviter: CustomerRow): void {
  const friend = addCustomer(then, '+14155550151', inviter.inviteCode, { nickname: 'Jo' });
  addCustomer(then, '+14155550152', inviter.inviteCode, { nickname: 'Nia' });
  const home = { region: 'OR', city: 'Portland', street: '18 Alder Street', postcode: '97205', isDefault: true };
  putAddress(then, friend.id, undefined, { recipient: 'Jo Park', phone: friend.phone, ...home });
  buy(then, friend, shelves(then).delivered(2));
}
