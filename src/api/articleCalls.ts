/** The article calls (spec section 7, `/api/info`). The sign-in fetches its agreement without the calls of the service desk. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { article, articleHead, articleListInput } from './schema/article';
import { id, listOf } from './schema/wire';

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
