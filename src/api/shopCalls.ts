/** Articles, promotion and the service desk; the two server fetches have the envelope `{ code, data }`. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { serverChannel, serverCode } from './schema/server';
import { article, articleHead } from './schema/ticket';
import { promotion } from './schema/user';
import { id, listOf, nothing } from './schema/wire';

export { getServerInfo } from './startCalls';

/** The service channels. */
export const getServerList = /*#__PURE__*/ defineCall({ name: 'getServerList', method: 'GET', path: '/api/server/list', summary: 'The service channels', envelope: 'code', input: nothing, output: v.object({ list: v.array(serverChannel), total: v.number() }) });

/** Info articles, heads only. */
export const getArticles = /*#__PURE__*/ defineCall({ name: 'getArticles', method: 'GET', path: '/api/info/list', summary: 'Info articles, heads only', input: nothing, output: listOf(articleHead) });

/** One article with its body. */
export const getArticle = /*#__PURE__*/ defineCall({ name: 'getArticle', method: 'GET', path: '/api/info/detail', summary: 'One article', input: v.object({ id }), output: article });

/** The customer's invite link and what it earned. */
export const getPromotion = /*#__PURE__*/ defineCall({ name: 'getPromotion', method: 'GET', path: '/api/mine/promotionInfo', summary: 'The invite link and what it earned', access: 'customer', input: v.object({ origin: v.optional(v.pipe(v.string(), v.maxLength(200))) }), output: promotion });

/** The customer's own service code. */
export const getServerCode = /*#__PURE__*/ defineCall({ name: 'getServerCode', method: 'GET', path: '/api/mine/serverCode', summary: 'The service code shown to an agent', access: 'customer', input: nothing, output: serverCode });
