/** The scopes of coupons and discount codes. */
import type { ProductScope } from '../../shop/domain/rows';
import type { LocalizedText } from '../../shop/text';
import { t } from './builders';
import { categories } from './categories';

/** All delivered products. Virtual products, such as gift cards, are never discounted by this scope. */
export const allDeliveredGoods: ProductScope = {
  categoryIds: null,
  goodsIds: null,
  name: t('Items we deliver', '全部实物商品'),
};

/** Returns the scope of one category. Throws for an unknown id. */
export function categoryScope(categoryId: string): ProductScope {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`no category ${categoryId}`);
  return { categoryIds: [categoryId], goodsIds: null, name: category.name };
}

/** Returns the scope of one product. */
export const goodsScope = (goodsId: string, name: LocalizedText): ProductScope => ({
  categoryIds: null,
  goodsIds: [goodsId],
  name,
});
