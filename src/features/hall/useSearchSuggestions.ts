/** What the search field offers while it is typed in. */
import { useDebounce } from 'ahooks';
import { useMemo } from 'react';
import { getCategories, getGoodsList } from '@/api/homeCalls';
import { useRead } from '@/hooks/useRead';
import { searchTerm } from './hallFilters';
import { mostSuggestions, suggestionsFor, type Suggestion } from './suggestionsFor';
import { useSearchHistory } from './useSearchHistory';

/** Ms without a keystroke after which the shop is asked. */
const typingPause = 200;

/** The suggestions for `text`; a shop that cannot be asked only means fewer of them. */
export function useSearchSuggestions(text: string): readonly Suggestion[] {
  const { terms } = useSearchHistory();
  const typed = searchTerm(text);
  const keyword = useDebounce(typed, { wait: typingPause });
  const categories = useRead(getCategories, {}, { skipErrorHandler: true });
  const question = keyword === '' ? undefined : { keyword, pageSize: mostSuggestions.goods };
  const found = useRead(getGoodsList, question, { skipErrorHandler: true, keepsLast: true });
  return useMemo(
    () => suggestionsFor(typed, { terms, categories: categories.data?.list ?? [], goods: found.data?.list ?? [] }),
    [typed, terms, categories.data, found.data],
  );
}
