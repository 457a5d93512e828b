/** Handlers of wallet log, withdrawals, tickets and redeem codes (specification, 7). */
import type { walletCalls } from '../../src/api/calls';
import { requireCustomer, type Handlers } from '../context';
import { runIdempotent } from '../domain/idempotency';
import { redeemCode } from '../domain/redeemCodes';
import { getTicketState } from '../domain/tickets';
import type { TicketRow } from '../domain/walletRows';
import { getPayee, requestWithdrawal } from '../domain/withdrawals';
import { toFullList } from '../pagination';
import { requireFound } from '../shopError';
import {
  serializeWalletEntry,
  serializeTicket,
  serializeTicketDetail,
  serializeWithdrawal,
} from '../serializers/customer';
import { textIn } from '../text';

const ticketOrder = { unused: 0, used: 1, expired: 2 };

export const walletHandlers: Handlers<typeof walletCalls> = {
  getWalletLog: (context) =>
    toFullList(context.database.walletEntries.listByCustomer(requireCustomer(context).id).reverse(), (row) =>
      serializeWalletEntry(context, row),
    ),

  withdraw: (context, input) =>
    runIdempotent(context, 'withdraw', input, () => {
      const { id } = requireCustomer(context);
      const { payeeName, payeeAccount } = getPayee(context, id, input);
      const { amount, operationId } = input;
      return serializeWithdrawal(
        context,
        requestWithdrawal(context, id, { amount, operationId, payeeName, payeeAccount }),
      );
    }),

  getWithdrawLog: (context) =>
    toFullList(context.database.withdrawals.listByCustomer(requireCustomer(context).id).reverse(), (row) =>
      serializeWithdrawal(context, row),
    ),

  getTickets(context) {
    const stateOf = (row: TicketRow) => ticketOrder[getTicketState(row, context.now)];
    const rows = context.database.tickets.listByCustomer(requireCustomer(context).id);
    return toFullList(
      rows.sort((one, other) => stateOf(one) - stateOf(other) || one.validUntil - other.validUntil),
      (row) => serializeTicket(context, row),
    );
  },

  getTicketDetail: (context, { id }) =>
    serializeTicketDetail(
      context,
      requireFound(context.database.tickets.find(requireCustomer(context).id, id), 'ticketUnknown'),
    ),

  exchangeCode: (context, input) =>
    runIdempotent(context, 'exchangeCode', input, () => {
      const { name, ...redeemed } = redeemCode(context, requireCustomer(context).id, input.code, input.operationId);
      return { ...redeemed, name: textIn(name, context.language) };
    }),
};
