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

/** The search texts of articles by id, of lists that were fetched with them. */
export const searchTextsOf = (heads: readonly ArticleHead[]): ReadonlyMap<string, string> =>
  new Map(heads.map(({ id, searchText }) => [id, searchText ?? '']));

/**
 * The articles that contain every search word: those with all of them in title and summary first, then those with some in
 * their search text, which is in `texts` by id; of these, those first that have the words most often. A search text with a whole
 * title is about that article: "怎么退货".
 */
export function findArticles(
  heads: readonly ArticleHead[],
  searchText: string,
  texts: ReadonlyMap<string, string> = new Map(),
): readonly ArticleHead[] {
  const query = comparableText(searchText);
  const queryTerms = query.split(/\s+/).filter(Boolean);
  const contains = (text: string) => queryTerms.every((term) => text.includes(term));
  const articles = heads.map((head) => {
    const title = comparableText(head.title);
    const named = `${title} ${comparableText(head.summary)}`;
    const text = `${named} ${comparableText(texts.get(head.id) ?? '')}`;
    const isNamed = contains(named) || (title.length > 1 && query.includes(title));
    return { head, isNamed, isFound: isNamed || contains(text), text };
  });
  const countIn = (text: string) => queryTerms.reduce((count, term) => count + text.split(term).length - 1, 0);
  const byText = articles
    .filter(({ isNamed, isFound }) => isFound && !isNamed)
    .sort((one, other) => countIn(other.text) - countIn(one.text));
  return [...articles.filter(({ isNamed }) => isNamed), ...byText].map(({ head }) => head);
}
