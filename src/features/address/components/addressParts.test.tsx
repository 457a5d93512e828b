/** The panels around the address book: choosing one, adding one, removing one, and the address of an order. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import type { Address } from '@/api/addresses';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { useModalRoute } from '@/hooks/useModalRoute';
import { loadAllMessages } from '@/lib/i18n';
import { draftAddress, packLine, placeShopOrder } from '../../../../mock/testing/purchase';
import { callsTo } from '../../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { loseRequest, loseResponse } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { AddressBook } from './AddressBook';
import { AddressPicker } from './AddressPicker';
import { OrderAddress } from '@/features/orders/components/OrderAddress';

beforeAll(() => loadAllMessages());

const savePath = '*/api/user/address/save';
const notDone = 'That didn’t go through. You can safely try again.';

/** A customer with these streets in the book; the first is the default. */
function customerOf(...streets: string[]) {
  const customer = shopOfTest().customer('+14155550199');
  for (const street of streets) customer.ok('saveAddress', { ...draftAddress, street });
  const addressIn = (street: string) => {
    const found = customer.ok('getAddresses', {}).list.find((one) => one.street === street);
    if (!found) throw new Error(`No ${street}`);
    return found;
  };
  return { customer, addressIn };
}
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(within_).getByRole('button', { name })));
const fill = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const radios = () => screen.findAllByRole('radio');
const radio = (street: string) => screen.getByRole('radio', { name: new RegExp(street) });
async function fillNew(street: string) {
  await screen.findByLabelText('Full name');
  await fill('Full name', draftAddress.recipient);
  await fill(/^Phone number/, '4155550134');
  await fill(/^Street/, street);
  await fill('City', draftAddress.city);
  await fill('State or province', draftAddress.region);
}

describe.each(['h5', 'pc'] as const)('on %s', (platform) => {
  describe('choosing an address', () => {
    /** The panel over a page that closes it when an address is chosen. */
    async function open(streets: string[], chosen?: string) {
      const { customer, addressIn } = customerOf(...streets);
      const choices: string[] = [];
      function Page() {
        const modal = useModalRoute('address');
        const [, setAddress] = useState<Address>();
        return (
          <>
            <button type="button" onClick={modal.open}>
              Change
            </button>
            <AddressPicker
              modal={modal}
              chosenId={chosen && addressIn(chosen).id}
              onChoose={(address) => {
                choices.push(address.street);
                setAddress(address);
                modal.close();
              }}
            />
          </>
        );
      }
      await renderInShop(<Page />, { as: customer, platform });
      await press('Change');
      return { choices, customer };
    }

    test('starts with the chosen one, and gives it', async () => {
      const { choices } = await open(['1 Oak Road', '2 Oak Road', '3 Oak Road'], '2 Oak Road');
      await radios();
      expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('2 Oak Road')]);
      await press('Deliver here');
      expect(choices).toEqual(['2 Oak Road']);
    });

    test('gives the one that is picked', async () => {
      const { choices } = await open(['1 Oak Road', '2 Oak Road', '3 Oak Road'], '2 Oak Road');
      await radios();
      await act(async () => void fireEvent.click(radio('3 Oak Road')));
      await press('Deliver here');
      expect(choices).toEqual(['3 Oak Road']);
    });

    test('a new one is chosen once, after its form has closed, and the panel closes', async () => {
      const { choices, customer } = await open(['1 Oak Road']);
      await radios();
      await press('New address');
      await fillNew('9 Elm Street');
      await press('Save and deliver here');
      await waitFor(() => expect(choices).toEqual(['9 Elm Street']));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(choices).toEqual(['9 Elm Street']);
      expect(customer.ok('getAddresses', {}).list).toHaveLength(2);
    });

    test('the form of a new one starts without the result of the last', async () => {
      await open(['1 Oak Road']);
      await radios();
      await press('New address');
      await fillNew('9 Elm Street');
      loseRequest(savePath);
      await press('Save and deliver here');
      await screen.findByText(notDone);
      const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
      await act(async () => void (close && fireEvent.click(close)));
      await waitFor(() => expect(screen.queryByText(notDone)).toBeNull());
      await press('New address');
      await screen.findByLabelText('Full name');
      expect(screen.queryByText(notDone)).toBeNull();
    });

    test('a full book says so in place of the button', async () => {
      const { customer } = customerOf('1 Oak Road');
      const data = { ...customer.ok('getAddresses', {}), limit: 1 };
      server.use(http.get('*/api/user/address', () => HttpResponse.json({ success: true, data })));
      await open([]);
      await radios();
      expect(screen.queryByRole('button', { name: 'New address' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Deliver here' })).toBeEnabled();
    });
  });

  describe('the address of an order', () => {
    async function open(can: object = {}) {
      const { customer } = customerOf('1 Oak Road');
      const order = placeShopOrder(customer, packLine('kettle.only'));
      customer.ok('saveAddress', { ...draftAddress, street: '2 Oak Road' });
      let changed = 0;
      let toast = '';
      function Part() {
        const { message, isVisible } = useModel('toast').toast;
        toast = isVisible ? message : '';
        return <OrderAddress order={{ ...order, can: { ...order.can, ...can } }} onChanged={() => (changed += 1)} />;
      }
      await renderInShop(<Part />, { as: customer, platform });
      const choose = async () => {
        await press('Change address');
        await radios();
        await act(async () => void fireEvent.click(radio('2 Oak Road')));
        await press('Deliver here');
      };
      return { choose, changed: () => changed, toast: () => toast };
    }

    test('is changed, shown again, and said', async () => {
      const { changed, choose, toast } = await open();
      const sent = callsTo('/api/user/address/save');
      await choose();
      await waitFor(() => expect(toast()).toContain('2 Oak Road'));
      expect([changed(), sent.length]).toEqual([1, 1]);
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('that could not be changed says why, and nothing else', async () => {
      const { changed, choose, toast } = await open();
      loseRequest(savePath);
      await choose();
      expect((await screen.findByText(notDone)).closest('[role=alert]')).toBeInTheDocument();
      expect([changed(), toast()]).toEqual([0, '']);
    });

    test('that can no longer be changed has no button', async () => {
      await open({ changeAddress: false });
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  describe('the book', () => {
    async function open() {
      const { customer } = customerOf('1 Oak Road', '2 Oak Road');
      let toast = '';
      function Book() {
        const { message, isVisible } = useModel('toast').toast;
        toast = isVisible ? message : '';
        return <AddressBook screen={useAddressScreen()} />;
      }
      await renderInShop(<Book />, { as: customer, platform });
      await screen.findAllByRole('listitem');
      return { customer, toast: () => toast };
    }
    const remove = async (street: string) => {
      await press(new RegExp(`^Remove.*${street}`));
      return screen.findByRole('dialog');
    };

    test('asks before it removes an address, with the focus on keeping it', async () => {
      const { customer, toast } = await open();
      const dialog = await remove('2 Oak Road');
      expect(dialog).toHaveTextContent('2 Oak Road');
      await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Keep/ })).toHaveFocus());
      await press('Remove', dialog);
      await waitFor(() => expect(toast()).toBe('Address removed'));
      expect(customer.ok('getAddresses', {}).list.map(({ street }) => street)).toEqual(['1 Oak Road']);
    });

    test('says that a removal is not done, and a check finds one whose response was lost', async () => {
      const { customer, toast } = await open();
      const dialog = await remove('2 Oak Road');
      loseResponse(savePath, 'saveAddress', customer);
      server.use(http.get('*/api/user/address', () => HttpResponse.error()));
      const sent = callsTo('/api/user/address/save');
      await press('Remove', dialog);
      const check = await within(dialog).findByRole('button', { name: 'Check again' });
      expect(toast()).toBe('');
      server.resetHandlers();
      await act(async () => void fireEvent.click(check));
      await waitFor(() => expect(toast()).toBe('Address removed'));
      expect(sent).toHaveLength(1);
    });

    test('edits one address after another, each with its own values', async () => {
      await open();
      await press(/^Edit.*1 Oak Road/);
      expect(await screen.findByLabelText(/^Street/)).toHaveValue('1 Oak Road');
      expect(screen.queryByRole('button', { name: /^Paste/ })).toBeNull();
      await press('Close', await screen.findByRole('dialog'));
      await waitFor(() => expect(screen.queryByLabelText(/^Street/)).toBeNull());
      await press(/^Edit.*2 Oak Road/);
      expect(await screen.findByLabelText(/^Street/)).toHaveValue('2 Oak Road');
    });

    test('says how many addresses could not be read', async () => {
      const { customer } = customerOf('1 Oak Road');
      const data = customer.ok('getAddresses', {});
      const list = [...data.list, { id: 'x', street: 7 }, { id: 'y' }];
      server.use(http.get('*/api/user/address', () => HttpResponse.json({ success: true, data: { ...data, list } })));
      await open();
      expect(screen.getByText(/^2 .*(?:read|shown)/)).toBeInTheDocument();
    });
  });
});
