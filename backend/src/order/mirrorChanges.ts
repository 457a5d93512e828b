/** Shows customers of the storefront and their orders in Vendure and to the payment provider, in the transaction that changed them. */
import type { CustomerRow, OrderRow } from '../../../shop/domain/rows';
import type { Transaction } from '../store/runInTransaction';
import type { ChangesByCollection } from '../store/unitOfWork';
import { requestProviderRefunds } from '../payment/providerRefunds';
import { mirrorCustomer } from '../identity/mirrorCustomer';
import { mirrorOrder } from './mirrorOrder';

export async function mirrorChanges(transaction: Transaction, changes: ChangesByCollection): Promise<void> {
  for (const { row } of changes.get('customers') ?? []) if (row) await mirrorCustomer(transaction, row as CustomerRow);
  for (const { row } of changes.get('orders') ?? []) if (row) await mirrorOrder(transaction, row as OrderRow);
  await requestProviderRefunds(transaction.query, changes);
}
