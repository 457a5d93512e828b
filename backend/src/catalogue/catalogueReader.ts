/**
 * The read model of the catalogue. Each process keeps it in memory: lists and searches need no query but two small ones, for the
 * products and for the stock that changed. Changed products are read again and replaced. Only another currency, channel or category
 * needs another read model, which is built between calls while the one before answers.
 */
import { setImmediate as afterOtherCalls } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGoodsIndex, type GoodsIndex, type PositionedGoods } from '../../../shop/goodsIndex';
import type { Query } from '../store/source';
import { oldestOpenIn, olderOf, readCatalogueChanges } from './catalogueChanges';
import { listProductIds, loadContent, loadProducts } from './loadCatalogue';
import { readChangedStock } from './changedStock';

/** Time in ms for which changes are not asked for again. A changed price is in lists after this time. */
const VERSION_CHECK_MS = 250;
/** Products that a new read model reads from the database at once. */
const LOADED_AT_ONCE = 200;
/** Products that are replaced at once: some milliseconds in which no call is answered. A check reads so many changed ones itself. */
const REPLACED_AT_ONCE = 10;

interface ReadModel {
  readonly goods: GoodsIndex;
  /** The ids of its products by those in Vendure. */
  readonly goodsIds: Map<number, string>;
  readonly version: string;
  contentVersion: string;
}

export class CatalogueReader {
  #model: ReadModel | undefined;
  #checkedAt = 0;
  #checking: Promise<void> | undefined;
  /** What has been seen of the changes of the products. */
  #seen = '';
  /** The oldest transaction that was open when the stock was read last. Changes of it and of later ones are still to read. */
  #stockSeen = '0';
  /** Changed products that are still to read, the last change at the end, each with a mark of this change. */
  readonly #toRead = new Map<number, symbol>();
  #reading: Promise<void> | undefined;
  #building: Promise<void> | undefined;

  /**
   * `onDefect` receives errors of what is read between calls. It is tried again with the next check. A process that `isSearched` builds
   * everything for searches before the first one.
   */
  constructor(
    private readonly onDefect: (error: unknown) => void,
    private readonly isSearched = true,
  ) {}

  /** The catalogue as it was read last. Throws before the first `refresh`. */
  get goods(): GoodsIndex {
    if (!this.#model) throw new Error('The catalogue has not been read yet.');
    return this.#model.goods;
  }

  /** Reads what has changed. Many products, and another read model, are read later, between calls. */
  async refresh(query: Query): Promise<GoodsIndex> {
    if (this.#isCheckDue())
      await (this.#checking ??= this.#checkAndGoOn(query).finally(() => (this.#checking = undefined)));
    return this.goods;
  }

  /**
   * The same on the connection of a transaction. It does not wait for a check that has begun: that one can wait for a connection or a lock
   * of this transaction. What is read between calls is left to other checks.
   */
  async refreshInTransaction(query: Query): Promise<GoodsIndex> {
    if (this.#isCheckDue()) await this.#check(query);
    return this.goods;
  }

  /** Resolves when nothing is left that is read between calls. */
  async settled(): Promise<void> {
    while (this.#building ?? this.#reading) await (this.#building ?? this.#reading);
  }

  #isCheckDue(): boolean {
    return !this.#model || Date.now() - this.#checkedAt >= VERSION_CHECK_MS;
  }

  /** Reads the stock that changed since the last time into the read model, whatever has been sold before. */
  async readStockChanges(query: Query): Promise<void> {
    const { goods } = this;
    const since = this.#stockSeen;
    const { oldestOpen, levels } = await readChangedStock(query, since);
    // A read model that was built meanwhile begins at another transaction.
    if (goods !== this.#model?.goods) return this.readStockChanges(query);
    // Also an older one than before: an answer that overtook this one is read again. So is what products had that were replaced meanwhile.
    this.#stockSeen = since === this.#stockSeen ? oldestOpen : olderOf(oldestOpen, this.#stockSeen);
    for (const { sku, left } of levels) goods.setStock(sku, left);
  }

  async #checkAndGoOn(query: Query): Promise<void> {
    const needsOtherModel = await this.#check(query);
    if (needsOtherModel)
      this.#building ??= this.#build(query)
        .catch(this.onDefect)
        .finally(() => (this.#building = undefined));
    if (this.#toRead.size > 0)
      this.#reading ??= this.#readAll(query)
        .catch(this.onDefect)
        .finally(() => (this.#reading = undefined));
  }

  /** Returns whether another read model is needed. */
  async #check(query: Query): Promise<boolean> {
    const model = this.#model;
    if (!model) {
      await this.#build(query);
      return false;
    }
    const { version, contentVersion, snapshot, productIds } = await readCatalogueChanges(query, this.#seen);
    let needsOtherModel = version !== model.version;
    if (model === this.#model) {
      this.#seen = snapshot;
      for (const id of productIds) {
        this.#toRead.delete(id);
        this.#toRead.set(id, Symbol(id));
      }
      if (contentVersion !== model.contentVersion && !this.#building)
        needsOtherModel ||= !(await this.#readContent(query, model, contentVersion));
      await this.#readLastChanged(query);
    }
    this.#checkedAt = Date.now();
    return needsOtherModel;
  }

  /** Reads the content. Returns false when products depend on what has changed: then it stays as it is. */
  async #readContent(query: Query, model: ReadModel, contentVersion: string): Promise<boolean> {
    const content = await loadContent(query);
    const { goods } = model;
    if (content.shop.currency !== goods.currency || !isDeepStrictEqual(content.categories, goods.categories))
      return false;
    goods.setContent(content);
    model.contentVersion = contentVersion;
    return true;
  }

  async #readAll(query: Query): Promise<void> {
    while (this.#toRead.size > 0) {
      await this.#readLastChanged(query);
      await afterOtherCalls();
    }
  }

  /** Reads the products that changed last. */
  async #readLastChanged(query: Query): Promise<void> {
    const model = this.#model;
    const changes = [...this.#toRead].slice(-REPLACED_AT_ONCE);
    if (!model || changes.length === 0) return;
    const oldestOpen = oldestOpenIn(this.#seen);
    const products = await loadProducts(
      query,
      model.goods,
      changes.map(([id]) => id),
    );
    // Another read model has them already, or reads them again.
    if (model !== this.#model) return;
    // What has changed or was read meanwhile is newer.
    const current = changes.filter(([id, change]) => this.#toRead.get(id) === change).map(([id]) => id);
    replaceProducts(model, current, products);
    for (const id of current) this.#toRead.delete(id);
    // Their stock is that of the moment in which they were loaded.
    this.#stockSeen = olderOf(this.#stockSeen, oldestOpen);
  }

  /** Builds a read model, and begins to use it. */
  async #build(query: Query): Promise<void> {
    const { version, contentVersion, snapshot } = await readCatalogueChanges(query, undefined);
    const goods = createGoodsIndex({ ...(await loadContent(query)), goods: [] });
    // Without products it is soon done. Later the first search would hold up all calls.
    if (this.isSearched) goods.prepare();
    const model = { goods, goodsIds: new Map<number, string>(), version, contentVersion };
    // Nothing waits before the first one. Small groups copy the sorted lists more often.
    const replacedAtOnce = this.#model ? REPLACED_AT_ONCE : LOADED_AT_ONCE;
    for (const ids of inGroups(await listProductIds(query), LOADED_AT_ONCE)) {
      const products = await loadProducts(query, goods, ids);
      for (const some of inGroups(ids, replacedAtOnce)) {
        replaceProducts(model, some, products);
        await afterOtherCalls();
      }
    }
    this.#model = model;
    this.#seen = snapshot;
    this.#stockSeen = oldestOpenIn(snapshot);
    this.#checkedAt = Date.now();
  }
}

/** Puts products as they were loaded into a read model. Those that were not found are removed. */
function replaceProducts(
  { goods, goodsIds }: ReadModel,
  productIds: readonly number[],
  products: ReadonlyMap<number, PositionedGoods>,
): void {
  const changes = new Map<string, PositionedGoods | undefined>();
  for (const productId of productIds) {
    const known = goodsIds.get(productId);
    if (known !== undefined) changes.set(known, undefined);
    goodsIds.delete(productId);
  }
  for (const productId of productIds) {
    const product = products.get(productId);
    if (!product) continue;
    changes.set(product.goods.id, product);
    goodsIds.set(productId, product.goods.id);
  }
  goods.replaceProducts(changes);
}

/** Cuts a list into groups of so many at most. */
const inGroups = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size));
