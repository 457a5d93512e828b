/** The articles by kind. Help has a list of its own; an operator may put help into the other list as well. */
import type { ArticleHead } from '@/api/schema/ticket';

export type ArticleKind = ArticleHead['kind'];

/** The kinds in the order they stand. */
export const articleKinds = ['help', 'news', 'legal'] as const satisfies readonly ArticleKind[];

/** All heads of both lists, each once: help in the shop's order, news the newest first. */
export function shelve(help: readonly ArticleHead[], others: readonly ArticleHead[]): Record<ArticleKind, readonly ArticleHead[]> {
  const byId = new Map([...help, ...others].map((head) => [head.id, head]));
  const heads = [...byId.values()];
  const ofKind = (kind: ArticleKind) => heads.filter((head) => head.kind === kind);
  return {
    help: ofKind('help'),
    news: ofKind('news').sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt)),
    legal: ofKind('legal'),
  };
}

/** What to read after an article: those that follow it on its shelf, from the start again after the last. */
export function readNext(shelf: readonly ArticleHead[], id: string, most: number): readonly ArticleHead[] {
  const at = shelf.findIndex((head) => head.id === id);
  return [...shelf.slice(at + 1), ...shelf.slice(0, Math.max(at, 0))].slice(0, most);
}

/** The form in which words are compared: width, case and accents make no difference. */
const comparable = (words: string) => words.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();

/** The articles whose title or summary has every word. */
export function findArticles(heads: readonly ArticleHead[], wanted: string): readonly ArticleHead[] {
  const words = comparable(wanted).split(/\s+/).filter(Boolean);
  return heads.filter(({ title, summary }) => {
    const text = comparable(`${title} ${summary}`);
    return words.every((word) => text.includes(word));
  });
}
