import { useCallback } from 'react';
import { formatMoney } from '@/lib/money';
import { useServerRecord } from './useInitialState';
import { useTranslation } from './useTranslation';

/** The currency of the shop; the one of shop.config.ts when the API does not say it, undefined while that is not known. */
export function useCurrency(): string | undefined {
  const { serverRecord, isPending } = useServerRecord();
  return serverRecord?.currency ?? (isPending ? undefined : (SHOP.defaultCurrency ?? undefined));
}

/**
 * The formatter of amounts in minor units, in the given currency or else the shop's. Until that is known, amounts are a
 * dash: a wrong currency would be worse than none.
 */
export function useMoney(currency?: string): (amount: number) => string {
  const { language } = useTranslation();
  const shopCurrency = useCurrency();
  const code = currency ?? shopCurrency;
  return useCallback((amount: number) => (code ? formatMoney(amount, code, language) : '—'), [code, language]);
}
