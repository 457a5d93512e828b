/** The searches of before, kept in the browser for whoever uses it. */
import { storedList } from '@/hooks/storedList';
import { searchHistorySlot } from '@/storage';
import { readSearches, withoutSearch, withSearch } from './searchHistory';

const searches = storedList(searchHistorySlot, readSearches);

const actions = {
  remember: (term: string) => searches.change((terms) => withSearch(terms, term)),
  forget: (term: string) => searches.change((terms) => withoutSearch(terms, term)),
  forgetAll: () => searches.change(() => []),
} as const;

export function useSearchHistory() {
  return { terms: searches.useRows(), ...actions };
}
