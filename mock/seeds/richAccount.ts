/** The demo account `rich`: orders, coupons, tickets and withdrawals in every state that a screen shows. */
import type { ShopContext } from '../../shop/context';
import { saveAddress } from '../../shop/domain/addresses';
import { grantCoupon } from '../../shop/domain/coupons';
import { addCustomer } from '../../shop/domain/customers';
import { cancelOrder } from '../../shop/domain/orders';
import { SHIPS_AFTER_MS } from '../../shop/domain/delivery';
import { hourOfDay } from '../../shop/domain/hourOfDay';
import { pricePack } from '../../shop/domain/pricing';
import type { CustomerRow } from '../../shop/domain/rows';
import { createTicket } from '../../shop/domain/tickets';
import { addWalletEntry } from '../../shop/domain/wallet';
import { requestWithdrawal } from '../../shop/domain/withdrawals';
import { newId } from '../../shop/random';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shop/time';
import { seedAlerts } from './accountAlerts';
import { seedGifts } from './accountGifts';
import {
  tryPlaceAndPay,
  createAccount,
  runHistory,
  tryPlaceOrder,
  tryReturnPiece,
  contextAt,
  createLinePicker,
  writeReviews,
  type HistoryStep,
} from './accountHistory';

/** Mei Lin writes in the language of the demo shop's first customers. */
const reviewTexts = ['Bought it twice now. The second one is for my sister.', ''];

/** Creates the account `rich` (Mei Lin) and its history of 120 days. */
export function seedRichAccount(context: ShopContext): void {
  const joined = contextAt(context, 120 * DAY_MS);
  const customer = createAccount(joined, 'rich');
  addWalletEntry(joined, customer.id, {
    kind: 'topUp',
    title: { en: 'Top-up', zh: '充值', de: 'Aufladung' },
    amount: 20_000,
  });
  fillAddressBook(joined, customer);
  const orders = [
    ...closedOrderSteps(context, customer),
    ...openOrderSteps(context, customer),
    ...returnSteps(context, customer),
  ];
  const reviews: HistoryStep = [3 * DAY_MS, (pastContext) => writeReviews(pastContext, customer, reviewTexts)];
  runHistory(context, [...orders, reviews, ...withdrawalSteps(customer), ...couponAndTicketSteps(context, customer)]);
  seedAlerts(context, customer);
  seedGifts(context, customer);
}

function fillAddressBook(pastContext: ShopContext, { id, phone }: ReturnType<typeof createAccount>): void {
  const own = { recipient: 'Mei Lin', phone };
  const add = (draft: Parameters<typeof saveAddress>[3]) => saveAddress(pastContext, id, undefined, draft);
  add({
    ...own,
    region: 'CA',
    city: 'San Francisco',
    street: '134 Dolores Street, Apt 5',
    postcode: '94103',
    isDefault: true,
  });
  add({
    ...own,
    region: 'CA',
    city: 'Oakland',
    street: '2201 Broadway, 4th floor',
    postcode: '94612',
    isDefault: false,
  });
  const father = { recipient: '林建国', phone: '+8613800138000' };
  add({
    ...father,
    region: '浙江省',
    city: '杭州市',
    street: '西湖区文三路 90 号 3 幢 502 室',
    postcode: '310012',
    isDefault: false,
  });
}

function closedOrderSteps(context: ShopContext, customer: CustomerRow): HistoryStep[] {
  const pick = createLinePicker(context);
  const early = [0, 1, 2, 3, 4].map((nth): HistoryStep => [
    (100 - nth * 22) * DAY_MS,
    (pastContext) =>
      tryPlaceAndPay(pastContext, customer, [...pick.delivered(nth), ...pick.delivered(nth + 5, 2)], {
        couponId: 'best',
      }),
  ]);
  return [
    ...early,
    [34 * DAY_MS, (pastContext) => inviteFriends(pastContext, customer)],
    [
      30 * DAY_MS,
      (pastContext) =>
        cancelLater(pastContext, tryPlaceOrder(pastContext, customer, pick.delivered(1)), 5 * MINUTE_MS, 'changedMind'),
    ],
    [24 * DAY_MS, (pastContext) => tryPlaceOrder(pastContext, customer, pick.delivered(3), { useBalance: true })],
    [
      20 * DAY_MS,
      (pastContext) =>
        cancelLater(
          pastContext,
          tryPlaceAndPay(pastContext, customer, pick.delivered(4), { useBalance: true }),
          HOUR_MS,
          'tooSlow',
        ),
    ],
    [15 * DAY_MS, (pastContext) => tryPlaceAndPay(pastContext, customer, pick.ticket(2))],
    [8 * DAY_MS, (pastContext) => tryPlaceAndPay(pastContext, customer, pick.code(), { useBalance: true })],
  ];
}

/** Orders that are not delivered yet, one of which arrives today, and one unpaid order with 21 minutes left to pay. */
function openOrderSteps(context: ShopContext, customer: CustomerRow): HistoryStep[] {
  const pick = createLinePicker(context);
  return [
    arrivingStep(context, customer),
    [
      30 * HOUR_MS,
      (pastContext) => tryPlaceAndPay(pastContext, customer, [...pick.delivered(6), ...pick.delivered(0)]),
    ],
    [100 * MINUTE_MS, (pastContext) => tryPlaceAndPay(pastContext, customer, pick.delivered(2, 2))],
    [80 * MINUTE_MS, (pastContext) => tryPlaceAndPay(pastContext, customer, pick.presale())],
    [50 * MINUTE_MS, (pastContext) => tryPlaceAndPay(pastContext, customer, [...pick.delivered(5), ...pick.ticket()])],
    [
      9 * MINUTE_MS,
      (pastContext) => tryPlaceOrder(pastContext, customer, [...pick.delivered(1), ...pick.delivered(4)]),
    ],
  ];
}

/** An order that arrives two hours later, but today. */
function arrivingStep(context: ShopContext, customer: CustomerRow): HistoryStep {
  const lines = createLinePicker(context).delivered(9);
  const days = pricePack(context, customer.id, { lines, couponId: null, discountCode: null, useBalance: false })
    .delivery?.deliveryDays;
  const leftOfToday = (24 - hourOfDay(context, context.now)) * HOUR_MS - MINUTE_MS;
  const agoMs = SHIPS_AFTER_MS + (days ?? 0) * DAY_MS - Math.max(0, Math.min(2 * HOUR_MS, leftOfToday));
  return [agoMs, (pastContext) => tryPlaceAndPay(pastContext, customer, lines)];
}

/** A return that is paid back, and one on its way of an order of which more can go back. */
function returnSteps(context: ShopContext, customer: CustomerRow): HistoryStep[] {
  const pick = createLinePicker(context);
  return [
    [
      7 * DAY_MS,
      (pastContext) => tryPlaceAndPay(pastContext, customer, [...pick.delivered(7, 3), ...pick.delivered(8)]),
    ],
    [45 * DAY_MS, (pastContext) => tryReturnPiece(pastContext, customer, 'noLongerNeeded')],
    [40 * HOUR_MS, (pastContext) => tryReturnPiece(pastContext, customer, 'wrongSize')],
  ];
}

/** One withdrawal in each status: paid, failed, paying, reviewing. */
function withdrawalSteps({ id }: CustomerRow): HistoryStep[] {
  const request = (agoMs: number, amount: number, payeeAccount: string): HistoryStep => [
    agoMs,
    (pastContext) =>
      requestWithdrawal(pastContext, id, {
        amount,
        payeeAccount,
        payeeName: 'Mei Lin',
        operationId: newId(pastContext.random, 'op'),
      }),
  ];
  return [
    request(18 * DAY_MS, 5_000, '4000123412344821'),
    request(11 * DAY_MS, 3_000, '4000123412340000'),
    request(10 * HOUR_MS, 1_500, '4000123412344821'),
    request(HOUR_MS, 2_000, '4000123412344821'),
  ];
}

/** Every coupon of the catalogue, one used ticket and one expired ticket. */
function couponAndTicketSteps({ goods }: ShopContext, { id }: CustomerRow): HistoryStep[] {
  const tickets = goods.goods.flatMap((one) =>
    one.yields?.kind === 'ticket' ? [{ goods: one, plan: one.yields.ticket }] : [],
  );
  const [first] = tickets;
  const last = tickets.at(-1);
  const coupons = goods.coupons.filter((coupon) => coupon.id !== goods.welcomeCouponId);
  return [
    [2 * HOUR_MS, (pastContext) => coupons.forEach((coupon) => grantCoupon(pastContext, id, coupon))],
    ...(first
      ? [
          [
            60 * DAY_MS,
            (pastContext: ShopContext) =>
              createTicket(pastContext, id, first.goods, { ...first.plan, validForDays: 30 }, null),
          ] as const,
        ]
      : []),
    ...(last
      ? [
          [
            40 * DAY_MS,
            (pastContext: ShopContext) =>
              useTicket(pastContext, createTicket(pastContext, id, last.goods, last.plan, null)),
          ] as const,
        ]
      : []),
  ];
}

function useTicket({ database, now }: ShopContext, ticket: ReturnType<typeof createTicket>): void {
  database.tickets.put({ ...ticket, usedAt: now + 6 * DAY_MS });
}

function cancelLater(
  pastContext: ShopContext,
  placed: ReturnType<typeof tryPlaceOrder>,
  laterMs: number,
  reason: 'changedMind' | 'tooSlow',
): void {
  if (placed) cancelOrder({ ...pastContext, now: pastContext.now + laterMs }, placed, reason);
}

/** Two invited friends; one of them has paid for an order. */
function inviteFriends(pastContext: ShopContext, inviter: CustomerRow): void {
  const phone = '+14155550151';
  const friend = addCustomer(pastContext, phone, inviter.inviteCode, { nickname: 'Jo' });
  addCustomer(pastContext, '+14155550152', inviter.inviteCode, { nickname: 'Nia' });
  const home = { region: 'OR', city: 'Portland', street: '18 Alder Street', postcode: '97205', isDefault: true };
  saveAddress(pastContext, friend.id, undefined, { recipient: 'Jo Park', phone, ...home });
  tryPlaceAndPay(pastContext, friend, createLinePicker(pastContext).delivered(2));
}
