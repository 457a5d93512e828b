/**
 * All calls of the API by name: those of spec section 7, and the server and user fetches that it names without a path.
 * The demo shop, the tests, the developer page and the OpenAPI document use this table. Screens import single calls from
 * the other modules, so that a page loads only the schemas that it needs.
 */
import * as home from './homeCalls';
import * as order from './orderCalls';
import * as shop from './shopCalls';
import * as user from './userCalls';
import * as wallet from './walletCalls';

export const calls = { ...home, ...user, ...order, ...wallet, ...shop };

export type CallName = keyof typeof calls;
