/**
 * The articles of the shop. Both lists are fetched separately, so that a failed request leaves the other list readable.
 */
import { useMemo } from 'react';
import { getHelpList, getArticles } from '@/api/articles';
import { useQuery } from '@/query/useQuery';
import { articleKinds, findArticles, groupArticles, searchTextsOf, type ArticleKind } from './articleGroups';

/** From this number of articles on, the page shows a search field. */
const searchFieldMinArticles = 10;

/** The articles by kind that contain every word of `searchText`; lists that are not loaded are undefined. */
export function useArticles(searchText = '') {
  const help = useQuery(getHelpList, {});
  const others = useQuery(getArticles, {});
  const groups = useMemo(() => groupArticles(help.data?.list ?? [], others.data?.list ?? []), [help.data, others.data]);
  const readOf = (kind: ArticleKind) => (kind === 'help' ? help : others);
  const all = articleKinds.flatMap((kind) => groups[kind]);
  // The texts are only fetched for a search; without them it reads titles and summaries.
  const withText = searchText.trim() === '' ? undefined : { withText: true };
  const helpTexts = useQuery(getHelpList, withText, { skipErrorHandler: true });
  const otherTexts = useQuery(getArticles, withText, { skipErrorHandler: true });
  const texts = useMemo(
    () => searchTextsOf([...(helpTexts.data?.list ?? []), ...(otherTexts.data?.list ?? [])]),
    [helpTexts.data, otherTexts.data],
  );
  const isKnown = help.data !== undefined && others.data !== undefined && !helpTexts.isLoading && !otherTexts.isLoading;
  return {
    groups,
    /** The articles of one kind: undefined while they load, or when loading failed with `problemOf`. */
    headsOf: (kind: ArticleKind) => (readOf(kind).data ? groups[kind] : undefined),
    errorOf: (kind: ArticleKind) => readOf(kind).error,
    retryOf: (kind: ArticleKind) => readOf(kind).refetch,
    /** Fetches both lists again. */
    refresh: () => Promise.all([help.refetch(), others.refetch()]),
    getDroppedCount: (kind: ArticleKind) => readOf(kind).data?.droppedCount ?? 0,
    /** Both lists are loaded, and their texts as far as a search needs them. */
    isKnown,
    /** Whether a search field is shown; also while a list loads or when it failed, because it may be the longer one. */
    isMany:
      all.length >= searchFieldMinArticles ||
      help.isLoading ||
      others.isLoading ||
      help.error !== undefined ||
      others.error !== undefined,
    found: findArticles(all, searchText, texts),
  };
}

export type Articles = ReturnType<typeof useArticles>;
