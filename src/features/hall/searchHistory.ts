/** What was searched for before: newest first, each search once, bounded. What storage gives is untrusted. */
import { searchTerm } from './hallFilters';

/** Most searches that are remembered. */
export const mostSearches = 10;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The searches out of whatever was stored. */
export function readSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const terms = stored.flatMap((value: unknown) => (typeof value === 'string' ? searchTerm(value) : ''));
  return terms.filter((term, at) => term !== '' && terms.findIndex((other) => isSame(other, term)) === at).slice(0, mostSearches);
}

/** With a search in front; the same one, however it is written, is not listed twice. Nothing was searched for with nothing. */
export function withSearch(terms: readonly string[], typed: string): string[] {
  const term = searchTerm(typed);
  return term === '' ? [...terms] : [term, ...withoutSearch(terms, term)].slice(0, mostSearches);
}

export function withoutSearch(terms: readonly string[], term: string): string[] {
  return terms.filter((other) => !isSame(other, term));
}
