/** The suggestions that match the search field's text. */
import type { ArticleHead } from '@/api/articles';
import type { Category, GoodsCard } from '@/api/goods';
import type { Order } from '@/api/orders';
import { pathOf, type Platform } from '@/lib/routes';

interface SuggestionBase {
  key: string;
  label: string;
  /** The URL that it leads to. */
  to: string;
}

export type Suggestion = SuggestionBase &
  (
    | { kind: 'term' | 'query' | 'category' | 'article' }
    | { kind: 'goods'; goods: GoodsCard }
    | { kind: 'order'; order: Order }
    /** All results for the typed text, which is `label`. */
    | { kind: 'all' }
  );

/** Maximum number of suggestions of each kind for a text. */
export const MAX_SUGGESTIONS = { term: 4, query: 4, category: 2, goods: 6, article: 3, order: 3 } as const;

interface QueryState {
  platform: Platform;
  /** Earlier searches, newest first. */
  terms: readonly string[];
  /** Search texts that complete the typed one. */
  queries: readonly string[];
  categories: readonly Category[];
  /** The products, articles and orders that were found for the text. */
  goods: readonly GoodsCard[];
  articles: readonly ArticleHead[];
  orders: readonly Order[];
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Earlier searches first, then completed ones, categories, products and a link to all of them, articles, and orders; with an empty field all
 * earlier searches alone.
 */
export function getSuggestions(
  text: string,
  { platform, terms, queries, categories, goods, articles, orders }: QueryState,
): Suggestion[] {
  const typed = text.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(typed);
  const searchFor = (keyword: string) => pathOf(platform, 'hall', { keyword });
  const before = terms
    .filter((term) => fits(term) && term.toLowerCase() !== typed)
    .slice(0, typed === '' ? undefined : MAX_SUGGESTIONS.term)
    .map((term): Suggestion => ({ kind: 'term', key: `term:${term}`, label: term, to: searchFor(term) }));
  if (typed === '') return before;
  const fitting = categories.filter(({ name }) => fits(name)).slice(0, MAX_SUGGESTIONS.category);
  // A completed search with the name of an offered category would stand there twice.
  const isOffered = (query: string) =>
    [text.trim(), ...before.map(({ label }) => label), ...fitting.map(({ name }) => name)].some((one) =>
      isSame(one, query),
    );
  return [
    ...before,
    ...queries
      .filter((query) => !isOffered(query))
      .slice(0, MAX_SUGGESTIONS.query)
      .map((query): Suggestion => ({ kind: 'query', key: `query:${query}`, label: query, to: searchFor(query) })),
    ...fitting.map(({ id, name }): Suggestion => ({
      kind: 'category',
      key: `category:${id}`,
      label: name,
      to: pathOf(platform, 'hall', { categoryId: id }),
    })),
    ...goods.slice(0, MAX_SUGGESTIONS.goods).map((one): Suggestion => ({
      kind: 'goods',
      key: `goods:${one.id}`,
      label: one.name,
      to: pathOf(platform, 'goods', { id: one.id }),
      goods: one,
    })),
    ...(goods.length > 0 ? [{ kind: 'all' as const, key: 'all', label: text.trim(), to: searchFor(text.trim()) }] : []),
    ...articles.slice(0, MAX_SUGGESTIONS.article).map(({ id, title }): Suggestion => ({
      kind: 'article',
      key: `article:${id}`,
      label: title,
      to: pathOf(platform, 'article', { id }),
    })),
    ...orders.slice(0, MAX_SUGGESTIONS.order).map((order): Suggestion => ({
      kind: 'order',
      key: `order:${order.id}`,
      label: order.number,
      to: pathOf(platform, 'orders', { id: order.id }),
      order,
    })),
  ];
}

/** Suggestions under one heading. The link to all products belongs to the products. */
export interface SuggestionGroup {
  kind: Exclude<Suggestion['kind'], 'all'>;
  /** With the index of each among all suggestions. */
  rows: { suggestion: Suggestion; at: number }[];
}

/** Groups suggestions by kind, in the same order. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  for (const [at, suggestion] of suggestions.entries()) {
    const kind = suggestion.kind === 'all' ? 'goods' : suggestion.kind;
    const last = groups.at(-1);
    if (last?.kind === kind) last.rows.push({ suggestion, at });
    else groups.push({ kind, rows: [{ suggestion, at }] });
  }
  return groups;
}
