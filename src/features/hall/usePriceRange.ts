/** The two price fields: their values, errors, and the resulting range. */
import { useState } from 'react';
import { useServerRecord } from '@/hooks/useInitialState';
import type { HallFilters, PriceRange } from './hallFilters';
import { readPriceRange, typedRange, type ReadRange, type TypedRange } from './priceRange';

export interface PriceFields extends ReadRange {
  /** Undefined until the currency is loaded, because amounts depend on it. */
  typed: TypedRange | undefined;
  currency: string | undefined;
  type: (part: Partial<TypedRange>) => void;
  /** Resets the fields to the applied filters. */
  reset: () => void;
}

export function usePriceRange(filters: HallFilters): PriceFields {
  const { serverRecord } = useServerRecord();
  const currency = serverRecord?.currency;
  const [changed, setChanged] = useState<TypedRange>();
  const typed = currency ? (changed ?? typedRange(filters, currency)) : undefined;
  const asItIs: PriceRange = { priceFrom: filters.priceFrom, priceTo: filters.priceTo };
  const read: ReadRange =
    typed && currency && changed ? readPriceRange(typed, currency) : { range: asItIs, fieldErrors: {} };
  return {
    ...read,
    typed,
    currency,
    type: (part) => setChanged((before) => ({ ...(before ?? typed ?? { from: '', to: '' }), ...part })),
    reset: () => setChanged(undefined),
  };
}
