/** The articles that a search among other things finds. */
import { useMemo } from 'react';
import { getArticles, getHelpList, type ArticleHead } from '@/api/articles';
import { isTellingTerm } from '@/lib/searchTerm';
import { useQuery } from '@/query/useQuery';
import { articleKinds, findArticles, groupArticles, searchTextsOf } from './articleGroups';

export interface FoundArticles {
  /** Those that have every word in title and summary. */
  named: readonly ArticleHead[];
  /** These first, then those that have some in their text. */
  all: readonly ArticleHead[];
}

const none: FoundArticles = { named: [], all: [] };

/** The articles for a search text, none for a short one. A list that cannot be loaded has none; no message is shown. */
export function useFoundArticles(searchText: string): FoundArticles {
  const isSearch = isTellingTerm(searchText);
  // One response for every text.
  const input = isSearch ? { withText: true } : undefined;
  const help = useQuery(getHelpList, input, { skipErrorHandler: true }).data?.list;
  const others = useQuery(getArticles, input, { skipErrorHandler: true }).data?.list;
  return useMemo(() => {
    if (!isSearch) return none;
    const groups = groupArticles(help ?? [], others ?? []);
    const heads = articleKinds.flatMap((kind) => groups[kind]);
    return { named: findArticles(heads, searchText), all: findArticles(heads, searchText, searchTextsOf(heads)) };
  }, [isSearch, help, others, searchText]);
}
