/** The receipt of an order. */
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Order } from '@/api/orders';
import { cancelled, order, paid, paidEvent } from '../../../../tests/setup/exampleOrder';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { ReceiptSheet } from './ReceiptSheet';
import { ReceiptView } from './ReceiptView';

const draw = (part: ReactNode) => renderShopHook(() => undefined, { draw: () => part });
const terms = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));
const cells = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );

test('the receipt has the days, each line with quantity, price and sum, the taxes and the seller', async () => {
  const seller = { name: 'Quince, Inc.', address: ['1 Quince Street', 'Oakland'], taxNumber: 'US-7' };
  const facts = { ...order, ...paid, seller, taxes: [{ name: 'VAT', amount: 812 }] };
  await draw(<ReceiptSheet order={facts} ref={null} />);
  const sheet = screen.getByRole('article', { name: 'Receipt' });
  expect(terms()).toEqual([
    ['Order number', 'P-1'],
    ['Ordered', 'Nov 20, 2025'],
    ['Paid', 'Nov 21, 2025'],
  ]);
  const [lines, sums] = within(sheet).getAllByRole('table');
  expect(cells(lines)).toEqual([
    ['CupOat', '2', '$12.50', '$25.00'],
    ['Pot', '1', '$9.00', '$9.00'],
  ]);
  expect(cells(sums)).toEqual([
    ['Items', '$34.00'],
    ['Total', '$34.00'],
    ['Paid with Card', '$34.00'],
    ['Includes VAT', '$8.12'],
  ]);
  for (const text of ['Quince, Inc.', '1 Quince Street', 'Oakland', 'Tax number US-7'])
    expect(within(sheet).getByText(text)).toBeInTheDocument();
});

test('the receipt of an order that was cancelled says so, and what came back', async () => {
  const returned = { amount: 3_400, name: 'Card', coupon: false };
  await draw(<ReceiptSheet order={{ ...order, ...paid, ...cancelled, returned }} ref={null} />);
  expect(screen.getByText('Canceled. $34.00 was returned to: Card.')).toBeInTheDocument();
});

test.each<[string, Partial<Order>, boolean]>([
  ['is paid', paid, true],
  ['was paid and cancelled', { ...cancelled, timeline: [paidEvent] }, true],
  ['expired without a payment', cancelled, false],
  ['is to be paid', {}, false],
])('an order that %s has a receipt: %s', async (_what, facts, has) => {
  await draw(<ReceiptView order={{ ...order, ...facts }} />);
  expect(screen.queryByRole('article', { name: 'Receipt' }) !== null).toBe(has);
  expect(screen.queryByText('No receipt yet') !== null).toBe(!has);
});
