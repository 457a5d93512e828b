/** A shop of many goods: what it delivers over and over, each edition numbered. Virtual goods stay few, their list has no pages. */
import type { CatalogueSeed, GoodsSeed } from '../catalogue/types';

/** The same shop with `count` goods. The first edition is the catalogue itself, so its links stay good. */
export function largeCatalogue(catalogue: CatalogueSeed, count: number): CatalogueSeed {
  const virtual = catalogue.goods.filter((goods) => goods.isVirtual);
  const delivered = catalogue.goods.filter((goods) => !goods.isVirtual);
  const many = Array.from({ length: delivered.length === 0 ? 0 : count - virtual.length }, (_, index) => {
    const original = delivered[index % delivered.length];
    return original ? editionOf(original, Math.floor(index / delivered.length)) : [];
  });
  return { ...catalogue, goods: [...virtual, ...many.flat()] };
}

function editionOf(goods: GoodsSeed, edition: number): GoodsSeed {
  if (edition === 0) return goods;
  const number = edition + 1;
  return {
    ...goods,
    id: `${goods.id}-${number}`,
    name: { en: `${goods.name.en} No. ${number}`, zh: `${goods.name.zh} ${number} 号` },
    skus: goods.skus.map((sku) => ({ ...sku, id: `${sku.id}-${number}` })),
    relatedIds: goods.relatedIds.map((id) => `${id}-${number}`),
    popularity: goods.popularity / number,
    addedDaysAgo: goods.addedDaysAgo + edition,
  };
}
