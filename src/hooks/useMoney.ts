import { useCallback } from 'react';
import { formatMoney } from '@/domain/money';
import { useServerRecord } from './useShopState';
import { useWords } from './useWords';

/**
 * The formatter of amounts in minor units, in the given currency or else the shop's. Until the shop has said which
 * currency that is, amounts are a dash: a wrong currency would be worse than none.
 */
export function useMoney(currency?: string): (amount: number) => string {
  const { language } = useWords();
  const { serverRecord } = useServerRecord();
  const code = currency ?? serverRecord?.currency;
  return useCallback((amount: number) => (code ? formatMoney(amount, code, language) : '—'), [code, language]);
}
