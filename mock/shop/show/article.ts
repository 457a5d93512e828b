/** Articles as the contract shows them. */
import type * as v from 'valibot';
import type { article, articleHead } from '../../../src/api/schema/ticket';
import type { CallContext } from '../context';
import type { ArticleRow } from '../goodsRows';
import { say } from '../text';
import { instantOf } from '../time';

/** An article without its body. */
export const showArticleHead = ({ language }: CallContext, row: ArticleRow): v.InferInput<typeof articleHead> => ({
  id: row.id,
  title: say(row.title, language),
  summary: say(row.summary, language),
  kind: row.kind,
  publishedAt: instantOf(row.publishedAt),
});

/** An article with its body. */
export const showArticle = (context: CallContext, row: ArticleRow): v.InferInput<typeof article> => ({
  ...showArticleHead(context, row),
  body: say(row.body, context.language),
});
