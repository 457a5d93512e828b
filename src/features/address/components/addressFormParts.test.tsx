/** The form of an address: pasting, a lost response, and what is busy while something is sent. */
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useAddressBook } from '@/features/address/useAddressBook';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { loadAllMessages } from '@/lib/i18n';
import { draftAddress } from '../../../../mock/testing/purchase';
import { callsTo } from '../../../../tests/setup/callsTo';
import { server, shopOfTest } from '../../../../tests/setup/freshShop';
import { holdPost, loseResponse } from '../../../../tests/setup/lostWrites';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { AddressBook } from './AddressBook';
import { AddressForm } from './AddressForm';

beforeAll(() => loadAllMessages());

const savePath = '*/api/user/address/save';
const pastedText = '林美 13800138000 广东省深圳市南山区科技园南路18号';

const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(within_).getByRole('button', { name })));
const fill = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

function customerOf(...streets: string[]) {
  const customer = shopOfTest().customer('+14155550199');
  for (const street of streets) customer.ok('saveAddress', { ...draftAddress, street });
  return customer;
}

describe.each(['h5', 'pc'] as const)('on %s', (platform) => {
  describe('the form', () => {
    async function open() {
      const customer = customerOf();
      const saved: string[] = [];
      function Form() {
        const book = useAddressBook();
        if (book.isLoading) return null;
        return <AddressForm book={book} saveLabel="Save" onSaved={({ street }) => saved.push(street)} />;
      }
      await renderInShop(<Form />, { as: customer, platform });
      await screen.findByLabelText('Full name');
      return { customer, saved };
    }
    const fillAll = async () => {
      await fill('Full name', 'Mei Lin');
      await fill(/^Phone number/, '4155550134');
      await fill(/^Street/, '9 Elm Street');
      await fill('City', 'Oakland');
      await fill('State or province', 'CA');
    };

    test('whose outcome is unknown checks instead of saving once more', async () => {
      const { customer, saved } = await open();
      await fillAll();
      loseResponse(savePath, 'saveAddress', customer);
      server.use(http.get('*/api/user/address', () => HttpResponse.error()));
      const sent = callsTo('/api/user/address/save');
      await press('Save');
      const check = await screen.findByRole('button', { name: 'Check again' });
      expect(saved).toEqual([]);
      server.resetHandlers();
      await act(async () => void fireEvent.click(check));
      await waitFor(() => expect(saved).toEqual(['9 Elm Street']));
      expect(sent).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    });

    test('says that it is saving, and sends nothing more meanwhile', async () => {
      const { saved } = await open();
      await fillAll();
      const sent = callsTo('/api/user/address/save');
      const release = holdPost('/api/user/address/save');
      await press('Save');
      const busy = await screen.findByRole('button', { name: /Saving/ });
      await act(async () => void fireEvent.click(busy));
      release();
      await waitFor(() => expect(saved).toEqual(['9 Elm Street']));
      expect(sent).toHaveLength(1);
    });

    test('takes the calling code out of the number when the field is left', async () => {
      await open();
      await fill(/^Phone number/, '+86 138 0013 8000');
      await act(async () => void fireEvent.blur(screen.getByLabelText(/^Phone number/)));
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+86'));
      expect(screen.getByLabelText(/^Phone number/)).toHaveValue('13800138000');
    });

    test('takes a text that was typed by its button, and closes the field again', async () => {
      await open();
      const opener = screen.getByRole('button', { name: 'Paste a full address' });
      await press('Paste a full address');
      expect(opener).toHaveAttribute('aria-expanded', 'true');
      const button = screen.getByRole('button', { name: 'Fill in the form' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await fill('Name, phone and address in any order', '  ');
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await fill('Name, phone and address in any order', pastedText);
      expect(button).not.toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByLabelText('Full name')).toHaveValue('');
      await act(async () => void fireEvent.submit(button));
      expect(await screen.findByText('5 fields were filled in. Please check them.')).toBeVisible();
      expect(screen.getByLabelText('Full name')).toHaveValue('林美');
      await press('Paste a full address');
      expect(opener).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByLabelText('Name, phone and address in any order')).toBeNull();
    });

    test('takes a pasted text at once in place of the whole one, and not within one that is edited', async () => {
      await open();
      await press('Paste a full address');
      const field = screen.getByLabelText<HTMLTextAreaElement>('Name, phone and address in any order');
      const paste = (text: string) =>
        act(async () => {
          const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
          fireEvent(field, event);
        });
      await fill('Name, phone and address in any order', '林美 广东省');
      field.setSelectionRange(2, 2);
      await paste(pastedText);
      await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(screen.getByLabelText('Full name')).toHaveValue('');
      field.setSelectionRange(0, field.value.length);
      await paste(' ');
      await paste(pastedText);
      await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('林美'));
    });
  });

  describe('the book', () => {
    async function open() {
      const customer = customerOf('1 Oak Road', '2 Oak Road');
      const Book = () => <AddressBook screen={useAddressScreen()} />;
      await renderInShop(<Book />, { as: customer, platform });
      await screen.findAllByRole('listitem');
      return { customer };
    }

    test('takes one change after another', async () => {
      const { customer } = await open();
      const release = holdPost('/api/user/address/save');
      await press(/^Make default.*2 Oak Road/);
      await waitFor(() => expect(screen.getByRole('button', { name: /^Make default.*2 Oak Road/ })).toBeDisabled());
      for (const button of screen.getAllByRole('button', { name: /^Remove/ })) expect(button).toBeDisabled();
      release();
      await waitFor(() => expect(customer.ok('getAddresses', {}).list[0]?.street).toBe('2 Oak Road'));
      await waitFor(() => expect(screen.getByRole('button', { name: /^Make default.*1 Oak Road/ })).toBeEnabled());
    });

    test('names the form by what it does', async () => {
      await open();
      await press(/^Edit.*1 Oak Road/);
      expect(await screen.findByText('Edit address')).toBeVisible();
      expect(screen.queryByText('New address')).toBeNull();
    });

    test('forgets what was wrong with one address when another one is edited', async () => {
      await open();
      await press(/^Edit.*1 Oak Road/);
      await screen.findByLabelText('City');
      await fill('City', '');
      await press('Save address', await screen.findByRole('dialog'));
      await waitFor(() => expect(screen.getByLabelText('City')).toHaveAccessibleDescription(/./));
      await press('Close', screen.getByRole('dialog'));
      await waitFor(() => expect(screen.queryByLabelText('City')).toBeNull());
      await press(/^Edit.*2 Oak Road/);
      expect(await screen.findByLabelText('City')).toHaveValue(draftAddress.city);
      expect(screen.getByLabelText('City')).not.toHaveAccessibleDescription(/./);
    });

    test('keeps an address that is being removed from being kept', async () => {
      await open();
      await press(/^Remove.*2 Oak Road/);
      const dialog = await screen.findByRole('dialog');
      const release = holdPost('/api/user/address/save');
      await press('Remove', dialog);
      await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Keep/ })).toBeDisabled());
      release();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  });
});
