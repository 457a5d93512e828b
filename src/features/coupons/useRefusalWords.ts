import { useCallback } from 'react';
import { useMoney } from '@/hooks/useMoney';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import type { RefusalReason } from './whyCouponRefused';

/** One sentence for the reason of a refusal; `currency` is that of the pack. */
export function useRefusalWords(currency?: string): (reason: RefusalReason) => string {
  const { t } = useWords();
  const money = useMoney(currency);
  const { date } = useWhen();
  return useCallback(
    ({ word, amount, moment, scope = '' }) => t(word, { amount: amount === undefined ? '' : money(amount), when: moment ? date(moment) : '', scope }),
    [t, money, date],
  );
}
