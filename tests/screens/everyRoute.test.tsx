/** Every route of the specification (section 2) opens directly, for a visitor and for a customer. */
import { screen, waitFor, within } from '@testing-library/react';
import { line, place } from '../../mock/shop/testing/purchase';
import { buyer } from '../setup/checkoutSteps';
import { addresses } from '../setup/addresses';
import { openShop } from '../setup/freshShop';
import { openPage } from '../setup/openPage';

const richCustomer = () => openShop({ seed: 'default' }).customer('+14155550134');
/** The login pages redirect a signed-in customer. */
const isSignIn = (address: string) => /login/i.test(address);

/** What is missing on the pages that show nothing without an id. */
const notFoundTitles: Readonly<Record<string, string>> = {
  'h5/infodetail': 'This link doesn’t say which article',
  'h5/ox': 'This link doesn’t say which campaign',
  'h5/components/goodsDetail': 'No product in this link',
  'pc/goodsdetail': 'No product in this link',
  'h5/components/orderSuccess': 'Not found',
};

/** Waits until the page has its data. Neither a skeleton nor an error counts as content. */
async function expectPageOfItsOwn(address: string, isSignedIn = false) {
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeNull());
  const isOrderOfVisitor = address === 'h5/components/orderSuccess' && !isSignedIn;
  const notFoundTitle = isOrderOfVisitor ? undefined : notFoundTitles[address];
  // Forms have an empty alert for their errors.
  const alerts = screen.queryAllByRole('alert').filter((alert) => alert.textContent !== '');
  expect(alerts.map((alert) => within(alert).getByRole('heading', { level: 2 }).textContent)).toEqual(
    notFoundTitle ? [notFoundTitle] : [],
  );
  expect(screen.queryAllByRole('button', { name: /^(?:Try|Load) again$/ })).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
}

test.each(addresses)('/%s has one title and content, for a visitor', async (address) => {
  await openPage(`/${address}`);
  await expectPageOfItsOwn(address);
});

test.each(addresses.filter((address) => !isSignIn(address)))(
  '/%s has one title and content, for a customer with data of every kind',
  async (address) => {
    await openPage(`/${address}`, { as: richCustomer() });
    await expectPageOfItsOwn(address, true);
  },
);

test('an unknown route shows the 404 page', async () => {
  await openPage('/pc/nowhere');
  expect(screen.getAllByRole('heading', { name: 'Page not found' })).not.toHaveLength(0);
});

test.each([
  ['/pc/components/goodsDetail?id=cup', 'h5', '/h5/components/goodsDetail', { id: 'cup' }],
  ['/h5/components/wallet', 'pc', '/pc/components/wallet', {}],
] as const)('%s opens its counterpart on %s, which the customer chose', async (address, chosen, path, query) => {
  const { arriveAt, where } = await openPage(address, { as: richCustomer(), chosen });
  await arriveAt(path);
  expect(where().query).toEqual(query);
});

test('the address page of an order without a delivery says so', async () => {
  const customer = buyer('MONEY-PLEASE');
  const { id, number } = place(customer, line('card.25'));
  await openPage(`/pc/components/order/orderAddress?id=${id}`, { as: customer });
  expect(await screen.findByRole('heading', { name: 'Nothing to deliver' })).toBeVisible();
  expect(screen.getByText(`Order ${number} has only codes and tickets, so it needs no address.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', `/pc/mine?index=orders&id=${id}`);
});

test.each([
  ['/pc/components/ticketCard?id=t1', '/pc/mine', { index: 'tickets', id: 't1' }],
  ['/pc/wallet', '/pc/mine', { index: 'wallet' }],
  ['/h5/components/userinfo', '/h5/userinfo', {}],
])('%s, which only the other platform has, opens its counterpart', async (address, path, query) => {
  const { arriveAt, where } = await openPage(address, { as: richCustomer() });
  await arriveAt(path);
  expect(where().query).toEqual(query);
});
