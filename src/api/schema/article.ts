/** Schemas of articles. */
import * as v from 'valibot';
import { html, id, instant } from './wire';

/** An article without its text, for lists. */
export const articleHead = v.object({
  id,
  title: v.string(),
  summary: v.optional(v.string(), ''),
  kind: v.picklist(['help', 'news', 'legal']),
  publishedAt: instant,
});
export type ArticleHead = v.InferOutput<typeof articleHead>;

/** An article with its text. */
export const article = v.object({ ...articleHead.entries, body: html });
export type Article = v.InferOutput<typeof article>;
