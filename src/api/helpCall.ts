/** The call of the help articles (spec section 7, `/api/home`). The mobile home page does without it. */
import { defineCall } from './defineCall';
import { articleHead, articleListInput } from './schema/article';
import { listOf } from './schema/wire';

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
