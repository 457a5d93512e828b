import { useCallback } from 'react';
import type { PriceLine } from '@/api/packs';
import { useTranslation } from './useTranslation';

/** The name of a price line: the API's, else the word for its kind. */
export function usePriceLineName() {
  const { t } = useTranslation();
  return useCallback(
    ({ kind, name }: Pick<PriceLine, 'kind' | 'name'>): string => name?.trim() || t(`order.line.${kind}`),
    [t],
  );
}
