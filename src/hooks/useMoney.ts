import { useCallback } from 'react';
import { formatMoney } from '@/lib/money';
import { useServerRecord } from './useInitialState';
import { useTranslation } from './useTranslation';

/**
 * The formatter of amounts in minor units, in the given currency or else the shop's. Until the API has said which
 * currency that is, amounts are a dash: a wrong currency would be worse than none.
 */
export function useMoney(currency?: string): (amount: number) => string {
  const { language } = useTranslation();
  const { serverRecord } = useServerRecord();
  const code = currency ?? serverRecord?.currency;
  return useCallback((amount: number) => (code ? formatMoney(amount, code, language) : '—'), [code, language]);
}
