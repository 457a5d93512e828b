/** What is asked for on start (spec section 4). By themselves, so that the entry carries no other schema. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { user } from './schema/customer';
import { serverRecord } from './schema/server';
import { nothing } from './schema/wire';

/** The server record of the initial state. */
export const getServerInfo = /*#__PURE__*/ defineCall({ name: 'getServerInfo', method: 'GET', path: '/api/server/info', summary: 'Who the shop is', envelope: 'code', input: nothing, output: serverRecord });

/** The current user, fetched once on start when a token is stored. */
export const getCurrentUser = /*#__PURE__*/ defineCall({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/user/current',
  summary: 'The current user',
  access: 'customer',
  input: v.object({ type: v.union([v.literal(1), v.pipe(v.literal('1'), v.transform(() => 1 as const))]) }),
  output: user,
});
