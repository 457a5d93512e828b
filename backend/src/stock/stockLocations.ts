/**
 * Vendure's view of the stock. The storefront's orders move their stock by the shop's rules: Vendure moves none for them. A paid
 * piece is off the stock level at once, but lies on the shelf until it is sent: for Vendure it is on hand and allocated.
 */
import {
  MultiChannelStockLocationStrategy,
  OrderLine,
  type ID,
  type LocationWithQuantity,
  type RequestContext,
  type StockLevel,
  type StockLocation,
} from '@vendure/core';
import { queryOf } from '../store/runInTransaction';
import type { Query } from '../store/source';

type ForAllocationArguments = [ctx: RequestContext, locations: StockLocation[], line: OrderLine, quantity: number];

export class StorefrontStockLocations extends MultiChannelStockLocationStrategy {
  override async forAllocation(...asked: ForAllocationArguments): Promise<LocationWithQuantity[]> {
    return (await this.#isStorefronts(asked)) ? [] : super.forAllocation(...asked);
  }

  override async forRelease(...asked: ForAllocationArguments): Promise<LocationWithQuantity[]> {
    return (await this.#isStorefronts(asked)) ? [] : super.forRelease(...asked);
  }

  override async forSale(...asked: ForAllocationArguments): Promise<LocationWithQuantity[]> {
    return (await this.#isStorefronts(asked)) ? [] : super.forSale(...asked);
  }

  override async forCancellation(...asked: ForAllocationArguments): Promise<LocationWithQuantity[]> {
    return (await this.#isStorefronts(asked)) ? [] : super.forCancellation(...asked);
  }

  override async getAvailableStock(
    ctx: RequestContext,
    variantId: ID,
    levels: StockLevel[],
  ): Promise<{ stockOnHand: number; stockAllocated: number }> {
    const { stockOnHand, stockAllocated } = await super.getAvailableStock(ctx, variantId, levels);
    const [unsent] = await this.#query(ctx)<{ pieces: number }>(
      `SELECT coalesce(sum(line.quantity), 0)::int AS pieces FROM storefront.shop_order
       JOIN order_line AS line ON line."orderId" = shop_order.vendure_id
       WHERE shop_order.status = 'toShip' AND line."productVariantId" = $1`,
      [variantId],
    );
    const pieces = unsent?.pieces ?? 0;
    return { stockOnHand: stockOnHand + pieces, stockAllocated: stockAllocated + pieces };
  }

  async #isStorefronts([ctx, , line]: ForAllocationArguments): Promise<boolean> {
    const found = await this.#query(ctx)(
      `SELECT 1 FROM storefront.shop_order JOIN order_line AS line ON line."orderId" = shop_order.vendure_id
       WHERE line.id = $1`,
      [line.id],
    );
    return found.length > 0;
  }

  #query(ctx: RequestContext): Query {
    return queryOf(this.connection.getRepository(ctx, OrderLine).manager);
  }
}
