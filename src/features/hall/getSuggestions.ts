/** The suggestions that match the search field's text. */
import type { Category, GoodsCard } from '@/api/goods';

export type Suggestion =
  | { kind: 'term'; key: string; label: string }
  | { kind: 'category'; key: string; label: string; id: string }
  | { kind: 'goods'; key: string; label: string; id: string; goods: GoodsCard }
  /** All results for the typed text, which is `label`. */
  | { kind: 'all'; key: string; label: string };

/** Maximum number of suggestions of each kind. */
export const MAX_SUGGESTIONS = { term: 4, category: 2, goods: 6 } as const;

interface QueryState {
  /** Earlier searches, newest first. */
  terms: readonly string[];
  categories: readonly Category[];
  /** The products that the API found for the text. */
  goods: readonly GoodsCard[];
}

/** Earlier searches first, then categories, then products and a way to all of them; with an empty field only earlier searches. */
export function getSuggestions(text: string, { terms, categories, goods }: QueryState): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(typed);
  const fitting = terms.filter((term) => fits(term) && term.toLowerCase() !== typed);
  const before = fitting
    .slice(0, MAX_SUGGESTIONS.term)
    .map((term): Suggestion => ({ kind: 'term', key: `term:${term}`, label: term }));
  if (typed === '') return before;
  return [
    ...before,
    ...categories
      .filter(({ name }) => fits(name))
      .slice(0, MAX_SUGGESTIONS.category)
      .map(({ id, name }): Suggestion => ({ kind: 'category', key: `category:${id}`, label: name, id })),
    ...goods
      .slice(0, MAX_SUGGESTIONS.goods)
      .map((one): Suggestion => ({ kind: 'goods', key: `goods:${one.id}`, label: one.name, id: one.id, goods: one })),
    ...(goods.length > 0 ? [{ kind: 'all' as const, key: 'all', label: text.trim() }] : []),
  ];
}
