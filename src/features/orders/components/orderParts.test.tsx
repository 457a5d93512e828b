/** What the parts of an order show: totals, lines, parcel, time to pay, next steps and the reminder. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { http, HttpResponse } from 'msw';
import type { Order } from '@/api/orders';
import type { OrderResult as Result } from '@/features/payment/orderResult';
import type { OrderResultScreen } from '@/features/payment/useOrderResult';
import { packLine, placeShopOrder } from '../../../../mock/testing/purchase';
import { buyer } from '../../../../tests/setup/checkoutSteps';
import { cancelled, order, orderLine, paid } from '../../../../tests/setup/exampleOrder';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { OrderLines } from './OrderLines';
import { OrderResult } from '@/features/payment/components/OrderResult';
import { ParcelNumber } from '@/components/ParcelNumber';
import { OrderContents, OrderState, OrderTotal } from './OrderSections';
import { ResultActions } from '@/features/payment/components/ResultActions';
import { UnpaidReminder } from './UnpaidReminder';

const draw = (part: ReactNode) => renderShopHook(() => useModel('toast').toast, { draw: () => part });
const terms = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));

test.each<[string, Partial<Order>, string[][]]>([
  [
    'to pay',
    {},
    [
      ['Items 3 items', '$34.00'],
      ['To pay', '$34.00'],
    ],
  ],
  [
    'that is paid',
    paid,
    [
      ['Items 3 items', '$34.00'],
      ['Total', '$34.00'],
      ['Paid with Card', '$34.00'],
    ],
  ],
  [
    'that is over, with a part that the balance paid',
    { ...cancelled, total: 2_400, priceLines: [...order.priceLines, { kind: 'balance', amount: -1_000 }] },
    [
      ['Items 3 items', '$34.00'],
      ['Total', '$34.00'],
    ],
  ],
])('the total of an order %s', async (_what, facts, rows) => {
  await draw(<OrderTotal order={{ ...order, ...facts }} name="Total" />);
  expect(terms()).toEqual(rows);
});

test('a line leads to its variant; one that is gone leads nowhere', async () => {
  const lines = [
    { ...orderLine, error: 'soldOut' },
    { ...orderLine, skuId: 's2', name: 'Pot', error: 'gone' },
  ];
  await draw(<OrderLines lines={lines} currency="USD" />);
  expect(screen.getByRole('link', { name: 'Cup' })).toHaveAttribute('href', expect.stringMatching(/id=g1&sku=s1$/));
  expect(screen.queryByRole('link', { name: 'Pot' })).toBeNull();
  expect(screen.getByText('Pot')).toBeInTheDocument();
});

const presale = {
  lines: [
    { ...orderLine, shipsOn: '2099-12-15' },
    { ...orderLine, skuId: 's2', name: 'Pot' },
  ],
};
test.each<[Order['status'], boolean]>([
  ['toPay', true],
  ['toShip', true],
  ['toReceive', false],
  ['done', false],
  ['cancelled', false],
])('an order with presale lines in the state %s says that the others wait: %s', async (status, waits) => {
  await draw(<OrderContents order={{ ...order, ...presale, status }} />);
  expect(screen.queryAllByText(/^In-stock items wait/)).toHaveLength(waits ? 1 : 0);
  expect(screen.queryAllByText(/^Presale, ships from/)).toHaveLength(waits ? 1 : 0);
});

test('the number of a parcel is copied, and tracked where the carrier has a page', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const { now } = await draw(<ParcelNumber carrier="Post" number="7788" trackingUrl="https://post.example/7788" />);
  fireEvent.click(screen.getByRole('button', { name: '7788 Copy tracking number' }));
  await waitFor(() => expect(now().message).toBe('Copied'));
  Reflect.deleteProperty(navigator, 'clipboard');
  expect(copied).toEqual(['7788']);
  expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', 'https://post.example/7788');
});

/** An end that was a second ago by the clock of the shop. */
const over = () => new Date(shopOfTest().now() - 1_000).toISOString();
const later = () => new Date(shopOfTest().now() + 60_000).toISOString();
const waiting = {
  operationId: 'x',
  name: 'Bank',
  amount: 3_400,
  redirectUrl: null,
  note: '',
  state: 'waiting',
} as const;

test.each<[Result, string, Partial<Order>, boolean]>([
  ['toPay', 'to be paid', {}, true],
  ['processing', 'with a payment that waits', { attempt: waiting }, true],
  ['unknown', 'whose payment is not known', {}, false],
  ['paid', 'that is paid', paid, false],
])('the result %s of an order %s shows the time that is left: %s', async (result, _what, facts, has) => {
  const shown = { ...order, ...facts, payBefore: later() };
  await draw(<OrderResult order={shown} result={result} actions={null} onHoldOver={() => undefined} />);
  expect(screen.queryAllByRole('timer')).toHaveLength(has ? 1 : 0);
});

test('the end of the time to pay is reported by the result and by the state of an order', async () => {
  const ended: string[] = [];
  const shown = { ...order, payBefore: over() };
  await draw(
    <>
      <OrderState order={shown} onHoldOver={() => ended.push('state')} />
      <OrderResult order={shown} result="toPay" actions={null} onHoldOver={() => ended.push('result')} />
    </>,
  );
  await waitFor(() => expect(new Set(ended)).toEqual(new Set(['state', 'result'])));
});

test.each<[Result, string[]]>([
  ['paid', ['View order', 'Continue shopping']],
  ['expired', ['Order it again', 'View order', 'Continue shopping']],
  ['cancelled', ['Order it again', 'View order', 'Continue shopping']],
  ['toPay', []],
  ['unknown', []],
])('after the result %s the next steps are %j', async (result, names) => {
  const screenOf = { step: { modal: { isOpen: false } } } as OrderResultScreen;
  await draw(<ResultActions order={order} result={result} screen={screenOf} />);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});

describe('the reminder of unpaid orders', () => {
  async function remind(count: number) {
    const customer = buyer();
    const orders = Array.from({ length: count }, (_, at) =>
      placeShopOrder(customer, packLine(at === 0 ? 'kettle.only' : 'cup.oat'), { couponId: null }),
    );
    await renderShopHook(() => undefined, { as: customer, draw: () => <UnpaidReminder /> });
    return { customer, orders };
  }

  test('leads to the only one, and to the list of several', async () => {
    const { orders } = await remind(1);
    const link = await screen.findByRole('link', { name: /^1 order awaits payment/ });
    expect(link).toHaveAttribute('href', `/h5/order?id=${orders[0]?.id}`);
  });

  test('leads to the list of several', async () => {
    await remind(2);
    const link = await screen.findByRole('link', { name: /^2 orders await payment/ });
    expect(link).toHaveAttribute('href', '/h5/order?status=toPay');
  });

  test('is fetched again when the time of the first is over', async () => {
    const customer = buyer();
    const first = placeShopOrder(customer, packLine('kettle.only'), { couponId: null });
    server.use(
      http.get(
        '*/api/user/order/unpay',
        () => HttpResponse.json({ success: true, data: { list: [{ ...first, payBefore: over() }], total: 1 } }),
        { once: true },
      ),
    );
    shopOfTest().pass(31 * 60_000);
    await renderShopHook(() => undefined, { as: customer, draw: () => <UnpaidReminder /> });
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    expect(screen.queryByText(/awaits payment/)).toBeNull();
  });
});
