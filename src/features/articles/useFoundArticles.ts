/** The articles that a search among other things finds. */
import { useMemo } from 'react';
import { getArticles, getHelpList, type ArticleHead } from '@/api/articles';
import { isTellingTerm } from '@/lib/searchTerm';
import { useQuery } from '@/query/useQuery';
import { articleKinds, findArticles, groupArticles, searchTextsOf } from './articleGroups';

const none: readonly ArticleHead[] = [];

/**
 * The articles that have every word in title and summary. When none has, and `readsTexts`, those that have some in their text. None for
 * a short search text. A list that cannot be loaded has none; no message is shown.
 */
export function useFoundArticles(searchText: string, readsTexts: boolean): readonly ArticleHead[] {
  const isSearch = isTellingTerm(searchText);
  // One response for every text.
  const input = isSearch ? { withText: true } : undefined;
  const help = useQuery(getHelpList, input, { skipErrorHandler: true }).data?.list;
  const others = useQuery(getArticles, input, { skipErrorHandler: true }).data?.list;
  return useMemo(() => {
    if (!isSearch) return none;
    const groups = groupArticles(help ?? [], others ?? []);
    const heads = articleKinds.flatMap((kind) => groups[kind]);
    const named = findArticles(heads, searchText);
    return named.length > 0 || !readsTexts ? named : findArticles(heads, searchText, searchTextsOf(heads));
  }, [isSearch, readsTexts, help, others, searchText]);
}
