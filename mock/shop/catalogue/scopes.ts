/** Where coupons and codes take something off, with the words that say so. */
import type { Scope } from '../domain/rows';
import type { Text } from '../text';
import { t } from './builders';
import { categories } from './categories';

/** Virtual goods are money or as good as money, so nothing is taken off them. */
export const everything: Scope = { categoryIds: null, goodsIds: null, name: t('Everything we deliver', '全部实物商品') };

/** One category. Throws when there is none of that id. */
export function within(categoryId: string): Scope {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`no category ${categoryId}`);
  return { categoryIds: [categoryId], goodsIds: null, name: category.name };
}

/** One goods item. */
export const only = (goodsId: string, name: Text): Scope => ({ categoryIds: null, goodsIds: [goodsId], name });
