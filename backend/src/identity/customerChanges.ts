/** What administrators do with a customer in Vendure, in the storefront: another name, and the deletion of the account. */
import {
  CustomerEvent,
  UserInputError,
  type Customer,
  type EventBus,
  type TransactionalConnection,
} from '@vendure/core';
import * as v from 'valibot';
import { nickname } from '../../../src/api/profile';
import type { ShopContext } from '../../../shop/context';
import { deleteAccount, listBlockers } from '../../../shop/domain/accountDeletion';
import type { CustomerRow } from '../../../shop/domain/rows';
import { currentEngine, rethrowRefusalsAsInputErrors } from '../admin/currentEngine';
import { changeShopInTransaction } from '../order/changeShop';
import { transactionOf } from '../order/vendureOrder';
import { errorCodeOf, type Transaction } from '../store/runInTransaction';

/** PostgreSQL's code of the error. */
const DEADLOCK_DETECTED = '40P01';

type CustomerRule = (context: ShopContext, row: CustomerRow) => void;

const blockerNames: Readonly<Record<string, string>> = {
  openOrders: 'open orders',
  openReturns: 'open returns',
  pendingWithdrawals: 'withdrawals that are not paid',
};

const deleteCustomer: CustomerRule = (context, row) => {
  const blockers = listBlockers(context, row.id).map(({ kind, count }) => `${blockerNames[kind] ?? kind} (${count})`);
  if (blockers.length > 0) throw new UserInputError(`The customer has ${blockers.join(', ')}. Finish them first.`);
  deleteAccount(context, row, '');
};

/** The rule for the fields that the administrator has sent, or undefined when none of them is in the storefront. */
function ruleOfUpdate({ firstName, lastName, phoneNumber }: Customer, input: CustomerEvent['input']) {
  const sent = new Set(Object.keys(Object(input)));
  const hasName = sent.has('firstName') || sent.has('lastName');
  if (!hasName && !sent.has('phoneNumber')) return undefined;
  const rule: CustomerRule = ({ database }, row) => {
    if (sent.has('phoneNumber') && phoneNumber !== row.phone)
      throw new UserInputError('Customers sign in with their phone. They change it in the storefront.');
    if (!hasName) return;
    const name = v.safeParse(nickname, `${firstName} ${lastName}`);
    if (!name.success) throw new UserInputError('First and last name together have 1 to 24 characters.');
    if (name.output !== row.nickname) database.customers.put(row.id, { ...row, nickname: name.output });
  };
  return rule;
}

/** Changes the customer of the storefront. Nothing happens to one that Vendure has alone, or whose account has been deleted. */
async function changeCustomer(transaction: Transaction, vendureId: Customer['id'], rule: CustomerRule): Promise<void> {
  const [owner] = await transaction.query<{ id: string }>('SELECT id FROM storefront.customer WHERE vendure_id = $1', [
    vendureId,
  ]);
  if (!owner) return;
  const engine = await currentEngine(transaction.query);
  const { id: customerId } = owner;
  await rethrowRefusalsAsInputErrors(() =>
    changeShopInTransaction(engine, { ...transaction, customerId }, { customerId }, (context) => {
      const row = context.database.customers.get(customerId);
      if (row && !row.isDeleted) rule(context, row);
    }),
  );
}

/** Vendure does not repeat an operation that lost against another one. */
function rethrowDeadlock(error: unknown): never {
  if (errorCodeOf(error) !== DEADLOCK_DETECTED) throw error;
  throw new UserInputError('Another change of the customer came at the same time. Please try again.');
}

/** Follows changes of customers, at the end of Vendure's operation: an error rolls back what it has done. */
export function followCustomerChanges(eventBus: EventBus, connection: TransactionalConnection): void {
  /** The last change of a transaction. Vendure deletes several customers at the same time in one; the first that fails ends it. */
  const lastChanges = new WeakMap<Transaction['runner'], Promise<void>>();
  eventBus.registerBlockingEventHandler({
    id: 'storefront-follows-customers',
    event: CustomerEvent,
    handler({ ctx, entity, type, input }) {
      if (ctx.apiType !== 'admin' || type === 'created') return;
      const rule = type === 'deleted' ? deleteCustomer : ruleOfUpdate(entity, input);
      if (!rule) return;
      const transaction = transactionOf(connection, ctx);
      const before = lastChanges.get(transaction.runner) ?? Promise.resolve();
      const change = before.then(() => changeCustomer(transaction, entity.id, rule)).catch(rethrowDeadlock);
      lastChanges.set(transaction.runner, change);
      return change;
    },
  });
}
