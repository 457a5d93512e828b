/** Wallet, tickets, redeem codes: the rest of the customer's calls of spec section 7. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { redeemed, ticket, ticketDetail } from './schema/ticket';
import { walletEntry, withdrawal } from './schema/user';
import { id, listOf, nothing, operationId, price } from './schema/wire';

/** Everything that moved in the wallet, newest first. */
export const getWalletLog = /*#__PURE__*/ defineCall({ name: 'getWalletLog', method: 'GET', path: '/api/user/wallet/log', summary: 'Everything that moved in the wallet', access: 'customer', input: nothing, output: listOf(walletEntry) });

/** Asks for a withdrawal of `amount` (fee included), minor units. */
export const withdraw = /*#__PURE__*/ defineCall({
  name: 'withdraw',
  method: 'POST',
  path: '/api/user/withdraw',
  summary: 'Asks for a withdrawal',
  kind: 'money',
  access: 'customer',
  input: v.object({
    operationId,
    amount: v.pipe(price, v.minValue(1)),
    payeeName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    payeeAccount: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(34)),
  }),
  output: withdrawal,
});

/** All withdrawals, newest first. */
export const getWithdrawLog = /*#__PURE__*/ defineCall({ name: 'getWithdrawLog', method: 'GET', path: '/api/user/withdraw/log', summary: 'All withdrawals', access: 'customer', input: nothing, output: listOf(withdrawal) });

/** All tickets: unused, used, expired. */
export const getTickets = /*#__PURE__*/ defineCall({ name: 'getTickets', method: 'GET', path: '/api/user/ticket/list', summary: 'All tickets', access: 'customer', input: nothing, output: listOf(ticket) });

/** One ticket with its code. */
export const getTicketDetail = /*#__PURE__*/ defineCall({ name: 'getTicketDetail', method: 'GET', path: '/api/user/ticket/detail', summary: 'One ticket with its code', access: 'customer', input: v.object({ id }), output: ticketDetail });

/** Redeems a code (cdk) for balance, a coupon, a ticket or goods. */
export const exchangeCode = /*#__PURE__*/ defineCall({
  name: 'exchangeCode',
  method: 'POST',
  path: '/api/user/exchange/code',
  summary: 'Redeems a code',
  kind: 'money',
  access: 'customer',
  input: v.object({ operationId, code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  output: redeemed,
});
