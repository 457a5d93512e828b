/** Wallet, withdrawals, tickets, redeem codes. */
import type * as calls from '../../../src/api/walletCalls';
import { customerOf, type HandlersOf } from '../context';
import { once } from '../domain/operations';
import { redeem } from '../domain/redeemCodes';
import { ticketState } from '../domain/tickets';
import type { TicketRow } from '../domain/walletRows';
import { requestWithdrawal } from '../domain/withdrawals';
import { wholeList } from '../listPage';
import { foundOr } from '../shopError';
import { showEntry, showTicket, showTicketDetail, showWithdrawal } from '../show/customer';
import { say } from '../text';

const ticketOrder = { unused: 0, used: 1, expired: 2 };

export const walletHandlers: HandlersOf<typeof calls> = {
  getWalletLog: (context) => wholeList(context.books.walletEntries.listOf(customerOf(context).id).reverse(), (row) => showEntry(context, row)),

  withdraw: (context, input) =>
    once(context, 'withdraw', input, () => showWithdrawal(context, requestWithdrawal(context, customerOf(context).id, input))),

  getWithdrawLog: (context) => wholeList(context.books.withdrawals.listOf(customerOf(context).id).reverse(), (row) => showWithdrawal(context, row)),

  getTickets(context) {
    const stateOf = (row: TicketRow) => ticketOrder[ticketState(row, context.now)];
    const rows = context.books.tickets.listOf(customerOf(context).id);
    return wholeList(
      rows.sort((one, other) => stateOf(one) - stateOf(other) || one.validUntil - other.validUntil),
      (row) => showTicket(context, row),
    );
  },

  getTicketDetail: (context, { id }) => showTicketDetail(context, foundOr(context.books.tickets.of(customerOf(context).id, id), 'ticketUnknown')),

  exchangeCode: (context, input) =>
    once(context, 'exchangeCode', input, () => {
      const { name, ...given } = redeem(context, customerOf(context).id, input.code, input.operationId);
      return { ...given, name: say(name, context.language) };
    }),
};
