/** The calls of the app start (spec section 4). A module of its own, so that the entry chunk contains no other schema. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { user } from './schema/customer';
import { serverRecord } from './schema/server';
import { nothing } from './schema/wire';

/** Fetches the server record of the initial state (spec section 3). */
export const getServerInfo = /*#__PURE__*/ defineCall({
  name: 'getServerInfo',
  method: 'GET',
  path: '/api/server/info',
  summary: 'Information about the shop',
  envelope: 'code',
  input: nothing,
  output: serverRecord,
});

/**
 * Fetches the current user, once on start when a token is stored. `type` is the numeric argument 1 of spec section 3. Error:
 * UNAUTHORIZED.
 */
export const getCurrentUser = /*#__PURE__*/ defineCall({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/user/current',
  summary: 'The current user',
  access: 'customer',
  input: v.object({
    type: v.union([
      v.literal(1),
      v.pipe(
        v.literal('1'),
        v.transform(() => 1 as const),
      ),
    ]),
  }),
  output: user,
});
