/**
 * The articles grouped by kind. Help has its own API list; an operator may also put help articles into the other list.
 */
import type { ArticleHead } from '@/api/articles';

export type ArticleKind = ArticleHead['kind'];

/** The kinds, in display order. */
export const articleKinds = ['help', 'news', 'legal'] as const satisfies readonly ArticleKind[];

/** The articles of both lists without duplicates: help in the shop's order, news newest first. */
export function groupArticles(
  help: readonly ArticleHead[],
  others: readonly ArticleHead[],
): Record<ArticleKind, readonly ArticleHead[]> {
  const byId = new Map([...help, ...others].map((head) => [head.id, head]));
  const heads = [...byId.values()];
  const ofKind = (kind: ArticleKind) => heads.filter((head) => head.kind === kind);
  return {
    help: ofKind('help'),
    news: ofKind('news').sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt)),
    legal: ofKind('legal'),
  };
}

/** The articles to read next: those that follow in the same group, then those from its start. */
export function articlesToReadNext(group: readonly ArticleHead[], id: string, max: number): readonly ArticleHead[] {
  const at = group.findIndex((head) => head.id === id);
  return [...group.slice(at + 1), ...group.slice(0, Math.max(at, 0))].slice(0, max);
}

/** Normalises text for comparison: width, case and accents are ignored. */
const comparableText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * The articles that contain every search word: those with all of them in title and summary first, then those with some in
 * their search text, which is in `texts` by id.
 */
export function findArticles(
  heads: readonly ArticleHead[],
  searchText: string,
  texts: ReadonlyMap<string, string> = new Map(),
): readonly ArticleHead[] {
  const queryTerms = comparableText(searchText).split(/\s+/).filter(Boolean);
  const contains = (text: string) => queryTerms.every((term) => comparableText(text).includes(term));
  const byHead = heads.filter(({ title, summary }) => contains(`${title} ${summary}`));
  const byText = heads.filter(({ id, title, summary }) => contains(`${title} ${summary} ${texts.get(id) ?? ''}`));
  return [...byHead, ...byText.filter((head) => !byHead.includes(head))];
}
