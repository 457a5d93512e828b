/** The forms of addresses. */
import { screen, waitFor, within } from '@testing-library/react';
import { shopOfTest } from '../freshShop';
import { withUnpaidOrder } from '../paySteps';
import { button, dialogButton, open, typed, streets, withTwoAddresses, type WriteForm } from './writeForm';

export const addressForms: readonly WriteForm[] = [
  {
    name: 'a new address',
    call: 'saveAddress',
    async prepare(platform) {
      const { user, as } = await open(platform, 'addresses', shopOfTest().customer('+14155550199'));
      await user.click(await button('New address'));
      const form = within(await screen.findByRole('dialog'));
      const values = {
        'Full name': 'Mei Lin',
        'Phone number': '415 555 0134',
        'Street address, apartment': '18 Maple Street',
        City: 'San Francisco',
        'State or province': 'CA',
      };
      for (const [label, text] of Object.entries(values)) {
        // A dialog takes the focus a moment after it is drawn.
        await waitFor(async () => {
          await typed(user, form.getByLabelText(label), text);
          expect(form.getByLabelText(label)).toHaveValue(text);
        });
      }
      return {
        user,
        button: () => dialogButton('Save address'),
        read: () => streets(as),
        expected: [['18 Maple Street', 'San Francisco', true]],
        done: '18 Maple Street, San Francisco, CA',
        expectKept: async () => {
          for (const [label, text] of Object.entries(values)) expect(form.getByLabelText(label)).toHaveValue(text);
        },
      };
    },
  },
  {
    name: 'a changed address',
    call: 'saveAddress',
    async prepare(platform) {
      const { user, as } = await open(platform, 'addresses');
      await user.click(await button('Edit the address of Ada, 1 Main Street'));
      const city = await within(await screen.findByRole('dialog')).findByLabelText('City');
      await waitFor(async () => {
        await typed(user, city, 'Oakland');
        expect(city).toHaveValue('Oakland');
      });
      return {
        user,
        button: () => dialogButton('Save address'),
        read: () => streets(as),
        expected: [['1 Main Street', 'Oakland', true]],
        done: '1 Main Street, Oakland, CA',
        expectKept: async () => expect(city).toHaveValue('Oakland'),
      };
    },
  },
  {
    name: 'a removed address',
    call: 'saveAddress',
    async prepare(platform) {
      const { user, as } = await open(platform, 'addresses');
      const remove = 'Remove the address of Ada, 1 Main Street';
      await user.click(await button(remove));
      return {
        user,
        button: () => dialogButton('Remove'),
        read: () => streets(as),
        expected: [],
        done: 'Address removed',
      };
    },
  },
  {
    name: 'another default address',
    call: 'saveAddress',
    async prepare(platform) {
      const { user, as } = await open(platform, 'addresses', withTwoAddresses());
      return {
        user,
        button: () => button('Make default: the address of Ada, 2 Main Street'),
        read: () => streets(as),
        expected: [
          ['2 Main Street', 'San Francisco', true],
          ['1 Main Street', 'San Francisco', false],
        ],
        done: 'This is now your default address',
      };
    },
  },
  {
    name: 'the delivery address of an order',
    call: 'saveAddress',
    async prepare(platform) {
      const as = withTwoAddresses();
      const { order } = withUnpaidOrder();
      const { user } = await open(platform, 'orders', as, { id: order.id });
      const choose = async () => {
        await user.click(await button('Change address'));
        const picker = within(await screen.findByRole('dialog', { name: 'Where should we deliver it?' }));
        await user.click(await picker.findByRole('radio', { name: /2 Main Street/ }));
      };
      await choose();
      return {
        user,
        button: () => dialogButton('Deliver here'),
        read: () => as.ok('getOrderDetail', { id: order.id }).address?.street,
        expected: '2 Main Street',
        done: 'The order now goes to 2 Main Street',
        expectKept: choose,
      };
    },
  },
];
