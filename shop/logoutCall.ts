/** The sign-out that `getServerInfo` names. It is not in the table of calls, because each API chooses its path. */
import * as v from 'valibot';
import { defineCall } from '../src/api/defineCall';
import { emptyInput } from '../src/api/schema/wire';

export const logoutCall = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Ends the session',
  kind: 'write',
  access: 'customer',
  input: emptyInput,
  output: v.null(),
});
