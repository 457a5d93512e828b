/**
 * A catalogue of many products, for long lists: numbered copies of the delivered products. Virtual products are not
 * copied, because their list has no pages.
 */
import { textIn } from '../../shop/text';
import type { CatalogueSeed, GoodsSeed } from '../../shop/catalogue/types';

/** Returns the catalogue with `count` products. The original products keep their ids, so existing links work. */
export function largeCatalogue(catalogue: CatalogueSeed, count: number): CatalogueSeed {
  const virtual = catalogue.goods.filter((goods) => goods.isVirtual);
  const delivered = catalogue.goods.filter((goods) => !goods.isVirtual);
  const deliveredEditions = Array.from({ length: delivered.length === 0 ? 0 : count - virtual.length }, (_, index) => {
    const original = delivered[index % delivered.length];
    return original ? createEdition(original, Math.floor(index / delivered.length)) : [];
  });
  return { ...catalogue, goods: [...virtual, ...deliveredEditions.flat()] };
}

function createEdition(goods: GoodsSeed, edition: number): GoodsSeed {
  if (edition === 0) return goods;
  const number = edition + 1;
  return {
    ...goods,
    id: `${goods.id}-${number}`,
    name: {
      en: `${goods.name.en} No. ${number}`,
      zh: `${goods.name.zh} ${number} 号`,
      de: `${textIn(goods.name, 'de')} Nr. ${number}`,
    },
    skus: goods.skus.map((sku) => ({ ...sku, id: `${sku.id}-${number}` })),
    relatedIds: goods.relatedIds.map((id) => `${id}-${number}`),
    popularity: goods.popularity / number,
    addedDaysAgo: goods.addedDaysAgo + edition,
  };
}
