/** Schemas of articles. */
import * as v from 'valibot';
import { html, id, instant, queryBoolean } from './wire';

/** An article without its text, for lists. */
export const articleHead = v.object({
  id,
  title: v.string(),
  summary: v.optional(v.string(), ''),
  kind: v.picklist(['help', 'news', 'legal']),
  publishedAt: instant,
  /** What the search reads beside title and summary: the body as plain text and further search terms. Only with `withText`. */
  searchText: v.fallback(v.nullish(v.string()), undefined),
});
export type ArticleHead = v.InferOutput<typeof articleHead>;

/** The input of the lists: `withText` asks for `searchText`, which makes the response larger. */
export const articleListInput = v.object({ withText: v.optional(queryBoolean) });

/** An article with its text. */
export const article = v.object({ ...articleHead.entries, body: html });
export type Article = v.InferOutput<typeof article>;
