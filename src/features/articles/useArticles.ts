/** Which articles the shop has. Both lists are read by themselves, so that one broken call leaves the other readable. */
import { useMemo } from 'react';
import { getHelpList } from '@/api/homeCalls';
import { getArticles } from '@/api/shopCalls';
import { useRead } from '@/hooks/useRead';
import { articleKinds, findArticles, shelve, type ArticleKind } from './articleShelves';

/** From so many articles on one looks for a title faster than one reads them all. */
const manyArticles = 10;

/** The articles by kind, those that have every word of `wanted`; undefined lists are not known yet. */
export function useArticles(wanted = '') {
  const help = useRead(getHelpList, {}, { skipErrorHandler: true });
  const others = useRead(getArticles, {}, { skipErrorHandler: true });
  const shelves = useMemo(() => shelve(help.data?.list ?? [], others.data?.list ?? []), [help.data, others.data]);
  const readOf = (kind: ArticleKind) => (kind === 'help' ? help : others);
  const all = articleKinds.flatMap((kind) => shelves[kind]);
  const isKnown = help.data !== undefined && others.data !== undefined;
  return {
    shelves,
    /** Of one kind: undefined while they are on their way, or when they could not be had and `problem` says why. */
    headsOf: (kind: ArticleKind) => (readOf(kind).data ? shelves[kind] : undefined),
    problemOf: (kind: ArticleKind) => readOf(kind).problem,
    retryOf: (kind: ArticleKind) => readOf(kind).retry,
    droppedOf: (kind: ArticleKind) => readOf(kind).data?.dropped ?? 0,
    /** Both lists are here. */
    isKnown,
    /** So many that one looks for a title; a list that could not be had may hold the most of them. */
    isMany: all.length >= manyArticles || help.problem !== undefined || others.problem !== undefined,
    found: findArticles(all, wanted),
  };
}

export type Articles = ReturnType<typeof useArticles>;
