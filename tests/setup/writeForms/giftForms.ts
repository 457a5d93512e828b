/** The forms of gifts. */
import { screen } from '@testing-library/react';
import { openGiving, withGiveable, wrapButton } from '../giftSteps';
import { button, dialogButton, open, typed, type WriteForm } from './writeForm';

export const giftForms: readonly WriteForm[] = [
  {
    name: 'a gift',
    call: 'wrapGift',
    async prepare(platform) {
      const giveable = withGiveable();
      const { user } = await openGiving(platform, giveable);
      const text = await screen.findByRole('textbox', { name: /^Message/ });
      await typed(user, text, 'By a mile');
      return {
        user,
        button: wrapButton,
        read: () => giveable.gift()?.message,
        expected: 'By a mile',
        done: 'Gift wrapped',
        expectKept: async () => expect(text).toHaveValue('By a mile'),
      };
    },
  },
  {
    name: 'a gift that is taken back',
    call: 'unwrapGift',
    async prepare(platform) {
      const giveable = withGiveable();
      giveable.wrap();
      const { user } = await openGiving(platform, giveable);
      await user.click(await button('Take back'));
      return {
        user,
        button: () => dialogButton('Take back'),
        read: () => giveable.gift() ?? 'none',
        expected: 'none',
        done: 'Gift taken back',
      };
    },
  },
  {
    name: 'an opened gift',
    call: 'openGift',
    async prepare(platform) {
      const giveable = withGiveable();
      const { user } = await open(platform, 'gift', giveable.customer, { token: giveable.wrap() });
      await user.click(await button('Open it yourself'));
      return {
        user,
        button: () => dialogButton('Open it yourself'),
        read: () => giveable.gift()?.openedAt !== null,
        expected: true,
        done: 'Enjoy!',
      };
    },
  },
];
