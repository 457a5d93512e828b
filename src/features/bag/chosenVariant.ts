import type { GoodsDetail, Sku } from '@/api/products';
import type { SkuChoice } from '@/domain/skuChoice';
import type { Picture } from '@/lib/picture';

/** What a page offers to put into the bag: a product with the chosen variant and quantity. */
export interface ChosenVariant {
  goods: GoodsDetail;
  choice: SkuChoice;
  /** Undefined when no such variant exists. */
  sku: Sku | undefined;
  quantity: number;
  pictures: readonly Picture[];
  /** Index of the variant's picture. */
  pictureIndex: number;
  canBuy: boolean;
}
