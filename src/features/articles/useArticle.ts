/** One article, and what to read after it. */
import { getArticle } from '@/api/shopCalls';
import { useRead } from '@/hooks/useRead';
import { readNext } from './articleShelves';
import { useArticles } from './useArticles';

const mostNext = 3;

/** `id` is undefined when the address names none, or one that cannot be an id: then it is as gone as an unknown one. */
export function useArticle(id: string | undefined) {
  const { data: article, problem, isLoading, retry } = useRead(getArticle, id === undefined ? undefined : { id }, { skipErrorHandler: true });
  const { shelves } = useArticles();
  return {
    article,
    next: article ? readNext(shelves[article.kind], article.id, mostNext) : [],
    isGone: id === undefined || (problem?.kind === 'business' && problem.errorCode === 'NOT_FOUND'),
    problem,
    isLoading,
    retry,
  };
}

export type Reading = ReturnType<typeof useArticle>;
