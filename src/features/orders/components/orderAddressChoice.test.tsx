/** Choosing another address for an order, and what is busy meanwhile. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadAllMessages } from '@/lib/i18n';
import { draftAddress, packLine, placeShopOrder } from '../../../../mock/testing/purchase';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { holdPost, loseRequest } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { OrderAddress } from './OrderAddress';

beforeAll(() => loadAllMessages());

const savePath = '*/api/user/address/save';

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

function customerOf(...streets: string[]) {
  const customer = shopOfTest().customer('+14155550199');
  for (const street of streets) customer.ok('saveAddress', { ...draftAddress, street });
  return customer;
}

describe.each(['h5', 'pc'] as const)('the address of an order on %s', (platform) => {
  async function open() {
    const customer = customerOf('1 Oak Road', '2 Oak Road');
    const { id: orderId } = placeShopOrder(customer, packLine('kettle.only'));
    const second = customer.ok('getAddresses', {}).list.find(({ street }) => street === '2 Oak Road');
    customer.ok('saveAddress', { ...draftAddress, street: '2 Oak Road', id: second?.id ?? '', orderId });
    const order = customer.ok('getOrderDetail', { id: orderId });
    await renderInShop(<OrderAddress order={order} onChanged={() => undefined} />, { as: customer, platform });
    await press('Change address');
    await screen.findAllByRole('radio');
  }
  const choose = async (street: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: new RegExp(street) })));
    await press('Deliver here');
  };

  test('is the one that is chosen at first', async () => {
    await open();
    expect(screen.getByRole('radio', { name: /2 Oak Road/ })).toBeChecked();
  });

  test('closes the choice at once, and its button is busy until the shop has answered', async () => {
    await open();
    const release = holdPost('/api/user/address/save');
    await choose('1 Oak Road');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [button] = screen.getAllByRole('button');
    await act(async () => void (button && fireEvent.click(button)));
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    expect(await screen.findByRole('button', { name: 'Change address' })).toBeEnabled();
  });

  test('closes the choice also when the change is not done', async () => {
    await open();
    loseRequest(savePath);
    await choose('1 Oak Road');
    expect(await screen.findByText('That didn’t go through. You can safely try again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
