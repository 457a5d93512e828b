/** In which order a check visits the calls of the contract, and which input of earlier answers each of them takes. */
import type { CallName } from '../../../src/api/calls';
import type { Known, Needed, SkipReason } from './checkOptions';

type Input = Readonly<Record<string, unknown>>;
type Planned = { readonly input: Input } | { readonly skip: SkipReason };

/** A visit of one call. */
export interface CheckStep {
  readonly call: CallName;
  readonly plan: (known: Known) => Planned;
}

const isObject = (value: unknown): value is Input => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const rows = (value: unknown, name = 'list'): readonly unknown[] => {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
};
const text = (value: unknown, name: string): string | undefined => {
  const found = field(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
};
const idOf = (value: unknown) => text(value, 'id');
const hasStock = (row: unknown) => Number(field(row, 'stock')) > 0;

const page = { current: 1, pageSize: 10 } as const;
const take = (input: Input): Planned => ({ input });
const needs = (call: CallName, what: Needed): Planned => ({ skip: { kind: 'needs', call, what } });
const option = (name: Extract<SkipReason, { kind: 'option' }>['option']): Planned => ({
  skip: { kind: 'option', option: name },
});
const found = <Value>(
  value: Value | undefined,
  input: (value: Value) => Input,
  call: CallName,
  what: Needed,
): Planned => (value === undefined ? needs(call, what) : take(input(value)));
const always = (call: CallName, input: Input = {}): CheckStep => ({ call, plan: () => take(input) });

/** A product that can be ordered and cancelled: in stock, delivered, no presale. Else any in stock, else the first. */
function productIn({ answers }: Known): string | undefined {
  const all = [...rows(answers.get('getGoodsList')), ...rows(answers.get('recommendGoods'))];
  const isUsual = (row: unknown) => field(row, 'isVirtual') !== true && !rows(row, 'badges').includes('presale');
  return idOf(all.find((row) => hasStock(row) && isUsual(row)) ?? all.find(hasStock) ?? all[0]);
}

function articleIn({ answers }: Known): string | undefined {
  const heads = [...rows(answers.get('getArticles')), ...rows(answers.get('getHelpList'))];
  return text(answers.get('getServerInfo'), 'agreementId') ?? idOf(heads[0]);
}

const skuIn = ({ answers }: Known) => {
  const skus = rows(answers.get('getGoodsDetail'), 'skus');
  return idOf(skus.find(hasStock) ?? skus[0]);
};
const addressIn = ({ answers }: Known) =>
  text(answers.get('saveAddress'), 'savedId') ?? idOf(rows(answers.get('getAddresses'))[0]);
const orderIn = ({ answers }: Known) =>
  idOf(answers.get('confirmOrder')) ??
  idOf(rows(answers.get('getOrders'))[0]) ??
  idOf(rows(answers.get('getUnpaidOrders'))[0]);
/** The pack that is quoted and ordered. It uses no coupon and no balance, so that the check spends nothing of them. */
const packIn = (known: Known, skuId: string): Input => ({
  lines: [{ skuId, quantity: 1 }],
  addressId: addressIn(known) ?? null,
  couponId: null,
  discountCode: null,
  useBalance: false,
});

/** The address that the check saves, and removes at the end. */
const checkAddress = (phone: string | undefined): Input => ({
  recipient: 'API check',
  phone: phone ?? '+14155550100',
  region: 'California',
  city: 'San Francisco',
  street: '1 Check Street',
  postcode: '94110',
  isDefault: false,
});

/**
 * The visits in order. Each call of the contract has one. `sendVerifyCode` has a second one for a new phone, and `saveAddress`
 * one that removes the address of the check.
 */
export const checkPlan: readonly CheckStep[] = [
  always('getServerInfo'),
  always('getServerList'),
  always('getBanners'),
  always('getCategories'),
  always('recommendGoods', page),
  always('getGoodsList', page),
  { call: 'getGoodsDetail', plan: (known) => found(productIn(known), (id) => ({ id }), 'getGoodsList', 'product') },
  always('getVirtualGoods'),
  always('getHelpList'),
  always('getArticles'),
  { call: 'getArticle', plan: (known) => found(articleIn(known), (id) => ({ id }), 'getArticles', 'article') },
  {
    call: 'sendVerifyCode',
    plan({ options: { phone, code } }) {
      if (phone === undefined) return option('phone');
      if (code !== undefined) return option('withoutCode');
      return take({ phone, purpose: 'login' });
    },
  },
  {
    call: 'loginWithVerifyCode',
    plan({ options: { phone, code }, answers }) {
      const known = code ?? text(answers.get('sendVerifyCode'), 'demoCode');
      if (phone === undefined) return option('phone');
      return known === undefined ? option('code') : take({ phone, code: known });
    },
  },
  always('getCurrentUser', { type: 1 }),
  always('getUserInfo'),
  always('getAddresses'),
  { call: 'saveAddress', plan: ({ options }) => take(checkAddress(options.phone)) },
  { call: 'packGoods', plan: (known) => found(skuIn(known), (id) => packIn(known, id), 'getGoodsDetail', 'sku') },
  {
    call: 'confirmOrder',
    plan(known) {
      const total = field(known.answers.get('packGoods'), 'total');
      const skuId = skuIn(known);
      if (skuId === undefined || typeof total !== 'number') return needs('packGoods', 'quote');
      const consent = { note: '', isAgreed: true, isPresaleAccepted: true };
      return take({ operationId: known.newOperationId(), ...packIn(known, skuId), ...consent, expectedTotal: total });
    },
  },
  {
    call: 'payOrder',
    plan({ answers, newOperationId }) {
      const order = answers.get('confirmOrder');
      const toInput = (orderId: string) => ({
        operationId: newOperationId(),
        orderId,
        expectedTotal: field(order, 'total'),
      });
      return found(idOf(order), toInput, 'confirmOrder', 'payableOrder');
    },
  },
  always('getUnpaidOrders', page),
  always('getOrders', page),
  { call: 'getOrderDetail', plan: (known) => found(orderIn(known), (id) => ({ id }), 'getOrders', 'order') },
  {
    call: 'cancelOrder',
    // Only the order that the check has placed itself.
    plan: ({ answers }) =>
      found(
        idOf(answers.get('confirmOrder')),
        (id) => ({ id, reason: 'other', text: 'API check' }),
        'confirmOrder',
        'cancellableOrder',
      ),
  },
  always('getMyCoupons'),
  always('checkDiscountCode', { code: 'API-CHECK' }),
  always('getEnableBalance'),
  always('getWalletLog'),
  always('getWithdrawLog'),
  always('getTickets'),
  {
    call: 'getTicketDetail',
    plan: ({ answers }) => found(idOf(rows(answers.get('getTickets'))[0]), (id) => ({ id }), 'getTickets', 'ticket'),
  },
  always('getPromotion', { origin: 'https://shop.example.com' }),
  always('getServerCode'),
  {
    call: 'updateUser',
    plan: ({ answers }) => take({ nickname: text(answers.get('getCurrentUser'), 'nickname') ?? 'API check' }),
  },
  {
    call: 'exchangeCode',
    plan: ({ options: { redeemCode }, newOperationId }) =>
      redeemCode === undefined ? option('redeemCode') : take({ operationId: newOperationId(), code: redeemCode }),
  },
  {
    call: 'withdraw',
    plan({ options, answers, newOperationId }) {
      if (!options.withdraw) return option('withdraw');
      const amount = field(answers.get('getEnableBalance'), 'withdrawMinimum');
      if (typeof amount !== 'number') return needs('getEnableBalance', 'balance');
      return take({
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
      phone === undefined ? option('newPhone') : take({ phone, purpose: 'changePhone' }),
  },
  {
    call: 'updatePhone',
    plan({ options: { newPhone: phone }, answers }) {
      const code = text(answers.get('sendVerifyCode'), 'demoCode');
      if (phone === undefined) return option('newPhone');
      return code === undefined ? option('code') : take({ phone, code });
    },
  },
  {
    call: 'saveAddress',
    plan: ({ answers }) =>
      found(text(answers.get('saveAddress'), 'savedId'), (id) => ({ id, remove: true }), 'saveAddress', 'address'),
  },
];
