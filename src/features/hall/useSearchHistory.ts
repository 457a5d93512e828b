/** Earlier searches, stored in the browser. */
import { storedList } from '@/hooks/storedList';
import { searchHistoryStorage } from '@/lib/storage';
import { readSearches, withoutSearch, withSearch } from './searchHistory';

const searches = storedList(searchHistoryStorage, readSearches);

const actions = {
  remember: (term: string) => searches.change((terms) => withSearch(terms, term)),
  forget: (term: string) => searches.change((terms) => withoutSearch(terms, term)),
  forgetAll: () => searches.change(() => []),
} as const;

export function useSearchHistory() {
  return { terms: searches.useRows(), ...actions };
}

export type SearchHistory = ReturnType<typeof useSearchHistory>;
