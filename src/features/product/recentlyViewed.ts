/** The products that were opened last, on this device only: newest first, without duplicates. Stored values are untrusted. */
import { storedList } from '@/hooks/storedList';
import { isId } from '@/lib/searchParams';
import { recentlyViewedStorage } from '@/lib/storage';
import { knownProductIn, stateOfCard, type KnownProduct, type VisibleProduct } from './knownProduct';

/** A viewed product. Its price is not stored, because it may change. */
export interface ViewedProduct extends KnownProduct {
  id: string;
  /** The language of the name; undefined where it is not known. */
  language: string | undefined;
}

/** Maximum number of stored products. */
export const MAX_VIEWED = 12;

const hasStringId = (value: unknown): value is { id: string; language?: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && isId(value.id);

/** The valid products of a stored value. */
export function readViewedProducts(stored: unknown): ViewedProduct[] {
  if (!Array.isArray(stored)) return [];
  const products = stored.flatMap((value: unknown) => {
    const known = knownProductIn({ goods: value });
    if (!known || !hasStringId(value)) return [];
    const { id, language } = value;
    return { id, ...known, language: typeof language === 'string' ? language : undefined };
  });
  return products.filter(({ id }, at) => products.findIndex((other) => other.id === id) === at).slice(0, MAX_VIEWED);
}

const viewedList = storedList(recentlyViewedStorage, readViewedProducts);

/** Puts a product, whose name is in this language, at the front of the list. */
export const rememberViewedProduct = ({ id, ...fields }: VisibleProduct & { id: string }, language: string): void =>
  viewedList.change((rows) =>
    [{ id, ...stateOfCard(fields).goods, language }, ...rows.filter((other) => other.id !== id)].slice(0, MAX_VIEWED),
  );

/** Replaces the name of a product of the list by that in another language. */
export const renameViewedProduct = (id: string, name: string, language: string): void =>
  viewedList.change((rows) => rows.map((row) => (row.id === id ? { ...row, name, language } : row)));

export const forgetViewedProduct = (): void => viewedList.change(() => []);

export const useViewedProducts = viewedList.useRows;
