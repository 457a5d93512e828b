/** The forms of the sign-in and the profile. */
import { screen, within } from '@testing-library/react';
import { tokenStorage } from '@/lib/storage';
import { codeField, deleteButton, hasAccount, leaving, readyToDelete } from '../deletionSteps';
import { shopOfTest } from '../freshShop';
import { button, open, typed, userOf, phoneField, openLogin, type WriteForm } from './writeForm';

export const accountForms: readonly WriteForm[] = [
  {
    name: 'a one-time code',
    call: 'sendVerifyCode',
    async prepare(platform) {
      const user = await openLogin(platform);
      return {
        user,
        button: () => button('Get code'),
        // Only after a code was sent the shop calls another one wrong.
        read: () =>
          shopOfTest().visitor().refused('loginWithVerifyCode', { phone: '+14155550166', code: '0000' }).errorCode,
        expected: 'CODE_WRONG',
        done: /^Your code is \d{6}$/,
        expectKept: async () => expect(phoneField()).toHaveValue('415 555 0166'),
        lostText: 'The connection broke, so we don’t know if the code was sent. If no message comes, get another.',
      };
    },
  },
  {
    name: 'a sign-in',
    call: 'loginWithVerifyCode',
    async prepare(platform) {
      const user = await openLogin(platform);
      await user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
      await user.click(await button('Get code'));
      return {
        user,
        button: () => button('Use this code'),
        read: () => tokenStorage.read() !== undefined,
        expected: true,
        done: /^Welcome, /,
        expectKept: async () => {
          expect(phoneField()).toHaveValue('415 555 0166');
          expect((screen.getByLabelText('Code from the text message') as HTMLInputElement).value).toMatch(/^\d{6}$/);
        },
        lostText:
          'The shop didn’t answer, so we don’t know if you’re signed in. Try again; if the code has been used, get a new one.',
        again: () => within(screen.getByRole('main')).findByRole('button', { name: /^Sign/ }),
      };
    },
  },
  {
    name: 'a nickname',
    call: 'updateUser',
    async prepare(platform) {
      const { user, as } = await open(platform, 'editNickname');
      const nickname = await screen.findByLabelText('Your nickname');
      await typed(user, nickname, 'Byron');
      return {
        user,
        button: () => button('Save'),
        read: () => userOf(as).nickname,
        expected: 'Byron',
        done: 'Nickname saved',
        expectKept: async () => expect(nickname).toHaveValue('Byron'),
      };
    },
  },
  {
    name: 'a picture',
    call: 'updateUser',
    async prepare(platform) {
      const { user, as } = await open(platform, 'editAvatar');
      const animal = userOf(as).avatar === 'preset:whale' ? 'Fox' : 'Whale';
      const radio = await screen.findByRole('radio', { name: animal });
      await user.click(radio);
      return {
        user,
        button: () => button('Save'),
        read: () => userOf(as).avatar,
        expected: `preset:${animal.toLowerCase()}`,
        done: 'Picture saved',
        expectKept: async () => expect(radio).toBeChecked(),
      };
    },
  },
  {
    name: 'a phone number',
    call: 'updatePhone',
    async prepare(platform) {
      const { user, as } = await open(platform, 'editPhone');
      const phone = await screen.findByLabelText('New phone number');
      await user.type(phone, '415 555 0177');
      await user.click(await button('Get code'));
      await user.click(await button('Use this code'));
      const code = screen.getByLabelText('Code from the text message');
      const sent = (code as HTMLInputElement).value;
      return {
        user,
        button: () => button('Change number'),
        read: () => userOf(as).phone,
        expected: '+1 415 ••• 0177',
        done: 'Number changed. Sign in with it from now on.',
        expectKept: async () => {
          expect(phone).toHaveValue('415 555 0177');
          expect(code).toHaveValue(sent);
        },
      };
    },
  },
  {
    name: 'the deletion of the account',
    call: 'deleteAccount',
    async prepare(platform) {
      const as = leaving();
      const { user } = await readyToDelete(platform, as);
      const code = await codeField();
      const sent = code.value;
      return {
        user,
        button: deleteButton,
        read: () => hasAccount(as),
        expected: false,
        done: 'Account deleted',
        expectKept: async () => expect(code).toHaveValue(sent),
      };
    },
  },
];
