/** Serializes articles to the shapes of the contract, in the language of the request. */
import type * as v from 'valibot';
import type { article, articleHead } from '../../src/api/articles';
import type { CallContext } from '../context';
import type { ArticleRow } from '../catalogueRows';
import { textIn, type LocalizedText } from '../text';
import { toIsoTime } from '../time';

/** Serializes an article without its body. */
export const serializeArticleHead = (
  { language }: CallContext,
  row: ArticleRow,
  { withText = false }: { withText?: boolean | undefined } = {},
): v.InferInput<typeof articleHead> => ({
  id: row.id,
  title: textIn(row.title, language),
  summary: textIn(row.summary, language),
  kind: row.kind,
  publishedAt: toIsoTime(row.publishedAt),
  ...(withText && { searchText: toSearchText(row, language) }),
});

/** The body without tags, and the search terms. */
const toSearchText = ({ body, searchTerms }: ArticleRow, language: keyof LocalizedText): string =>
  `${textIn(body, language).replaceAll(/<[^<>]*>/g, ' ')} ${searchTerms ? textIn(searchTerms, language) : ''}`.trim();

/** Serializes an article with its body (HTML). */
export const serializeArticle = (context: CallContext, row: ArticleRow): v.InferInput<typeof article> => ({
  ...serializeArticleHead(context, row),
  body: textIn(row.body, context.language),
});
