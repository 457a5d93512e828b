/** In which order a check visits the calls of the contract, and which input of earlier answers each of them takes. */
import { readsWithoutInput, type CallName } from '../../../src/api/calls';
import {
  addressInAnswers,
  articleInAnswers,
  fieldOf,
  idOf,
  orderInAnswers,
  productInAnswers,
  rowsOf,
  skuInAnswers,
  textFieldOf,
  type CallInput,
} from './answers';
import type { KnownData } from './checkOptions';
import {
  alwaysCall,
  firstPage,
  planCall,
  planCallWith,
  skipWithoutData,
  skipWithoutOption,
  type CheckStep,
} from './checkStep';
import { shopAddress } from '../shopAddress';
import { deletionSteps, optionalSteps } from './optionalSteps';

/** The pack that is quoted and ordered. It uses no coupon and no balance, so that the check spends nothing of them. */
const packInputFrom = (known: KnownData, skuId: string): CallInput => ({
  lines: [{ skuId, quantity: 1 }],
  addressId: addressInAnswers(known) ?? null,
  couponId: null,
  discountCode: null,
  useBalance: false,
});

/** What signs in, as the fields of a call. */
const identifierOf = ({ phone, email }: Pick<KnownData['options'], 'phone' | 'email'>): CallInput =>
  email === undefined ? { phone } : { email };

/**
 * The visits whose order or input matters; `checkPlan` adds the others. `sendVerifyCode` has a second one for a new phone, and
 * `saveAddress` one that removes the address of the check.
 */
const visits: readonly CheckStep[] = [
  alwaysCall('getServerInfo'),
  alwaysCall('recommendGoods', firstPage),
  alwaysCall('getGoodsList', firstPage),
  {
    call: 'getGoodsDetail',
    plan: (known) => planCallWith(productInAnswers(known), (id) => ({ id }), 'getGoodsList', 'product'),
  },
  alwaysCall('getHelpList'),
  alwaysCall('getArticles'),
  {
    call: 'getArticle',
    plan: (known) => planCallWith(articleInAnswers(known), (id) => ({ id }), 'getArticles', 'article'),
  },
  {
    call: 'sendVerifyCode',
    plan({ options: { phone, email, code } }) {
      if (phone === undefined && email === undefined) return skipWithoutOption('phone');
      if (code !== undefined) return skipWithoutOption('withoutCode');
      return planCall({ ...identifierOf({ phone, email }), purpose: 'login' });
    },
  },
  {
    call: 'loginWithVerifyCode',
    plan({ options: { phone, email, code }, answers }) {
      const known = code ?? textFieldOf(answers.get('sendVerifyCode'), 'demoCode');
      if (phone === undefined && email === undefined) return skipWithoutOption('phone');
      return known === undefined
        ? skipWithoutOption('code')
        : planCall({ ...identifierOf({ phone, email }), code: known });
    },
  },
  alwaysCall('getCurrentUser', { type: 1 }),
  alwaysCall('getAddresses'),
  // Removed again at the end.
  {
    call: 'saveAddress',
    plan: ({ options, answers }) => planCall(shopAddress(answers.get('getServerInfo'), 'API check', options.phone)),
  },
  {
    call: 'packGoods',
    plan: (known) => planCallWith(skuInAnswers(known), (id) => packInputFrom(known, id), 'getGoodsDetail', 'sku'),
  },
  {
    call: 'confirmOrder',
    plan(known) {
      const total = fieldOf(known.answers.get('packGoods'), 'total');
      const skuId = skuInAnswers(known);
      if (skuId === undefined || typeof total !== 'number') return skipWithoutData('packGoods', 'quote');
      const consent = { note: '', isAgreed: true, isPresaleAccepted: true };
      return planCall({
        operationId: known.newOperationId(),
        ...packInputFrom(known, skuId),
        ...consent,
        expectedTotal: total,
      });
    },
  },
  {
    call: 'payOrder',
    plan({ answers, newOperationId }) {
      const order = answers.get('confirmOrder');
      const toInput = (orderId: string) => ({
        operationId: newOperationId(),
        orderId,
        expectedTotal: fieldOf(order, 'total'),
      });
      return planCallWith(idOf(order), toInput, 'confirmOrder', 'payableOrder');
    },
  },
  alwaysCall('getUnpaidOrders', firstPage),
  alwaysCall('getOrders', { current: 1, pageSize: 50 }),
  {
    call: 'getOrderDetail',
    plan: (known) => planCallWith(orderInAnswers(known), (id) => ({ id }), 'getOrders', 'order'),
  },
  {
    call: 'cancelOrder',
    // Only the order that the check has placed itself.
    plan: ({ answers }) =>
      planCallWith(
        idOf(answers.get('confirmOrder')),
        (id) => ({ id, reason: 'other', text: 'API check' }),
        'confirmOrder',
        'cancellableOrder',
      ),
  },
  ...optionalSteps,
  alwaysCall('checkDiscountCode', { code: 'API-CHECK' }),
  alwaysCall('getEnableBalance'),
  alwaysCall('getTickets'),
  {
    call: 'getTicketDetail',
    plan: ({ answers }) =>
      planCallWith(idOf(rowsOf(answers.get('getTickets'))[0]), (id) => ({ id }), 'getTickets', 'ticket'),
  },
  alwaysCall('getPromotion', { origin: 'https://shop.example.com' }),
  {
    call: 'updateUser',
    plan: ({ answers }) =>
      planCall({ nickname: textFieldOf(answers.get('getCurrentUser'), 'nickname') ?? 'API check' }),
  },
  {
    call: 'exchangeCode',
    plan: ({ options: { redeemCode }, newOperationId }) =>
      redeemCode === undefined
        ? skipWithoutOption('redeemCode')
        : planCall({ operationId: newOperationId(), code: redeemCode }),
  },
  {
    call: 'withdraw',
    plan({ options, answers, newOperationId }) {
      if (!options.withdraw) return skipWithoutOption('withdraw');
      const amount = fieldOf(answers.get('getEnableBalance'), 'withdrawMinimum');
      if (typeof amount !== 'number') return skipWithoutData('getEnableBalance', 'balance');
      return planCall({
        operationId: newOperationId(),
        amount: Math.max(1, amount),
        payeeName: 'API check',
        payeeAccount: '0000',
      });
    },
  },
  {
    call: 'sendVerifyCode',
    plan: ({ options: { newPhone: phone } }) =>
      phone === undefined ? skipWithoutOption('newPhone') : planCall({ phone, purpose: 'changePhone' }),
  },
  {
    call: 'updatePhone',
    plan({ options: { newPhone: phone }, answers }) {
      const code = textFieldOf(answers.get('sendVerifyCode'), 'demoCode');
      if (phone === undefined) return skipWithoutOption('newPhone');
      return code === undefined ? skipWithoutOption('code') : planCall({ phone, code });
    },
  },
  {
    call: 'saveAddress',
    plan: ({ answers }) =>
      planCallWith(
        textFieldOf(answers.get('saveAddress'), 'savedId'),
        (id) => ({ id, remove: true }),
        'saveAddress',
        'address',
      ),
  },
  ...deletionSteps,
];

const isVisited = (call: CallName) => visits.some((visit) => visit.call === call);
const signedIn = visits.findIndex(({ call }) => call === 'loginWithVerifyCode') + 1;

/** The visits in order: a read that needs no field, and that `visits` does not name, is visited after the sign-in. */
export const checkPlan: readonly CheckStep[] = visits.toSpliced(
  signedIn,
  0,
  ...readsWithoutInput().flatMap((call) => (isVisited(call) ? [] : [alwaysCall(call)])),
);
