/**
 * What Vendure's shop API leaves to the storefront: orders, payments and profiles. A customer signs in there and reads; the rules of
 * the shop know of nothing that would be written there (docs/decisions/013-vendures-shop-api-reads.md).
 */
import {
  CustomerAddressEvent,
  CustomerEvent,
  EventBus,
  UserInputError,
  type ActiveOrderStrategy,
  type Injector,
  type RequestContext,
} from '@vendure/core';

const refusalMessage = 'Orders and profiles of the storefront are changed in the storefront.';

/**
 * No order is the active one of a session. An unpaid order of the storefront would be: a payment that is declined there, another
 * address or a removed code would make Vendure's copy differ from the order.
 */
export class NoActiveOrder implements ActiveOrderStrategy {
  readonly name = 'storefront';

  init(injector: Injector): void {
    for (const event of [CustomerEvent, CustomerAddressEvent])
      injector.get(EventBus).registerBlockingEventHandler({
        id: `storefront-refuses-${event.name}`,
        event: event as typeof CustomerEvent,
        handler: refuseFromShop,
      });
  }

  determineActiveOrder(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  createActiveOrder(): Promise<never> {
    return Promise.reject(new UserInputError(refusalMessage));
  }
}

/** At the end of the operation: the error rolls back what it has done. */
function refuseFromShop({ ctx }: { readonly ctx: RequestContext }): void {
  if (ctx.apiType === 'shop') throw new UserInputError(refusalMessage);
}
