/** The methods with which the customers of the demo shop pay, and whether an order can be paid with each now. */
import type { ShopContext } from '../context';
import { languageTagOf, type Language, type LocalizedText } from '../text';
import { methodTable, offeredMethodIds, type MethodId } from './methodTable';
import { getAvailableBalance } from './wallet';

export interface MethodState {
  readonly id: MethodId;
  readonly name: LocalizedText;
  readonly note: LocalizedText;
  /** Why the order cannot be paid with it now, or null. */
  readonly reason: LocalizedText | null;
}

/** Formats an amount in minor units. Every currency of the demo shop has two digits. */
export const formatAmount = (language: Language, currency: string, amount: number): string =>
  new Intl.NumberFormat(languageTagOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100);

/** What is to be paid, in minor units. Of a visitor the customer is null, and the balance is 0. */
interface Payable {
  readonly customerId: string | null;
  readonly currency: string;
  readonly total: number;
}

/** The methods for an order or a quote, in display order. */
export function listMethods(context: ShopContext, { customerId, currency, total }: Payable): MethodState[] {
  const available = customerId === null ? 0 : getAvailableBalance(context, customerId);
  const amount = {
    en: formatAmount('en', currency, available),
    zh: formatAmount('zh', currency, available),
    de: formatAmount('de', currency, available),
  };
  const balanceNote = { en: `${amount.en} available`, zh: `可用 ${amount.zh}`, de: `${amount.de} verfügbar` };
  const isShort = available < total;
  const { features, methodIds: offered = offeredMethodIds } = context.configuration;
  const methodIds = offered.filter((id) => id !== 'balance' || features.wallet);
  return methodIds.map((id) => {
    const { name, note } = methodTable[id];
    if (id !== 'balance') return { id, name, note, reason: null };
    return {
      id,
      name,
      note: isShort ? note : balanceNote,
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
