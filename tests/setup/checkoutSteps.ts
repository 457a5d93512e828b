/** Shared steps of the checkout tests. */
import { screen, within } from '@testing-library/react';
import { encodePackLines, type RequestedLine } from '@/domain/packLines';
import { pathOf, type Platform } from '@/lib/routes';
import { addressOf, nextOperation } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { shopOfTest } from './freshShop';
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
export const placeOrderButton = (amount: string) => screen.findByRole('button', { name: `Place order · ${amount}` });
export const agreement = () => screen.getByRole('checkbox', { name: /have read and accept the/ });
/** The orders of a customer, newest first. */
export const ordersOf = (customer: Visitor) => customer.ok('getOrders', {}).list;
