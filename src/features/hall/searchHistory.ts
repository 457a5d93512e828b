/** Earlier searches: newest first, without duplicates, limited length. Stored values are untrusted. */
import { searchTerm } from '@/lib/searchTerm';

/** Maximum number of stored searches. */
export const MAX_SEARCHES = 10;

const isSameSearch = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The valid searches of a stored value. */
export function readSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const terms = stored.flatMap((value: unknown) => (typeof value === 'string' ? searchTerm(value) : ''));
  return terms
    .filter((term, at) => term !== '' && terms.findIndex((other) => isSameSearch(other, term)) === at)
    .slice(0, MAX_SEARCHES);
}

/** Adds a search at the front; the same text in another spelling is not listed twice. An empty search is not added. */
export function withSearch(terms: readonly string[], typed: string): string[] {
  const term = searchTerm(typed);
  return term === '' ? [...terms] : [term, ...withoutSearch(terms, term)].slice(0, MAX_SEARCHES);
}

export function withoutSearch(terms: readonly string[], term: string): string[] {
  return terms.filter((other) => !isSameSearch(other, term));
}
