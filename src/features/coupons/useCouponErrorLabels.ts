import { useCallback } from 'react';
import { useMoney } from '@/hooks/useMoney';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import type { RefusalReason } from './getCouponError';

/** The message for a rejection; `currency` is that of the pack. */
export function useCouponErrorLabels(currency?: string): (reason: RefusalReason) => string {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const { date } = useDateFormat();
  return useCallback(
    ({ labelKey, amount, moment, scope = '' }) =>
      t(labelKey, { amount: amount === undefined ? '' : money(amount), when: moment ? date(moment) : '', scope }),
    [t, money, date],
  );
}
