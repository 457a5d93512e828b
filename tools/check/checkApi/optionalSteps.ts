/** The visits of optional calls. */
import {
  fieldOf,
  idOf,
  productInAnswers,
  returnableOrderInAnswers,
  returnedPieceInAnswers,
  reviewInAnswers,
  rowsOf,
  textFieldOf,
  toReturnInput,
} from './answers';
import { giveableInAnswers, openedTokenInAnswers, wrappedTokenIn, type GiveableCode } from './giftAnswers';
import { firstPage, planCall, planCallWith, skipWithoutOption, type CheckStep } from './checkStep';

/** The check switches the alert off that it has set. */
const alertSteps: readonly CheckStep[] = [true, false].map((isOn) => ({
  call: 'setAlert',
  plan: ({ answers }) =>
    planCallWith(
      idOf(answers.get('getGoodsDetail')),
      (goodsId) => ({ kind: 'price', goodsId, isOn }),
      'getGoodsDetail',
      'product',
    ),
}));

/** The check withdraws the return that it has requested. */
const returnSteps: readonly CheckStep[] = [
  {
    call: 'quoteReturn',
    plan: (known) =>
      planCallWith(returnableOrderInAnswers(known), (orderId) => ({ orderId }), 'getOrders', 'returnableOrder'),
  },
  {
    call: 'quoteReturn',
    plan: (known) => planCallWith(returnedPieceInAnswers(known), toReturnInput, 'quoteReturn', 'returnableLine'),
  },
  {
    call: 'requestReturn',
    plan: (known) =>
      planCallWith(
        returnedPieceInAnswers(known),
        ({ orderId, skuId }) => ({
          operationId: known.newOperationId(),
          orderId,
          lines: [{ skuId, quantity: 1, reason: 'other' }],
          text: 'API check',
          refundTo: idOf(rowsOf(known.answers.get('quoteReturn'), 'refundOptions')[0]) ?? null,
          expectedRefund: fieldOf(known.answers.get('quoteReturn'), 'refund'),
        }),
        'quoteReturn',
        'returnableLine',
      ),
  },
  {
    call: 'cancelReturn',
    plan({ answers }) {
      const order = answers.get('requestReturn');
      const toInput = (id: string) => ({ orderId: idOf(order), id });
      return planCallWith(idOf(rowsOf(order, 'returns').at(-1)), toInput, 'requestReturn', 'cancellableReturn');
    },
  },
];

/** The check writes the review again that the account has written. It writes none: there is no call that removes one. */
const reviewSteps: readonly CheckStep[] = [
  {
    call: 'getReviews',
    plan: (known) =>
      planCallWith(productInAnswers(known), (goodsId) => ({ goodsId, ...firstPage }), 'getGoodsList', 'product'),
  },
  {
    call: 'writeReview',
    plan: (known) => planCallWith(reviewInAnswers(known), (input) => input, 'getOrders', 'review'),
  },
];

/** The check takes the gift back that it has wrapped, and opens one that was opened before, which changes nothing. */
const giftSteps: readonly CheckStep[] = [
  {
    call: 'getGiftOptions',
    plan: (known) => planCallWith(giveableInAnswers(known), (one) => ({ ...one }), 'getOrders', 'giveable'),
  },
  {
    call: 'wrapGift',
    plan(known) {
      const designId = idOf(rowsOf(known.answers.get('getGiftOptions'), 'designs')[0]);
      const toInput = (one: GiveableCode) => ({ ...one, designId, message: 'API check', from: '', opensOn: null });
      return planCallWith(
        designId === undefined ? undefined : giveableInAnswers(known),
        toInput,
        'getGiftOptions',
        'giveable',
      );
    },
  },
  {
    call: 'getGift',
    plan: ({ answers }) =>
      planCallWith(wrappedTokenIn(answers.get('wrapGift')), (token) => ({ token }), 'wrapGift', 'wrappedGift'),
  },
  {
    call: 'unwrapGift',
    plan: (known) =>
      planCallWith(
        wrappedTokenIn(known.answers.get('wrapGift')) === undefined ? undefined : giveableInAnswers(known),
        (one: GiveableCode) => ({ ...one }),
        'wrapGift',
        'wrappedGift',
      ),
  },
  {
    call: 'openGift',
    plan: (known) => planCallWith(openedTokenInAnswers(known), (token) => ({ token }), 'getOrders', 'openedGift'),
  },
];

/** The last visits. The account is deleted only when an option says so: nothing brings it back. */
export const deletionSteps: readonly CheckStep[] = [
  {
    call: 'sendVerifyCode',
    plan({ options, answers }) {
      const facts = answers.get('getAccountDeletion');
      const [phone, email] = [textFieldOf(facts, 'phone'), textFieldOf(facts, 'email')];
      return options.deleteAccount && (phone ?? email) !== undefined
        ? planCall({ ...(phone === undefined ? { email } : { phone }), purpose: 'deleteAccount' })
        : skipWithoutOption('deleteAccount');
    },
  },
  {
    call: 'deleteAccount',
    plan({ options, answers }) {
      const code = textFieldOf(answers.get('sendVerifyCode'), 'demoCode');
      return options.deleteAccount && code !== undefined ? planCall({ code }) : skipWithoutOption('deleteAccount');
    },
  },
];

/** All visits, which leave nothing behind. */
export const optionalSteps: readonly CheckStep[] = [...returnSteps, ...alertSteps, ...reviewSteps, ...giftSteps];
