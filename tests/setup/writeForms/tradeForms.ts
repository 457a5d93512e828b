/** The forms of orders, payments and money. */
import { screen, within } from '@testing-library/react';
import { alertsOf, openSoldOut, alertButton, alertSetText } from '../alertSteps';
import { articleCatalogue } from '../articleCatalogue';
import { agreement, line, openCheckout, ordersOf, placeOrderButton } from '../checkoutSteps';
import { openShop, shopOfTest } from '../freshShop';
import { confirmButton, openPayStep, openResult, readyToPayAgain, withUnpaidOrder } from '../paySteps';
import { chooseCup, cup, openReturnForm, returnCup, submitButton, withDeliveredOrder } from '../returnSteps';
import { cupReview, openReviewForm } from '../reviewSteps';
import { account, confirmation, field, fill, openWithdraw, review, withdrawals } from '../withdrawSteps';
import { button, dialogButton, customer, open, typed, type WriteForm } from './writeForm';

export const tradeForms: readonly WriteForm[] = [
  {
    name: 'an order',
    call: 'confirmOrder',
    async prepare(platform) {
      const as = customer();
      const { user } = await openCheckout(platform, [line('phones.only')], as);
      await user.click(await button(/^Note to the shop/));
      const note = await screen.findByRole('textbox', { name: /Your note/ });
      await typed(user, note, 'Ring twice');
      await user.click(agreement());
      return {
        user,
        button: () => placeOrderButton('$90.00'),
        read: () => ordersOf(as).map(({ status, note: stored }) => [status, stored]),
        expected: [['toShip', 'Ring twice']],
        done: 'Paid. Thank you!',
        expectKept: async () => {
          expect(note).toHaveValue('Ring twice');
          expect(agreement()).toBeChecked();
        },
      };
    },
  },
  {
    name: 'a payment',
    call: 'payOrder',
    async prepare(platform) {
      const unpaid = withUnpaidOrder('MONEY-PLEASE');
      const { user } = await openResult(platform, unpaid);
      await openPayStep(user, '$100.00');
      const method = () => screen.findByRole('radio', { name: /^Wallet balance/ });
      await user.click(await method());
      return {
        user,
        button: () => confirmButton('$100.00'),
        read: () => unpaid.now().timeline.map(({ event }) => event),
        expected: ['placed', 'paid'],
        done: 'Paid. Thank you!',
        // The step closes while the page finds out whether the order is paid; then the page itself has the methods.
        expectKept: async () => expect(await method()).toBeChecked(),
        again: () => readyToPayAgain(user, '$100.00', /^Wallet balance/),
      };
    },
  },
  {
    name: 'a cancellation',
    call: 'cancelOrder',
    async prepare(platform) {
      const unpaid = withUnpaidOrder();
      const { user } = await open(platform, 'orders', unpaid.customer, { id: unpaid.order.id });
      await user.click(await button('Cancel order'));
      const reason = await within(await screen.findByRole('dialog')).findByRole('radio', { name: 'Something else' });
      await user.click(reason);
      const text = within(screen.getByRole('dialog')).getByRole('textbox');
      await typed(user, text, 'By a mile');
      return {
        user,
        button: () => dialogButton('Cancel order'),
        read: () => unpaid.now().status,
        expected: 'cancelled',
        done: 'Canceled',
        expectKept: async () => {
          expect(reason).toBeChecked();
          expect(text).toHaveValue('By a mile');
        },
      };
    },
  },
  {
    name: 'a return',
    call: 'requestReturn',
    async prepare(platform) {
      const delivered = withDeliveredOrder();
      const { user } = await openReturnForm(platform, delivered);
      await chooseCup(user);
      const text = screen.getByRole('textbox', { name: /^Anything else/ });
      await typed(user, text, 'By a mile');
      return {
        user,
        button: () => submitButton('Return 1 item · get back $20.00'),
        read: () => delivered.returns().map(({ number, refund }) => [number, refund]),
        expected: [['R-30417', 2_000]],
        done: 'Return R-30417 requested',
        expectKept: async () => {
          expect(screen.getByRole('checkbox', { name: /^Slow Morning cup/ })).toBeChecked();
          expect(cup().getByRole('combobox', { name: /^Reason/ })).toHaveDisplayValue('It doesn’t fit');
          expect(text).toHaveValue('By a mile');
        },
      };
    },
  },
  {
    name: 'a review',
    call: 'writeReview',
    async prepare(platform) {
      const delivered = withDeliveredOrder();
      const { customer, id } = delivered;
      customer.ok('writeReview', { orderId: id, skuId: 'cup.oat', stars: 4 });
      const { user } = await openReviewForm(platform, delivered);
      const text = screen.getByRole('textbox', { name: /^Your review/ });
      await typed(user, text, 'Warm until noon');
      return {
        user,
        button: () => button('Save review'),
        read: () => cupReview(delivered)?.text,
        expected: 'Warm until noon',
        done: 'Saved. Everyone can read your review now.',
        expectKept: async () => expect(text).toHaveValue('Warm until noon'),
      };
    },
  },
  {
    name: 'the withdrawal of a return',
    call: 'cancelReturn',
    async prepare(platform) {
      const delivered = withDeliveredOrder();
      returnCup(delivered);
      const { user } = await open(platform, 'orders', delivered.customer, { id: delivered.id });
      await user.click(await button('Cancel return'));
      return {
        user,
        button: () => dialogButton('Cancel return'),
        read: () => delivered.returns().map(({ state }) => state),
        expected: ['cancelled'],
        done: 'Return canceled',
      };
    },
  },
  {
    name: 'an alert',
    call: 'setAlert',
    async prepare(platform) {
      const as = customer();
      const { user } = await openSoldOut(platform, as);
      return {
        user,
        button: alertButton,
        read: () => alertsOf(as),
        expected: [['stock', 'cup.moss', false]],
        done: alertSetText,
      };
    },
  },
  {
    name: 'a withdrawal',
    call: 'withdraw',
    async prepare(platform) {
      const opened = await openWithdraw(platform);
      await fill(opened, '50');
      await review(opened);
      return {
        user: opened.user,
        button: () => confirmation('$50.00'),
        read: () => withdrawals(opened.customer).map(({ amount }) => amount),
        expected: [5_000],
        done: 'We’ve received your request',
        expectKept: async () => {
          expect(await field('Amount in USD')).toHaveValue('50');
          expect(await field('Account holder')).toHaveValue('Ada Byron');
          expect(await field('Account')).toHaveValue(account);
          await review(opened);
        },
      };
    },
  },
  {
    name: 'a redeem code',
    call: 'exchangeCode',
    async prepare(platform) {
      const { user, as } = await open(platform, 'redeem');
      const code = await screen.findByLabelText('Your code');
      await typed(user, code, 'MONEY-PLEASE');
      return {
        user,
        button: () => button('Redeem'),
        read: () => as.ok('getWalletLog', {}).list.map(({ kind, amount }) => [kind, amount]),
        expected: [['redeem', 20_000]],
        done: '$200.00 added to your balance',
        expectKept: async () => expect(code).toHaveValue('MONEY-PLEASE'),
        lostText: 'We couldn’t confirm it yet. Check again: a code only ever counts once.',
        again: () => button('Check again'),
      };
    },
  },
  {
    name: 'a coupon of a campaign',
    call: 'exchangeCode',
    async prepare(platform) {
      openShop({ catalogue: articleCatalogue });
      const { user, as } = await open(platform, 'campaign', shopOfTest().customer('+14155550181'), { id: 'quiet' });
      return {
        user,
        button: () => button('Claim: sound10'),
        read: () => as.ok('getMyCoupons', {}).list.filter(({ name }) => name === 'sound10').length,
        expected: 1,
        done: 'Added to your coupons',
      };
    },
  },
];
