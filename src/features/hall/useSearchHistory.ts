/** Earlier searches, stored in the browser. */
import { storedList } from '@/hooks/storedList';
import { searchHistoryStorage } from '@/lib/storage';
import { readSearches, withoutSearch, withSearch } from './searchHistory';

const storedSearches = storedList(searchHistoryStorage, readSearches);

const searchHistoryActions = {
  remember: (term: string) => storedSearches.change((terms) => withSearch(terms, term)),
  forget: (term: string) => storedSearches.change((terms) => withoutSearch(terms, term)),
  forgetAll: () => storedSearches.change(() => []),
} as const;

export function useSearchHistory() {
  return { terms: storedSearches.useRows(), ...searchHistoryActions };
}
