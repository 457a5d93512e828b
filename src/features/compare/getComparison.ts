/** The rows of a comparison: what each product has of the same kind. */
import type { GoodsDetail } from '@/api/products';

/** A row of options or attributes, with a text for each product; undefined where a product has none. */
export interface ComparisonRow {
  key: string;
  label: string;
  texts: readonly (string | undefined)[];
}

type FactsOf = (goods: GoodsDetail) => readonly { name: string; value: string }[];

const optionsOf: FactsOf = ({ dimensions }) =>
  dimensions.map(({ name, values }) => ({ name, value: values.map((one) => one.name).join(', ') }));
const attributesOf: FactsOf = ({ attributes = [] }) => attributes;

/** Whether not all products have the same. */
export const isDifferent = (texts: readonly (string | undefined)[]): boolean => new Set(texts).size > 1;

/** The options of the products, then their attributes, in the order in which the products name them. */
export function getComparison(products: readonly GoodsDetail[]): ComparisonRow[] {
  return [optionsOf, attributesOf].flatMap((factsOf, part) => {
    const facts = products.map(factsOf);
    return [...new Set(facts.flat().map(({ name }) => name))].map((label) => ({
      key: `${part}:${label}`,
      label,
      texts: facts.map((own) => own.find(({ name }) => name === label)?.value),
    }));
  });
}
