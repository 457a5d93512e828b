/**
 * THE CONTRACT as one table (spec section 7 and the three calls that it names without a path). The demo shop, the tests,
 * the developers' page and the OpenAPI document walk it. Screens import the single calls, so that the first load carries
 * only the schemas it needs.
 */
import * as home from './homeCalls';
import * as order from './orderCalls';
import * as shop from './shopCalls';
import * as user from './userCalls';
import * as wallet from './walletCalls';

export const calls = { ...home, ...user, ...order, ...wallet, ...shop };

export type CallName = keyof typeof calls;
