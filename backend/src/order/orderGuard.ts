/**
 * Orders of the storefront keep the state that the shop's rules give them. A change of their state in Vendure would book stock and
 * money that its own records do not have, so it is refused as a whole.
 */
import { UserInputError, type Injector, type OrderProcess, TransactionalConnection } from '@vendure/core';

let connection: TransactionalConnection | undefined;

export const orderGuard: OrderProcess<string> = {
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
  },
  async onTransitionStart(_from, _to, { order }) {
    const rows: unknown[] | undefined = await connection?.rawConnection.query(
      'SELECT 1 FROM storefront.shop_order WHERE vendure_id = $1',
      [order.id],
    );
    if (rows?.length === 0) return undefined;
    throw new UserInputError(`The order ${order.code} belongs to the storefront: use cancelStorefrontOrder.`);
  },
};
