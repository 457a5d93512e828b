/** The call of the wallet balance (spec section 7, `/api/user`). Login and profile do without it. */
import { defineCall } from './defineCall';
import { balance } from './schema/wallet';
import { nothing } from './schema/wire';

/** Fetches the wallet balance, its frozen part and the withdrawal rules; amounts are in minor units. */
export const getEnableBalance = /*#__PURE__*/ defineCall({
  name: 'getEnableBalance',
  feature: 'wallet',
  method: 'GET',
  path: '/api/user/enableBalance',
  summary: 'The balance that can be spent or withdrawn',
  access: 'customer',
  input: nothing,
  output: balance,
});
