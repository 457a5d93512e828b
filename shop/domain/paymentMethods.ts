/** The methods with which the customers of the demo shop pay, and whether an order can be paid with each now. */
import type { ShopContext } from '../context';
import { languageTagOf, type Language, type LocalizedText } from '../text';
import type { MethodId, OrderRow } from './rows';
import { getAvailableBalance } from './wallet';

export interface MethodState {
  readonly id: MethodId;
  readonly name: LocalizedText;
  readonly note: LocalizedText;
  /** Why the order cannot be paid with it now, or null. */
  readonly reason: LocalizedText | null;
}

/** The names of the methods, in display order. */
export const methodNames: Readonly<Record<MethodId, LocalizedText>> = {
  card: { en: 'Card', zh: '银行卡', de: 'Karte' },
  bank: { en: 'Card, on the bank’s page', zh: '网上银行', de: 'Karte, auf der Seite der Bank' },
  app: { en: 'Plum Pay', zh: '青梅支付', de: 'Plum Pay' },
  stripe: { en: 'Card and more, at Stripe', zh: '银行卡等，通过 Stripe', de: 'Karte und mehr, bei Stripe' },
  balance: { en: 'Wallet balance', zh: '钱包余额', de: 'Guthaben' },
};

const methodNotes: Readonly<Record<Exclude<MethodId, 'balance'>, LocalizedText>> = {
  card: { en: 'Visa, Mastercard, UnionPay', zh: 'Visa、Mastercard、银联', de: 'Visa, Mastercard, UnionPay' },
  bank: { en: 'Opens your bank’s page', zh: '将打开银行页面', de: 'Öffnet die Seite deiner Bank' },
  app: {
    en: 'Confirm in the app on your phone',
    zh: '在手机上的应用里确认',
    de: 'Du bestätigst in der App auf dem Handy',
  },
  stripe: { en: 'Opens the page of Stripe', zh: '将打开 Stripe 页面', de: 'Öffnet die Seite von Stripe' },
};

/** The methods of the demo shop. The first three move no money. */
const demoMethods: readonly MethodId[] = ['card', 'bank', 'app', 'balance'];

/** Whether this is the id of a method. */
export const isMethodId = (id: string): id is MethodId => Object.hasOwn(methodNames, id);

/** Formats an amount in minor units. Every currency of the demo shop has two digits. */
export const formatAmount = (language: Language, currency: string, amount: number): string =>
  new Intl.NumberFormat(languageTagOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100);

/** The methods for an order, in display order. */
export function listMethods(context: ShopContext, { customerId, currency, total }: OrderRow): MethodState[] {
  const available = getAvailableBalance(context, customerId);
  const amount = {
    en: formatAmount('en', currency, available),
    zh: formatAmount('zh', currency, available),
    de: formatAmount('de', currency, available),
  };
  const balanceNote = { en: `${amount.en} available`, zh: `可用 ${amount.zh}`, de: `${amount.de} verfügbar` };
  const isShort = available < total;
  const { features, methodIds: offered = demoMethods } = context.configuration;
  const methodIds = offered.filter((id) => id !== 'balance' || features.wallet);
  return methodIds.map((id) => {
    if (id !== 'balance') return { id, name: methodNames[id], note: methodNotes[id], reason: null };
    return {
      id,
      name: methodNames.balance,
      note: isShort ? { en: '', zh: '' } : balanceNote,
      reason: isShort
        ? {
            en: `Not enough for this order: ${amount.en} available`,
            zh: `不足以支付此订单：可用 ${amount.zh}`,
            de: `Reicht für diese Bestellung nicht: ${amount.de} verfügbar`,
          }
        : null,
    };
  });
}
