/** The wallet, ticket and redeem code calls (spec section 7, `/api/user`). */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { redeemed, ticket, ticketDetail } from './schema/ticket';
import { typedCode, typedText } from './schema/typed';
import { walletEntry, withdrawal } from './schema/wallet';
import { id, listOf, nothing, operationId, price } from './schema/wire';

/** Fetches all wallet transactions, newest first. */
export const getWalletLog = /*#__PURE__*/ defineCall({
  name: 'getWalletLog',
  feature: 'wallet',
  method: 'GET',
  path: '/api/user/wallet/log',
  summary: 'All wallet transactions, newest first',
  access: 'customer',
  input: nothing,
  output: listOf(walletEntry),
});

/**
 * Requests a withdrawal of `amount` minor units, fee included. Errors: BELOW_MINIMUM, BALANCE_SHORT, VALIDATION,
 * OPERATION_MISMATCH.
 */
export const withdraw = /*#__PURE__*/ defineCall({
  name: 'withdraw',
  feature: 'withdrawals',
  method: 'POST',
  path: '/api/user/withdraw',
  summary: 'Requests a withdrawal',
  kind: 'money',
  access: 'customer',
  input: v.object({
    operationId,
    amount: v.pipe(price, v.minValue(1)),
    payeeName: v.pipe(typedText(60), v.minLength(1)),
    payeeAccount: v.pipe(typedCode(34), v.minLength(4)),
  }),
  output: withdrawal,
});

/** Fetches all withdrawals, newest first. */
export const getWithdrawLog = /*#__PURE__*/ defineCall({
  name: 'getWithdrawLog',
  feature: 'withdrawals',
  method: 'GET',
  path: '/api/user/withdraw/log',
  summary: 'All withdrawals, newest first',
  access: 'customer',
  input: nothing,
  output: listOf(withdrawal),
});

/** Fetches all tickets: unused, used and expired. */
export const getTickets = /*#__PURE__*/ defineCall({
  name: 'getTickets',
  feature: 'tickets',
  method: 'GET',
  path: '/api/user/ticket/list',
  summary: 'All tickets',
  access: 'customer',
  input: nothing,
  output: listOf(ticket),
});

/** Fetches one ticket with its code. Error: NOT_FOUND. */
export const getTicketDetail = /*#__PURE__*/ defineCall({
  name: 'getTicketDetail',
  feature: 'tickets',
  method: 'GET',
  path: '/api/user/ticket/detail',
  summary: 'One ticket with its code',
  access: 'customer',
  input: v.object({ id }),
  output: ticketDetail,
});

/**
 * Redeems a code (cdk) for balance, a coupon, a ticket or products. Errors: CODE_UNKNOWN, CODE_USED, CODE_OUT_OF_DATE,
 * CODE_LIMIT, OPERATION_MISMATCH.
 */
export const exchangeCode = /*#__PURE__*/ defineCall({
  name: 'exchangeCode',
  feature: 'redeemCodes',
  method: 'POST',
  path: '/api/user/exchange/code',
  summary: 'Redeems a code',
  kind: 'money',
  access: 'customer',
  input: v.object({ operationId, code: v.pipe(typedCode(40), v.minLength(1)) }),
  output: redeemed,
});
