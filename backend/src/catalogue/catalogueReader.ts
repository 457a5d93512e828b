/**
 * The read model of the catalogue. Each process keeps it in memory: lists and searches need no query but two small ones, for the
 * version of the catalogue and for the stock that changed. It is built again when the version differs.
 */
import type { StockRow } from '../../../mock/shop/domain/rows';
import { createGoodsIndex, type GoodsIndex } from '../../../mock/shop/goodsIndex';
import type { Query } from '../store/source';
import { loadCatalogue } from './loadCatalogue';

/** Time in ms for which the version is not asked for again. A changed price is in lists after this time. */
const VERSION_CHECK_MS = 250;
/** Time in s by which a transaction can be late: its change has the time of the statement, not of the commit. */
const OVERLAP_S = 60;

interface ChangedLevel {
  sku: string;
  left: number;
}

export class CatalogueReader {
  #goods: GoodsIndex | undefined;
  #version = '';
  #checkedAt = 0;
  #checking: Promise<void> | undefined;
  /** Pieces left by SKU, when they differ from the read model. */
  #left = new Map<string, number>();
  #stockReadAt: string | undefined;

  /** The catalogue as it was read last. Throws before the first `refresh`. */
  get goods(): GoodsIndex {
    if (!this.#goods) throw new Error('The catalogue has not been read yet.');
    return this.#goods;
  }

  /** Reads the catalogue again when it has changed. */
  async refresh(query: Query): Promise<GoodsIndex> {
    if (!this.#goods || Date.now() - this.#checkedAt >= VERSION_CHECK_MS)
      await (this.#checking ??= this.#check(query).finally(() => (this.#checking = undefined)));
    return this.goods;
  }

  /** Returns the stock that differs from the read model, by SKU. */
  async readStockChanges(query: Query): Promise<Map<string, unknown>> {
    const rows = await query<ChangedLevel>(
      `SELECT change.sku, (sum(level."stockOnHand") - sum(level."stockAllocated"))::int AS "left"
       FROM storefront.stock_change AS change
       JOIN product_variant AS variant ON variant.sku = change.sku AND variant."deletedAt" IS NULL
       JOIN stock_level AS level ON level."productVariantId" = variant.id
       WHERE change.at >= coalesce($1::timestamptz, '-infinity') - make_interval(secs => $2)
       GROUP BY change.sku`,
      [this.#stockReadAt ?? null, OVERLAP_S],
    );
    const [{ now } = { now: undefined }] = await query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    this.#stockReadAt = now;
    for (const { sku, left } of rows) {
      if (left === this.goods.sku(sku)?.sku.stock) this.#left.delete(sku);
      else this.#left.set(sku, left);
    }
    return new Map(
      [...this.#left].map(([skuId, left]): [string, StockRow] => [
        skuId,
        { skuId, goodsId: this.goods.sku(skuId)?.goods.id ?? '', left, held: 0, sold: 0 },
      ]),
    );
  }

  async #check(query: Query): Promise<void> {
    const [{ version } = { version: '' }] = await query<{ version: string }>(
      'SELECT version FROM storefront.catalogue_version',
    );
    if (!this.#goods || version !== this.#version) {
      const [{ now } = { now: undefined }] = await query<{ now: string }>('SELECT clock_timestamp()::text AS now');
      this.#goods = createGoodsIndex(await loadCatalogue(query));
      this.#version = version;
      this.#left = new Map();
      this.#stockReadAt = now;
    }
    this.#checkedAt = Date.now();
  }
}
