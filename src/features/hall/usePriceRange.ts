/** The two price fields: what stands in them, what is wrong with it, and the range that comes of it. */
import { useState } from 'react';
import { useServerRecord } from '@/hooks/useShopState';
import type { HallFilters, PriceRange } from './hallFilters';
import { readPriceRange, typedRange, type ReadRange, type TypedRange } from './priceRange';

export interface PriceFields extends ReadRange {
  /** Undefined until the shop has said its currency: without one an amount means nothing. */
  typed: TypedRange | undefined;
  currency: string | undefined;
  type: (part: Partial<TypedRange>) => void;
  /** Shows the range of the filters again. */
  reset: () => void;
}

export function usePriceRange(filters: HallFilters): PriceFields {
  const { serverRecord } = useServerRecord();
  const currency = serverRecord?.currency;
  const [changed, setChanged] = useState<TypedRange>();
  const typed = currency ? (changed ?? typedRange(filters, currency)) : undefined;
  const asItIs: PriceRange = { priceFrom: filters.priceFrom, priceTo: filters.priceTo };
  const read: ReadRange = typed && currency && changed ? readPriceRange(typed, currency) : { range: asItIs, faults: {} };
  return {
    ...read,
    typed,
    currency,
    type: (part) => setChanged((before) => ({ ...(before ?? typed ?? { from: '', to: '' }), ...part })),
    reset: () => setChanged(undefined),
  };
}
