/**
 * The ways to pay that the rules know, in display order. A row is all that they need of a method that pays at once; one with a provider
 * also needs how the provider answers (payments.ts) and its page (serializers/order.ts).
 */
import type { LocalizedText } from '../text';

interface MethodRow {
  readonly name: LocalizedText;
  /** One line below the name. That of the balance is its amount (`listMethods`). */
  readonly note: LocalizedText;
  /** An icon of the contract; `other` is the neutral one. */
  readonly icon: 'card' | 'balance' | 'app' | 'bank' | 'other';
  /** The order is paid with the request. Otherwise the attempt waits until the provider says whether it was paid. */
  readonly paysAtOnce: boolean;
  /** Whether a shop offers it without naming it in its configuration. The page of Stripe needs an account there. */
  readonly isOffered: boolean;
}

const rows = {
  card: {
    name: { en: 'Card', zh: '银行卡', de: 'Karte' },
    note: { en: 'Visa, Mastercard, UnionPay', zh: 'Visa、Mastercard、银联', de: 'Visa, Mastercard, UnionPay' },
    icon: 'card',
    paysAtOnce: true,
    isOffered: true,
  },
  /** The page of a payment provider, which the demo shop plays. */
  bank: {
    name: { en: 'Card, on the bank’s page', zh: '网上银行', de: 'Karte, auf der Seite der Bank' },
    note: { en: 'Opens your bank’s page', zh: '将打开银行页面', de: 'Öffnet die Seite deiner Bank' },
    icon: 'bank',
    paysAtOnce: false,
    isOffered: true,
  },
  /** A wallet app on the phone, which the demo shop plays. */
  app: {
    name: { en: 'Plum Pay', zh: '青梅支付', de: 'Plum Pay' },
    note: {
      en: 'Confirm in the app on your phone',
      zh: '在手机上的应用里确认',
      de: 'Du bestätigst in der App auf dem Handy',
    },
    icon: 'app',
    paysAtOnce: false,
    isOffered: true,
  },
  /** The hosted page of Stripe. */
  stripe: {
    name: { en: 'Card and more, at Stripe', zh: '银行卡等，通过 Stripe', de: 'Karte und mehr, bei Stripe' },
    note: { en: 'Opens the page of Stripe', zh: '将打开 Stripe 页面', de: 'Öffnet die Seite von Stripe' },
    icon: 'bank',
    paysAtOnce: false,
    isOffered: false,
  },
  balance: {
    name: { en: 'Wallet balance', zh: '钱包余额', de: 'Guthaben' },
    note: { en: '', zh: '' },
    icon: 'balance',
    paysAtOnce: true,
    isOffered: true,
  },
} satisfies Record<string, MethodRow>;

export type MethodId = keyof typeof rows;

export const methodTable: Readonly<Record<MethodId, MethodRow>> = rows;

/** Whether this is the id of a method. */
export const isMethodId = (id: string): id is MethodId => Object.hasOwn(methodTable, id);

/** The methods of a shop whose configuration names none. All but the balance move no money. */
export const offeredMethodIds: readonly MethodId[] = Object.keys(methodTable)
  .filter(isMethodId)
  .filter((id) => methodTable[id].isOffered);
