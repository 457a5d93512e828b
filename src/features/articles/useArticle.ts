/** One article, and the articles to read next. */
import { getArticle } from '@/api/articles';
import { useQuery } from '@/query/useQuery';
import { articlesToReadNext } from './articleGroups';
import { useArticles } from './useArticles';

const MAX_NEXT_ARTICLES = 3;

/** `id` is undefined when the URL has none or an invalid one. */
export function useArticle(id: string | undefined) {
  const {
    data: article,
    error,
    isLoading,
    refetch: retry,
  } = useQuery(getArticle, id === undefined ? undefined : { id });
  const { groups } = useArticles();
  return {
    article,
    next: article ? articlesToReadNext(groups[article.kind], article.id, MAX_NEXT_ARTICLES) : [],
    /** The URL names no article. */
    isUnnamed: id === undefined,
    isGone: id === undefined || (error?.kind === 'business' && error.errorCode === 'NOT_FOUND'),
    error,
    isLoading,
    retry,
  };
}

export type ArticleScreen = ReturnType<typeof useArticle>;
