/** The products that a customer compares, on this device: shared by all tabs. Stored values are untrusted. */
import * as v from 'valibot';
import { arrayWithoutInvalid, id } from '@/api/schema/wire';
import { storedList } from '@/hooks/storedList';
import { jsonStorage } from '@/lib/storage';

/** Maximum number of compared products. */
export const MAX_COMPARED = 4;

/** With the name that it had: a product that is gone is called by it. */
const comparedProduct = v.object({ id, name: v.string() });
export type ComparedProduct = v.InferOutput<typeof comparedProduct>;

const storedProducts = v.fallback(arrayWithoutInvalid(comparedProduct), []);

/** The valid products of a stored value, without duplicates. */
export function readComparedProducts(stored: unknown): ComparedProduct[] {
  const products = v.parse(storedProducts, stored);
  return products.filter((one, at) => products.findIndex(({ id }) => id === one.id) === at).slice(0, MAX_COMPARED);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const compareStorage = jsonStorage('local', 'compare', isList);

const compareList = storedList(compareStorage, readComparedProducts);

export const useComparedProducts = compareList.useRows;

/** Removes a product from the comparison. */
export const removeCompared = (goodsId: string): void =>
  compareList.change((rows) => rows.filter(({ id }) => id !== goodsId));

/** Adds a product to the comparison, or removes it. Returns false when there are as many as can be compared. */
export function toggleCompared({ id, name }: ComparedProduct): boolean {
  const rows = compareList.read();
  if (rows.some((one) => one.id === id)) removeCompared(id);
  else if (rows.length >= MAX_COMPARED) return false;
  else compareList.change((before) => [...before, { id, name }]);
  return true;
}
