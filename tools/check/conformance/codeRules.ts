/** Rules of codes: those of the sign-in, redeem codes, and the smallest withdrawal. */
import { expectCode, NotApplicable } from './client';
import type { ConformanceRule } from './rules';

export const codeRules: readonly ConformanceRule[] = [
  {
    id: 'signInCodes',
    says: 'A one-time code is not sent again at once; a wrong one is refused with CODE_WRONG, a used one with CODE_EXPIRED.',
    async run({ visitor, other, otherPhone: phone }) {
      if (phone === undefined) throw new NotApplicable('needs the phone of a second account');
      // The code of the session would be used up otherwise.
      await other();
      const { demoCode } = await visitor.ok('sendVerifyCode', { phone });
      if (demoCode === undefined) throw new NotApplicable(`the API sends no demoCode for ${phone}`);
      const resent = await visitor.refused('sendVerifyCode', { phone }, 'a second code was sent at once');
      expectCode(resent, ['RESEND_TOO_SOON'], 'a second code at once');
      const wrong = { phone, code: `${demoCode.startsWith('0') ? 1 : 0}${demoCode.slice(1)}` };
      const refusal = await visitor.refused('loginWithVerifyCode', wrong, 'a wrong code signed in');
      expectCode(refusal, ['CODE_WRONG'], 'a sign-in with a wrong code');
      await visitor.ok('loginWithVerifyCode', { phone, code: demoCode });
      const used = await visitor.refused(
        'loginWithVerifyCode',
        { phone, code: demoCode },
        'a used code signed in again',
      );
      expectCode(used, ['CODE_EXPIRED'], 'a sign-in with a used code');
    },
  },
  {
    id: 'redeemUnknown',
    says: 'A redeem code that does not exist is refused with CODE_UNKNOWN.',
    parts: ['redeemCodes'],
    async run(bench) {
      const input = { operationId: bench.newId(), code: 'CONFORMANCE-NONE' };
      const refusal = await (await bench.customer()).refused('exchangeCode', input, 'an unknown code was redeemed');
      expectCode(refusal, ['CODE_UNKNOWN'], 'an unknown redeem code');
    },
  },
  {
    id: 'withdrawMinimum',
    says: 'A withdrawal below the smallest one is refused with BELOW_MINIMUM.',
    parts: ['withdrawals'],
    async run(bench) {
      const customer = await bench.customer();
      const { withdrawMinimum } = await customer.ok('getEnableBalance', {});
      if (withdrawMinimum < 2) throw new NotApplicable('there is no smallest withdrawal');
      const payee = { payeeName: 'Conformance', payeeAccount: '021000021 4417' };
      const input = { operationId: bench.newId(), amount: withdrawMinimum - 1, ...payee };
      const refusal = await customer.refused('withdraw', input, 'less than the smallest withdrawal was withdrawn');
      expectCode(refusal, ['BELOW_MINIMUM'], 'less than the smallest withdrawal');
    },
  },
];
