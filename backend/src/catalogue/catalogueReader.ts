/**
 * The read model of the catalogue. Each process keeps it in memory: lists and searches need no query but two small ones, for the
 * version of the catalogue and for the stock that changed. It is built again when the version differs.
 */
import { createGoodsIndex, type GoodsIndex } from '../../../shop/goodsIndex';
import type { Query } from '../store/source';
import { loadCatalogue } from './loadCatalogue';

/** Time in ms for which the version is not asked for again. A changed price is in lists after this time. */
const VERSION_CHECK_MS = 250;

/** The oldest transaction that is open for this statement. What an older one changed is visible to it. */
const OLDEST_OPEN_TRANSACTION_SQL = 'pg_snapshot_xmin(pg_current_snapshot())::text';

interface ChangedStockLevelRow {
  seen: string;
  /** Null in the only row when nothing has changed. */
  sku: string | null;
  left: number | null;
}

export class CatalogueReader {
  #goods: GoodsIndex | undefined;
  #version = '';
  #checkedAt = 0;
  #checking: Promise<void> | undefined;
  /** The oldest transaction that was open when the stock was read last. Changes of it and of later ones are still to read. */
  #stockSeen = '0';

  /** The catalogue as it was read last. Throws before the first `refresh`. */
  get goods(): GoodsIndex {
    if (!this.#goods) throw new Error('The catalogue has not been read yet.');
    return this.#goods;
  }

  /** Reads the catalogue again when it has changed. */
  async refresh(query: Query): Promise<GoodsIndex> {
    if (this.#isCheckDue()) await (this.#checking ??= this.#check(query).finally(() => (this.#checking = undefined)));
    return this.goods;
  }

  /**
   * The same on the connection of a transaction. It does not wait for a check that has begun: that one can wait for a connection or a lock
   * of this transaction.
   */
  async refreshInTransaction(query: Query): Promise<GoodsIndex> {
    if (this.#isCheckDue()) await this.#check(query);
    return this.goods;
  }

  #isCheckDue(): boolean {
    return !this.#goods || Date.now() - this.#checkedAt >= VERSION_CHECK_MS;
  }

  /** Reads the stock that changed since the last time into the read model, whatever has been sold before. */
  async readStockChanges(query: Query): Promise<void> {
    const { goods } = this;
    const rows = await query<ChangedStockLevelRow>(
      `SELECT ${OLDEST_OPEN_TRANSACTION_SQL} AS seen, changed.sku, changed."left" FROM (VALUES (1)) AS always
       LEFT JOIN (
         SELECT change.sku, level."stockOnHand" - level."stockAllocated" AS "left"
         FROM storefront.stock_change AS change
         JOIN product_variant AS variant ON variant.sku = change.sku AND variant."deletedAt" IS NULL
         JOIN stock_level AS level ON level."productVariantId" = variant.id
           AND level."stockLocationId" = (SELECT storefront.shop_location())
         WHERE change.changed_by >= $1::xid8
       ) AS changed ON true`,
      [this.#stockSeen],
    );
    // A read model that was built meanwhile begins at another transaction.
    if (goods !== this.#goods) return this.readStockChanges(query);
    // Also an older one than before: an answer that overtook this one is read again.
    this.#stockSeen = rows[0]?.seen ?? this.#stockSeen;
    for (const { sku, left } of rows) if (sku !== null && left !== null) goods.setStock(sku, left);
  }

  async #check(query: Query): Promise<void> {
    const [{ version } = { version: '' }] = await query<{ version: string }>(
      'SELECT version FROM storefront.catalogue_version',
    );
    if (!this.#goods || version !== this.#version) {
      const [before] = await query<{ seen: string }>(`SELECT ${OLDEST_OPEN_TRANSACTION_SQL} AS seen`);
      this.#goods = createGoodsIndex(await loadCatalogue(query));
      this.#version = version;
      this.#stockSeen = before?.seen ?? '0';
    }
    this.#checkedAt = Date.now();
  }
}
