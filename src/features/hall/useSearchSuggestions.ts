/** The suggestions for a text of a search field. */
import { useDebounce } from 'ahooks';
import { useMemo } from 'react';
import { getCategories, getGoodsList } from '@/api/goods';
import { useQuery } from '@/query/useQuery';
import { getSuggestions, MAX_SUGGESTIONS, type Suggestion } from './getSuggestions';
import { searchTerm } from '@/lib/searchTerm';
import { useSearchHistory } from './useSearchHistory';

/** Ms without a keystroke after which the API is called. */
const typingDelayMs = 200;

/** The suggestions for `text`; if the request fails there are only those from the browser. */
export function useSearchSuggestions(text: string): readonly Suggestion[] {
  const { terms } = useSearchHistory();
  const typed = searchTerm(text);
  const keyword = useDebounce(typed, { wait: typingDelayMs });
  const categories = useQuery(getCategories, {});
  const question = keyword === '' ? undefined : { keyword, pageSize: MAX_SUGGESTIONS.goods };
  const found = useQuery(getGoodsList, question, { keepPreviousData: true });
  return useMemo(
    () => getSuggestions(typed, { terms, categories: categories.data?.list ?? [], goods: found.data?.list ?? [] }),
    [typed, terms, categories.data, found.data],
  );
}
