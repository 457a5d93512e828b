/** The actions of an order, in lists and on its page, on both platforms. */
import { act, fireEvent, screen } from '@testing-library/react';
import type { OrderDeliverable } from '@/api/deliverables';
import type { Order } from '@/api/orders';
import { openModalsOf } from '@/lib/openModals';
import { useLocation } from 'react-router-dom';
import { shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { OrderButtons } from './components/OrderButtons';
import { OrderCard } from './h5/OrderCard';
import { kit } from '@/platform/pc/kit';
import { PlatformProvider } from '@/platform/usePlatform';

const order = {
  id: 'o1',
  number: 'P-1',
  status: 'toPay',
  currency: 'USD',
  lines: [
    {
      skuId: 's1',
      goodsId: 'g1',
      name: 'Cup',
      skuText: '',
      picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 20 },
      price: 1_250,
      quantity: 2,
      subtotal: 2_500,
      isVirtual: false,
    },
  ],
  pieces: 2,
  priceLines: [],
  total: 1_500,
  value: 2_500,
  paymentMethods: [{ id: 'card', name: 'Card', icon: 'card', note: '', isUsable: true, isLastUsed: false }],
  placedAt: '2025-11-20T10:00:00Z',
  payBefore: null,
  address: null,
  note: '',
  timeline: [],
  cancelReason: null,
  parcel: null,
  yields: [],
  can: { pay: true, cancel: true, changeAddress: true },
} as unknown as Order;
const none = { pay: false, cancel: false, changeAddress: false };
const code: OrderDeliverable = {
  kind: 'code',
  name: 'Card',
  code: 'A',
  ticketId: null,
  validUntil: null,
  state: 'unused',
};
const withCode: Partial<Order> = { status: 'done', can: none, yields: [code] };

const parts = {
  'h5 list': (one: Order) => <OrderButtons order={one} />,
  'h5 page': (one: Order) => <OrderButtons order={one} isAlone />,
  'pc list': (one: Order) => (
    <PlatformProvider value={kit}>
      <OrderButtons order={one} onCancel={() => undefined} />
    </PlatformProvider>
  ),
  'pc page': (one: Order) => (
    <PlatformProvider value={kit}>
      <OrderButtons order={one} onCancel={() => undefined} isAlone />
    </PlatformProvider>
  ),
};
type Part = keyof typeof parts;

async function draw(part: Part, facts: Partial<Order>) {
  const view = await renderShopHook(() => useLocation().state as unknown, {
    draw: () => parts[part]({ ...order, ...facts }),
  });
  const buttons = screen.queryAllByRole('button');
  return {
    ...view,
    names: buttons.map(({ textContent }) => textContent),
    press: (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name }))),
  };
}

test.each<[Part, string, Partial<Order>, string[]]>([
  ['h5 list', 'to be paid', {}, ['Pay']],
  ['h5 page', 'to be paid', {}, ['Pay $15.00']],
  ['pc list', 'to be paid', {}, ['Cancel order', 'Pay $15.00']],
  ['pc page', 'to be paid', {}, ['Cancel order', 'Pay $15.00']],
  ['h5 list', 'to be shipped', { status: 'toShip', can: { ...none, cancel: true } }, []],
  ['pc list', 'to be shipped', { status: 'toShip', can: { ...none, cancel: true } }, ['Cancel order', 'Details']],
  ['pc page', 'on its way', { status: 'toReceive', can: none }, []],
  ['h5 list', 'done', { status: 'done', can: none }, ['Buy again']],
  ['pc list', 'done', { status: 'done', can: none }, ['Buy again', 'Details']],
  ['h5 page', 'cancelled', { status: 'cancelled', can: none }, ['Buy again']],
  ['pc page', 'cancelled', { status: 'cancelled', can: none }, ['Buy again']],
  ['h5 list', 'done, with a code', withCode, ['Buy again', 'Show code']],
  ['pc list', 'done, with a code', withCode, ['Buy again', 'Show code']],
  ['h5 page', 'done, with a code', withCode, ['Buy again']],
  ['pc page', 'done, with a code', withCode, ['Buy again']],
])('in %s an order that is %s has the actions %j', async (part, _what, facts, names) => {
  expect((await draw(part, facts)).names).toEqual(names);
});

test.each<[Part, string, string]>([
  ['h5 list', 'Pay', '/h5/components/orderSuccess?id=o1'],
  ['pc list', 'Pay $15.00', '/pc/ordercheck?view=success&id=o1'],
])('in %s paying opens the result page with the methods', async (part, name, path) => {
  const { press, where, now } = await draw(part, {});
  await press(name);
  expect([where(), openModalsOf(now())]).toEqual([path, ['pay']]);
});

test.each<[Part, string]>([
  ['h5 page', '/h5/ordercheck?lines=s1*2'],
  ['pc page', '/pc/ordercheck?lines=s1*2'],
])('in %s buying again leads to the checkout of the same lines', async (part, path) => {
  const { press, where } = await draw(part, { status: 'done', can: none });
  await press('Buy again');
  expect(where()).toBe(path);
});

test.each<[Part, string]>([
  ['h5 list', '/h5/order?id=o1'],
  ['pc list', '/pc/mine?index=orders&id=o1'],
])('in %s a code is shown on its order', async (part, path) => {
  const { press, where } = await draw(part, withCode);
  await press('Show code');
  expect(where()).toBe(path);
});

describe('the card of an order on the phone', () => {
  const open = async (facts: Partial<Order>) => {
    const acts: string[] = [];
    await renderShopHook(() => undefined, {
      draw: () => (
        <OrderCard
          order={{ ...order, ...facts }}
          onExpired={() => void acts.push('expired')}
          onCancel={() => void acts.push('cancel')}
        />
      ),
    });
    return acts;
  };

  test('shows what the order is worth, and asks before it is cancelled', async () => {
    const acts = await open({});
    expect(screen.getByText('$25.00')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order: Cup' }));
    expect(acts).toEqual(['cancel']);
  });

  test('shows the total of an API that does not say what the order is worth', async () => {
    await open({ value: undefined });
    expect(screen.getByText('$15.00')).toBeInTheDocument();
  });

  test('counts the time to pay, and reports its end', async () => {
    const acts = await open({ payBefore: new Date(shopOfTest().now() - 1_000).toISOString() });
    expect(acts).toEqual(['expired']);
  });

  test('offers no cancelling of an order that cannot be cancelled', async () => {
    await open({ can: none });
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });
});
