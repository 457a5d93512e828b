/** Rules of the deletion of an account, on an account that the check makes for it. */
import { expectCode, expectSame, createClient, NotApplicable } from './client';
import type { ConformanceRule } from './rules';

/** A number for fiction, without an owner: the account behind it is made, and deleted. */
const PHONE = '+14155550187';

export const deletionRules: readonly ConformanceRule[] = [
  {
    id: 'accountDeleted',
    says: 'A deleted account needs its code, ends its sessions, and its phone begins again with nothing.',
    parts: ['accountDeletion'],
    async run({ visitor }, send) {
      const requestCode = async (purpose: 'login' | 'deleteAccount') => {
        const { demoCode } = await visitor.ok('sendVerifyCode', { phone: PHONE, purpose });
        if (demoCode === undefined) throw new NotApplicable(`the API sends no demoCode for ${PHONE}`);
        return demoCode;
      };
      const signIn = async () => visitor.ok('loginWithVerifyCode', { phone: PHONE, code: await requestCode('login') });
      const { token, user } = await signIn();
      const customer = createClient(send, token);
      const { blockers } = await customer.ok('getAccountDeletion', {});
      if (blockers.length > 0) throw new NotApplicable(`something in the account of ${PHONE} is open`);
      const code = await requestCode('deleteAccount');
      const wrong = `${code.startsWith('0') ? 1 : 0}${code.slice(1)}`;
      const refusal = await customer.refused(
        'deleteAccount',
        { code: wrong },
        'an account was deleted by a wrong code',
      );
      expectCode(refusal, ['CODE_WRONG'], 'a deletion by a wrong code');
      await customer.ok('deleteAccount', { code });
      const ended = await customer.refused('getCurrentUser', { type: 1 }, 'the session of a deleted account works');
      expectSame(ended.status, 401, 'the status of a call with the session of a deleted account');
      const newcomer = await signIn();
      expectSame(newcomer.user.id === user.id, false, 'whether the phone of a deleted account has the same customer');
      const addresses = await createClient(send, newcomer.token).ok('getAddresses', {});
      expectSame(addresses.list.length, 0, 'the addresses of a customer who begins again');
    },
  },
];
