/** The links of an order, and the tabs of the orders. */
import { screen } from '@testing-library/react';
import type { Order } from '@/api/orders';
import { loadAllMessages } from '@/lib/i18n';
import { serverClock } from '@/lib/sharedServerClock';
import { buyer } from '../../../../tests/setup/checkoutSteps';
import { packLine, payShopOrder, placeShopOrder } from '../../../../mock/testing/purchase';
import { order, paid } from '../../../../tests/setup/exampleOrder';
import { renderShopHook } from '../../../../tests/setup/shopHook';
import { OrderLinks } from './OrderLinks';
import { OrderTabs } from './OrderTabs';

beforeAll(() => loadAllMessages());

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const show = (facts: Partial<Order>) =>
  renderShopHook(() => undefined, { draw: () => <OrderLinks order={{ ...order, ...facts }} /> });

test('an order has a receipt once it is paid, and the service desk always', async () => {
  const toPay = await show({});
  const service = ['Ask the service desk', '/h5/components/server?order=P-1&id=o1'];
  expect(links()).toEqual([service]);
  toPay.unmount();
  await show(paid);
  expect(links()).toEqual([['Receipt', expect.stringMatching(/\?id=o1&view=receipt$/)], service]);
});

test('an order can be returned until its last day, and its terms are one link away', async () => {
  serverClock.sync('2026-11-20T12:00:00Z');
  const delivered = { ...paid, status: 'done', returnsId: 'returns' } as const;
  const open = await show({ ...delivered, returnUntil: '2026-11-20' });
  expect(links()).toEqual([
    ['Receipt', expect.any(String)],
    ['Return items', '/h5/components/server?order=P-1&id=o1&topic=return'],
    ['Returns policy', expect.stringMatching(/id=returns$/)],
    ['Ask the service desk', '/h5/components/server?order=P-1&id=o1'],
  ]);
  expect(screen.getByText(/Nov 20, 2026/)).toHaveTextContent('You can return it until Nov 20, 2026.');
  open.unmount();
  await show({ ...delivered, returnUntil: '2026-11-19' });
  expect(links().map(([text]) => text)).toEqual(['Receipt', 'Returns policy', 'Ask the service desk']);
  expect(screen.getByText(/Nov 19, 2026/)).toHaveTextContent('Returns were possible until Nov 19, 2026.');
});

test('the tabs count what needs an action, each its own, and on the phone nothing', async () => {
  const customer = buyer();
  placeShopOrder(customer, packLine('kettle.only'), { couponId: null });
  placeShopOrder(customer, packLine('phones.only'), { couponId: null });
  payShopOrder(customer, placeShopOrder(customer, packLine('cup.oat'), { couponId: null }));
  const counting = await renderShopHook(() => undefined, {
    as: customer,
    draw: () => <OrderTabs tab="toPay" isCounting />,
  });
  const texts = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['All', 'To pay 2', 'To ship 1', 'To receive', 'Done', 'Canceled']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(/^To pay/);
  counting.unmount();
  await renderShopHook(() => undefined, { as: customer, draw: () => <OrderTabs tab="all" /> });
  expect(texts()).toEqual(['All', 'To pay', 'To ship', 'To receive', 'Done', 'Canceled']);
});
