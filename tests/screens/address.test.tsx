import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { draftAddress, packLine, payShopOrder, placeShopOrder } from '../../mock/testing/purchase';
import { server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';

const savePath = '*/api/user/address/save';
const ada = () => shopOfTest().customer('+14155550160');

describe.each(platforms)('the addresses page on %s', (platform) => {
  const openAddresses = async (customer = ada()) => {
    const page = await openPage(pathOf(platform, 'addresses'), { as: customer });
    const form = () => screen.findByRole('dialog');
    return {
      ...page,
      customer,
      /** Opens the form for a new address. */
      openForm: async () => {
        await page.user.click(await screen.findByRole('button', { name: 'New address' }));
        return within(await form());
      },
    };
  };
  type Form = ReturnType<typeof within>;
  const fill = async (user: Awaited<ReturnType<typeof openPage>>['user'], form: Form) => {
    const typed = {
      'Full name': 'Mei Lin',
      'Phone number': '415 555 0134',
      'Street address, apartment': '18 Maple Street',
      City: 'San Francisco',
      'State or province': 'CA',
    };
    for (const [label, text] of Object.entries(typed)) {
      const field = form.getByLabelText(label);
      // A dialog takes the focus a moment after it is drawn: what is pasted just then does not reach the field.
      await waitFor(async () => {
        await user.clear(field);
        if (document.activeElement === field) await user.paste(text);
        expect(field).not.toHaveValue('');
      });
    }
  };
  const save = (form: Form) => form.getByRole('button', { name: 'Save address' });

  test('shows an empty state, and the first saved address becomes the default', async () => {
    const { user, openForm, customer } = await openAddresses();
    expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
    const form = await openForm();
    await fill(user, form);
    await user.dblClick(save(form));
    const list = await screen.findByRole('list', { name: 'Your addresses' });
    expect(within(list).getByText('18 Maple Street, San Francisco, CA')).toBeVisible();
    expect(within(list).getByText('+1 415 555 0134')).toBeVisible();
    expect(within(list).getByText('Default')).toBeVisible();
    expect(customer.ok('getAddresses', {}).total).toBe(1);
    await waitFor(() => expect(sessionStorage.getItem('draft:address:new')).toBeNull());
  });

  test('shows each error at its field, focuses the first invalid field and keeps the input', async () => {
    const { user, openForm } = await openAddresses();
    const form = await openForm();
    await user.type(form.getByLabelText('City'), 'San Francisco');
    await user.clear(form.getByLabelText('Phone number'));
    await user.type(form.getByLabelText('Phone number'), '415');
    await user.click(save(form));
    await waitFor(() => expect(form.getByLabelText('Full name')).toHaveFocus());
    await waitFor(() =>
      expect(form.getByLabelText('Full name')).toHaveAccessibleDescription('Enter the recipient’s name'),
    );
    await waitFor(() =>
      expect(form.getByLabelText('Phone number')).toHaveAccessibleDescription(/^Too short for a \+1 number/),
    );
    expect(form.getByLabelText('City')).toBeValid();
    expect(form.getByLabelText('City')).toHaveValue('San Francisco');
  });

  test('fills the form from a pasted text and does not save it', async () => {
    const { user, openForm, customer } = await openAddresses();
    const form = await openForm();
    await user.click(form.getByRole('button', { name: 'Paste a full address' }));
    await user.click(form.getByLabelText('Name, phone and address in any order'));
    await user.paste('林美 13800138000 广东省深圳市南山区科技园南路18号');
    expect(await form.findByText('5 fields were filled in. Please check them.')).toBeVisible();
    expect(form.getByLabelText('Full name')).toHaveValue('林美');
    expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('+86');
    expect(form.getByLabelText('State or province')).toHaveValue('广东省');
    expect(form.getByLabelText('City')).toHaveValue('深圳市');
    expect(form.getByLabelText('Street address, apartment')).toHaveValue('南山区科技园南路18号');
    expect(customer.ok('getAddresses', {}).total).toBe(0);
  });

  test('keeps the draft of an address over a reload; the button Start over clears it', async () => {
    const { user, openForm, unmount, customer } = await openAddresses();
    const form = await openForm();
    await user.type(form.getByLabelText('Full name'), 'Mei Lin');
    unmount();
    const again = await openAddresses(customer);
    const kept = await again.openForm();
    expect(kept.getByLabelText('Full name')).toHaveValue('Mei Lin');
    await again.user.click(kept.getByRole('button', { name: 'Start over' }));
    expect(kept.getByLabelText('Full name')).toHaveValue('');
  });

  test('changes an address and the default address', async () => {
    const customer = ada();
    customer.ok('saveAddress', draftAddress);
    customer.ok('saveAddress', { ...draftAddress, street: '2 Main Street' });
    const { user } = await openAddresses(customer);
    await user.click(await screen.findByRole('button', { name: 'Make default: the address of Ada, 2 Main Street' }));
    await waitFor(() =>
      expect(customer.ok('getAddresses', {}).list[0]).toMatchObject({ street: '2 Main Street', isDefault: true }),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit the address of Ada, 1 Main Street' }));
    const form = within(await screen.findByRole('dialog'));
    await user.clear(form.getByLabelText('City'));
    await user.type(form.getByLabelText('City'), 'Oakland');
    await user.click(save(form));
    await waitFor(() =>
      expect(customer.ok('getAddresses', {}).list.map(({ street, city }) => [street, city])).toEqual([
        ['2 Main Street', 'San Francisco'],
        ['1 Main Street', 'Oakland'],
      ]),
    );
  });

  test('asks for confirmation before removing an address, with the focus on the cancel button', async () => {
    const customer = ada();
    customer.ok('saveAddress', draftAddress);
    const { user } = await openAddresses(customer);
    await user.click(await screen.findByRole('button', { name: 'Remove the address of Ada, 1 Main Street' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    expect(customer.ok('getAddresses', {}).total).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No address yet' })).toBeVisible();
    expect(customer.ok('getAddresses', {}).total).toBe(0);
  });

  test('when the response to a save is lost, fetches the addresses and shows the saved one', async () => {
    const { user, openForm, customer } = await openAddresses();
    const form = await openForm();
    server.use(
      http.post(
        savePath,
        async ({ request }) => {
          customer.send('saveAddress', await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const release = holdCall('*/api/user/address');
    await fill(user, form);
    await user.click(save(form));
    expect(await form.findByText('Checking what happened…')).toBeVisible();
    release();
    expect(await screen.findByText('18 Maple Street, San Francisco, CA')).toBeVisible();
    expect(customer.ok('getAddresses', {}).total).toBe(1);
  });

  test('shows the error message of the API when the maximum number of addresses is reached', async () => {
    const customer = ada();
    for (let number = 1; number < 20; number += 1) customer.ok('saveAddress', draftAddress);
    const { user, openForm } = await openAddresses(customer);
    const form = await openForm();
    await fill(user, form);
    // Another device saves the last one.
    customer.ok('saveAddress', draftAddress);
    await user.click(save(form));
    expect(await form.findByText('Your address book is full at 20 addresses. Please remove one first.')).toBeVisible();
    expect(form.getByLabelText('Full name')).toHaveValue('Mei Lin');
  });

  test('says that the book is full in place of the button that adds one', async () => {
    const customer = ada();
    for (let number = 1; number <= 20; number += 1) customer.ok('saveAddress', draftAddress);
    const { user } = await openAddresses(customer);
    expect(
      await screen.findByText('Your address book is full: it holds 20 addresses. Remove one to add another.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New address' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: /^Remove the address of/ })[0] ?? document.body);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'New address' })).toBeVisible();
    expect(screen.queryByText(/Your address book is full/)).toBeNull();
  });

  test('says that a text is too long while it is typed', async () => {
    const { user, openForm } = await openAddresses(ada());
    const form = await openForm();
    const city = form.getByLabelText('City');
    await fill(user, form);
    await user.click(city);
    await user.paste('x'.repeat(40 - 'San Francisco'.length + 1));
    await waitFor(() => expect(city).toHaveAccessibleDescription('At most 40 characters fit on the label'));
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(city).not.toHaveAccessibleDescription());
  });

  test('offers a retry when the addresses fail to load', async () => {
    server.use(http.get('*/api/user/address', () => HttpResponse.json({}, { status: 400 }), { once: true }));
    const customer = ada();
    customer.ok('saveAddress', draftAddress);
    const { user } = await openAddresses(customer);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 Main Street, San Francisco, CA')).toBeVisible();
  });

  test('changes the delivery address of an order that is not shipped to a new address', async () => {
    const customer = ada();
    const order = payShopOrder(customer, placeShopOrder(customer, packLine('cup.oat')));
    const { user, where } = await openPage(pathOf(platform, 'orders'), { as: customer });
    // Starts at the list, so that one history step back too many would be visible.
    await user.click(within(await screen.findByRole('article')).getAllByRole('link')[0] ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Where should we deliver it?' }));
    expect(await picker.findByRole('radio', { name: /1 Main Street/ })).toBeChecked();
    await user.click(picker.getByRole('button', { name: 'New address' }));
    // In tests antd gives all dialogs the same name, so the test finds the form by its field.
    const form = within(
      (await screen.findByLabelText('Full name')).closest<HTMLElement>('[role="dialog"]') ?? document.body,
    );
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Save and deliver here' }));
    await waitFor(() =>
      expect(customer.ok('getOrderDetail', { id: order.id }).address?.street).toBe('18 Maple Street'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where().query['id']).toBe(order.id);
  });

  test('prompts a visitor to sign in', async () => {
    await openPage(pathOf(platform, 'addresses'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New address' })).toBeNull();
  });
});
