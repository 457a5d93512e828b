/** Shared steps of the checkout tests. */
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Pack, PackInput } from '@/api/packs';
import { encodePackLines, type RequestedLine } from '@/domain/packLines';
import { pathOf, type Platform } from '@/lib/routes';
import { addressOf, nextOperation } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { server, shopOfTest } from './freshShop';
import { openPage } from './openPage';

/** A customer with an address, who has redeemed these codes. */
export function buyer(...codes: string[]): Visitor {
  const customer = shopOfTest().customer('+14155550199');
  addressOf(customer);
  for (const code of codes) customer.ok('exchangeCode', { operationId: nextOperation(), code });
  return customer;
}

export const line = (skuId: string, quantity = 1): RequestedLine => ({ skuId, quantity });

/** Opens the checkout and waits until it has a price. */
export async function openCheckout(
  platform: Platform,
  lines: readonly RequestedLine[],
  as?: Visitor,
  language?: 'en' | 'zh-CN',
) {
  const page = await openPage(pathOf(platform, 'checkout', { lines: encodePackLines(lines) }), { as, language });
  await screen.findByRole('region', { name: /Order summary|金额明细/ });
  return page;
}

/** The price lines of the page by their labels. */
export function sums(): Record<string, string> {
  const region = screen.getByRole('region', { name: 'Order summary' });
  const rows = [...region.querySelectorAll('dl > div')];
  return Object.fromEntries(
    rows.map((row) => [
      row.querySelector('dt')?.firstChild?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
}

export const savings = () => within(screen.getByRole('region', { name: 'Ways to save' }));
/** The button that places and pays the order; of an order without a rest to pay it names the balance. */
export const placeOrderButton = (amount: string) =>
  screen.findByRole('button', { name: amount === '$0.00' ? 'Pay from balance' : `Pay ${amount}` });
/** Changes each quote of a customer. */
export const changeQuotes = (customer: Visitor, change: (pack: Pack) => object) =>
  server.use(
    http.post('*/api/home/packGoods', async ({ request }) =>
      HttpResponse.json({ success: true, data: change(customer.ok('packGoods', (await request.json()) as PackInput)) }),
    ),
  );
/** Leaves the ways to pay out of quotes, as shops do that offer them with the order only. The button only places the order then. */
export const withoutMethodsInQuotes = (customer: Visitor) =>
  changeQuotes(customer, ({ paymentMethods: _methods, ...data }) => data);
export const agreement = () => screen.getByRole('checkbox', { name: /have read and accept the/ });
/** The orders of a customer, newest first. */
export const ordersOf = (customer: Visitor) => customer.ok('getOrders', {}).list;
