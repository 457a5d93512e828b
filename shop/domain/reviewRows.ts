/** Row types of reviews. Times are ms since 1970. */

/** A customer's review of a line of an order. */
export interface ReviewRow {
  id: string;
  customerId: string;
  orderId: string;
  skuId: string;
  goodsId: string;
  /** The name that others see; empty once the account is deleted. */
  author: string;
  stars: number;
  text: string;
  /** Data URLs. */
  photos: readonly string[];
  writtenAt: number;
}

/** What customers added to the ratings of a product. */
export interface ReviewedGoodsRow {
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  ratings: readonly number[];
  /** The ids of the reviews, oldest first. */
  reviewIds: readonly string[];
}
