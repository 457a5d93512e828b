/** The products that were opened last, on this device only: newest first, without duplicates. Stored values are untrusted. */
import { storedList } from '@/hooks/storedList';
import { isId } from '@/lib/searchParams';
import { recentlyViewedStorage } from '@/lib/storage';
import { knownProductIn, stateOfCard, type KnownProduct, type VisibleProduct } from './knownProduct';

/** A viewed product. Its price is not stored, because it may change. */
export interface ViewedProduct extends KnownProduct {
  id: string;
}

/** Maximum number of stored products. */
export const MAX_VIEWED = 12;

const hasStringId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && isId(value.id);

/** The valid products of a stored value. */
export function readViewedProducts(stored: unknown): ViewedProduct[] {
  if (!Array.isArray(stored)) return [];
  const products = stored.flatMap((value: unknown) => {
    const known = knownProductIn({ goods: value });
    return known && hasStringId(value) ? { id: value.id, ...known } : [];
  });
  return products.filter(({ id }, at) => products.findIndex((other) => other.id === id) === at).slice(0, MAX_VIEWED);
}

const viewedList = storedList(recentlyViewedStorage, readViewedProducts);

/** Puts a product at the front of the list. */
export const rememberViewedProduct = ({ id, ...fields }: VisibleProduct & { id: string }): void =>
  viewedList.change((rows) =>
    [{ id, ...stateOfCard(fields).goods }, ...rows.filter((other) => other.id !== id)].slice(0, MAX_VIEWED),
  );

export const forgetViewedProduct = (): void => viewedList.change(() => []);

export const useViewedProducts = viewedList.useRows;
