/**
 * The article, promotion and service desk calls (spec section 7, `/api/info` and `/api/mine`). The two server calls use the
 * envelope `{ code, data }`.
 */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { serverChannel, serverCode } from './schema/server';
import { promotion } from './schema/wallet';
import { nothing } from './schema/wire';

export { getArticle, getArticles } from './articleCalls';
export { getServerInfo } from './startCalls';

/** Fetches the contact channels of the service desk. */
export const getServerList = /*#__PURE__*/ defineCall({
  name: 'getServerList',
  feature: 'service',
  method: 'GET',
  path: '/api/server/list',
  summary: 'The contact channels of the service desk',
  envelope: 'code',
  input: nothing,
  output: v.object({ list: v.array(serverChannel), total: v.number() }),
});

/**
 * Fetches the invite link of the customer and its rewards. `origin` is the address of the storefront without a slash at the end: its
 * origin, and the path below which it runs.
 */
export const getPromotion = /*#__PURE__*/ defineCall({
  name: 'getPromotion',
  feature: 'promotion',
  method: 'GET',
  path: '/api/mine/promotionInfo',
  summary: 'The invite link of the customer and its rewards',
  access: 'customer',
  input: v.object({ origin: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  output: promotion,
});

/** Fetches the service code that identifies the customer to the service desk. */
export const getServerCode = /*#__PURE__*/ defineCall({
  name: 'getServerCode',
  feature: 'service',
  method: 'GET',
  path: '/api/mine/serverCode',
  summary: 'The code that identifies the customer to the service desk',
  access: 'customer',
  input: nothing,
  output: serverCode,
});
