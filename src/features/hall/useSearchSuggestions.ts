/** The suggestions for a text of a search field. */
import { useDebounce } from 'ahooks';
import { useMemo } from 'react';
import { getCategories, getGoodsList } from '@/api/goods';
import { useFoundArticles } from '@/features/articles/useFoundArticles';
import { useFoundOrders } from '@/features/orders/useFoundOrders';
import { searchTerm } from '@/lib/searchTerm';
import { usePlatform } from '@/platform/usePlatform';
import { useQuery } from '@/query/useQuery';
import { getSuggestions, MAX_SUGGESTIONS, type Suggestion } from './getSuggestions';
import { useSearchHistory } from './useSearchHistory';

/** Ms without a keystroke after which the API is called. */
const typingDelayMs = 200;

/** The suggestions for `text`. Each kind is left out while it loads or when that fails; earlier searches come from the browser. */
export function useSearchSuggestions(text: string): readonly Suggestion[] {
  const { platform } = usePlatform();
  const { terms } = useSearchHistory();
  const typed = searchTerm(text);
  const keyword = useDebounce(typed, { wait: typingDelayMs });
  const categories = useQuery(getCategories, {});
  const question = keyword === '' ? undefined : { keyword, pageSize: MAX_SUGGESTIONS.goods, withSuggestions: true };
  const found = useQuery(getGoodsList, question, { keepPreviousData: true });
  const orders = useFoundOrders(keyword, MAX_SUGGESTIONS.order);
  // A text mentions many words: it is only read when nothing else has them.
  const isFound = found.isLoading || !!found.data?.list.length || orders.length > 0;
  const articles = useFoundArticles(keyword, !isFound);
  return useMemo(
    () =>
      getSuggestions(typed, {
        platform,
        terms,
        queries: found.data?.suggestedKeywords ?? [],
        categories: categories.data?.list ?? [],
        goods: found.data?.list ?? [],
        articles,
        orders,
      }),
    [typed, platform, terms, categories.data, found.data, articles, orders],
  );
}
