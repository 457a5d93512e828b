/** Which suggestions fit what stands in the search field. */
import type { Category, GoodsCard } from '@/api/schema/goods';

export type Suggestion =
  | { kind: 'term'; key: string; label: string }
  | { kind: 'category'; key: string; label: string; id: string }
  | { kind: 'goods'; key: string; label: string; id: string; goods: GoodsCard };

/** Most suggestions of each kind. */
export const mostSuggestions = { term: 4, category: 2, goods: 6 } as const;

interface Known {
  /** Searches of before, newest first. */
  terms: readonly string[];
  categories: readonly Category[];
  /** What the shop found for the text. */
  goods: readonly GoodsCard[];
}

/** Searches of before first, then categories, then goods; with an empty field only the searches of before. */
export function suggestionsFor(text: string, { terms, categories, goods }: Known): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const fits = (words: string) => words.toLowerCase().includes(typed);
  const fitting = terms.filter((term) => fits(term) && term.toLowerCase() !== typed);
  const before = fitting.slice(0, mostSuggestions.term).map((term): Suggestion => ({ kind: 'term', key: `term:${term}`, label: term }));
  if (typed === '') return before;
  return [
    ...before,
    ...categories
      .filter(({ name }) => fits(name))
      .slice(0, mostSuggestions.category)
      .map(({ id, name }): Suggestion => ({ kind: 'category', key: `category:${id}`, label: name, id })),
    ...goods.slice(0, mostSuggestions.goods).map((one): Suggestion => ({ kind: 'goods', key: `goods:${one.id}`, label: one.name, id: one.id, goods: one })),
  ];
}
