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

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && isId(value.id);

/** The valid products of a stored value. */
export function readViewed(stored: unknown): ViewedProduct[] {
  if (!Array.isArray(stored)) return [];
  const products = stored.flatMap((value: unknown) => {
    const known = knownProductIn({ goods: value });
    return known && hasId(value) ? { id: value.id, ...known } : [];
  });
  return products.filter(({ id }, at) => products.findIndex((other) => other.id === id) === at).slice(0, MAX_VIEWED);
}

const viewed = storedList(recentlyViewedStorage, readViewed);

/** Puts a product at the front of the list. */
export const rememberViewed = ({ id, ...fields }: VisibleProduct & { id: string }): void =>
  viewed.change((rows) =>
    [{ id, ...stateOfCard(fields).goods }, ...rows.filter((other) => other.id !== id)].slice(0, MAX_VIEWED),
  );

export const forgetViewed = (): void => viewed.change(() => []);

export const useViewedProducts = viewed.useRows;
