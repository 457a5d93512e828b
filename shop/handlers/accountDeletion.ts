/** Handlers of the deletion of an account. A shop without the part answers as if it did not know them. */
import type { accountDeletionCalls } from '../../src/api/calls';
import { requireCustomer, type CallContext, type Handlers } from '../context';
import { deleteAccount, listBlockers, listLosses, type DeletionFact } from '../domain/accountDeletion';
import { identifierForCodes } from '../domain/customers';
import { kindOfIdentifier } from '../domain/identifiers';
import { consumeOneTimeCode } from '../domain/oneTimeCodes';
import type { CustomerRow } from '../domain/rows';
import { requireFound, ShopError } from '../shopError';
import { toIsoTime } from '../time';

/** The customer, in a shop where accounts can be deleted. */
const requireDeletable = (context: CallContext): CustomerRow =>
  requireFound(
    context.configuration.features.accountDeletion ? requireCustomer(context) : undefined,
    'deletionUnknown',
  );

export const accountDeletionHandlers: Handlers<typeof accountDeletionCalls> = {
  getAccountDeletion(context) {
    const customer = requireDeletable(context);
    const { id } = customer;
    const identifier = identifierForCodes(context, customer);
    const serialize = ({ kind, count, amount }: DeletionFact) => ({
      kind,
      name: null,
      count: count ?? null,
      amount: amount ?? null,
      currency: amount === undefined ? null : context.goods.currency,
    });
    return {
      [kindOfIdentifier(identifier)]: identifier,
      losses: listLosses(context, id).map(serialize),
      blockers: listBlockers(context, id).map(serialize),
    };
  },

  deleteAccount(context, { code }) {
    const customer = requireDeletable(context);
    // Before the code: it is not used up by a refusal.
    if (listBlockers(context, customer.id).length > 0) throw new ShopError('ACCOUNT_OPEN', 'accountOpen');
    consumeOneTimeCode(context, 'deleteAccount', identifierForCodes(context, customer), code);
    deleteAccount(context, customer, context.token);
    return { deletedAt: toIsoTime(context.now) };
  },
};
