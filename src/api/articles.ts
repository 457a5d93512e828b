/** Articles: help, news and legal texts (spec section 7, `/api/info` and `/api/home`). */
import * as v from 'valibot';
import { html, id, instant, queryBoolean, listOf } from './schema/wire';
import { defineCall } from './defineCall';

/** An article without its text, for lists. */
export const articleHead = v.object({
  id,
  title: v.string(),
  summary: v.optional(v.string(), ''),
  kind: v.picklist(['help', 'news', 'legal']),
  publishedAt: instant,
  /** What the search reads beside title and summary: the body as plain text and further search terms. Only with `withText`. */
  searchText: v.nullish(v.string()),
});
export type ArticleHead = v.InferOutput<typeof articleHead>;

/** The input of the lists: `withText` asks for `searchText`, which makes the response larger. */
export const articleListInput = v.object({ withText: v.optional(queryBoolean) });

/** An article with its text. */
export const article = v.object({ ...articleHead.entries, body: html });
export type Article = v.InferOutput<typeof article>;

/** Fetches the info articles without their text. */
export const getArticles = /*#__PURE__*/ defineCall({
  name: 'getArticles',
  feature: 'articles',
  method: 'GET',
  path: '/api/info/list',
  summary: 'Info articles without their text',
  input: articleListInput,
  output: listOf(articleHead),
});

/** Fetches one article with its text. Error: NOT_FOUND. */
export const getArticle = /*#__PURE__*/ defineCall({
  name: 'getArticle',
  method: 'GET',
  path: '/api/info/detail',
  summary: 'One article with its text',
  input: v.object({ id }),
  output: article,
});

/** Fetches the help articles without their text. */
export const getHelpList = /*#__PURE__*/ defineCall({
  name: 'getHelpList',
  feature: 'articles',
  method: 'GET',
  path: '/api/home/helpList',
  summary: 'Help articles without their text',
  input: articleListInput,
  output: listOf(articleHead),
});
