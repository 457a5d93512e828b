/** The content of the shop in the database. */
import type { GoodsRow } from '../../../shop/catalogueRows';
import { completeGoods, contentKinds, type CatalogueContent, type StoredGoods } from '../catalogue/loadCatalogue';
import { loadVendureProducts } from '../catalogue/vendureProducts';
import type { Query } from '../store/source';
import type { ProductDetails } from './contentSchema';

export interface StoredProduct {
  /** Id in Vendure. */
  readonly productId: number;
  /** Undefined for a product that was made in the administration and has no details yet. */
  readonly row: StoredGoods | undefined;
  readonly details: ProductDetails;
  readonly isDeleted: boolean;
}

export interface StoredContent {
  readonly parts: CatalogueContent;
  readonly products: readonly StoredProduct[];
}

/** Reads the content. The caller has a transaction in which nothing else changes. */
export async function readContent(query: Query): Promise<StoredContent> {
  const stored = await query<{ id: (typeof contentKinds)[number]; row: unknown }>(
    `SELECT id, row FROM storefront.content WHERE kind = 'part'`,
  );
  const rows = new Map(stored.map(({ id, row }) => [id, row]));
  const parts = Object.fromEntries(contentKinds.map((kind) => [kind, rows.get(kind)])) as unknown as CatalogueContent;
  const goods = await query<{ product_id: number; row: StoredGoods & { id: string }; is_deleted: boolean }>(
    `SELECT goods.product_id, goods.row, product."deletedAt" IS NOT NULL AS is_deleted
     FROM storefront.goods JOIN product ON product.id = goods.product_id ORDER BY goods.position`,
  );
  const known = new Set(goods.map(({ product_id }) => product_id));
  const made = [...(await loadVendureProducts(query, parts.shop.currency))].filter(([id]) => !known.has(id));
  return {
    parts,
    products: [
      ...goods.map(({ product_id: productId, row, is_deleted: isDeleted }) => ({
        productId,
        row,
        // Details of a product that was made in the administration are stored as a whole.
        details: detailsOf(row as GoodsRow),
        isDeleted,
      })),
      ...made.map(([productId, product]) => ({
        productId,
        row: undefined,
        details: detailsOf(completeGoods(parts, product, undefined)),
        isDeleted: false,
      })),
    ],
  };
}

function detailsOf(row: Omit<GoodsRow, 'skus'> & { readonly skus?: GoodsRow['skus'] }): ProductDetails {
  const { id, tagline, categoryId, isVirtual, presale, yields, deliveryDays, returnDays, shipsToday } = row;
  const { popularity, addedAt, relatedIds, campaignIds, attributes = [], skus = [] } = row;
  return {
    id,
    tagline,
    categoryId,
    isVirtual,
    presale,
    yields: yields as ProductDetails['yields'],
    deliveryDays,
    returnDays,
    shipsToday,
    popularity,
    addedAt,
    relatedIds: [...relatedIds],
    campaignIds: [...campaignIds],
    attributes: [...attributes],
    skus: Object.fromEntries(
      skus.map(({ id: sku, originalPrice, limitPerOrder, faceValue }) => [
        sku,
        { originalPrice, limitPerOrder, faceValue },
      ]),
    ),
  };
}
