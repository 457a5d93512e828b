/** The read model takes what changed, and is then the same as one that is built from all. Each process reads for itself. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { seededRandom } from '../../shop/random';
import { pruneProductChanges } from '../src/catalogue/catalogueChanges';
import { CatalogueReader } from '../src/catalogue/catalogueReader';
import type { Query } from '../src/store/source';
import { catalogueEdits } from './catalogueEdits';
import { seed } from './servers';

// A database of its own: other tests have the products of the seed.
const url = new URL(process.env['DATABASE_URL'] ?? '');
const ownUrl = Object.assign(new URL(url.href), { pathname: '/catalogue_changes' }).href;
const maintenance = new Client({ connectionString: url.href });
const database = new Client({ connectionString: ownUrl });
const late = new Client({ connectionString: ownUrl });
const failOn = (error: unknown): never => assert.fail(String(error));
/** The ids in Vendure of the products that were loaded, and whether the content was. */
let loaded: (number | 'content')[] = [];

const query: Query = async (sql, parameters) => {
  if (sql.includes('product_variant_price')) loaded.push(...((parameters?.[1] ?? []) as number[]));
  if (sql.includes('storefront.content')) loaded.push('content');
  return (await database.query(sql, parameters && [...parameters])).rows as never[];
};

before(async () => {
  await maintenance.connect();
  await maintenance.query('CREATE DATABASE catalogue_changes');
  await seed({ DATABASE_URL: ownUrl });
  await database.connect();
  await late.connect();
});

after(async () => {
  await late.end();
  await database.end();
  await maintenance.query('DROP DATABASE catalogue_changes WITH (FORCE)');
  await maintenance.end();
});

/** Time in ms after which changes are read. */
const CHECK_MS = 260;

async function newReader(): Promise<CatalogueReader> {
  const reader = new CatalogueReader(failOn);
  await reader.refresh(query);
  loaded = [];
  return reader;
}

/** Reads what a process has after the next check. */
async function readNext(reader: CatalogueReader): Promise<void> {
  await wait(CHECK_MS);
  await reader.refresh(query);
}

const keywords = ['lamp', 'lampp', 'tasse', '茶', 'zibeline', 'zibelyne', 'red'];

/** What calls read of the catalogue. */
function answersOf({ goods }: CatalogueReader) {
  const { banners, articles, campaigns, shop, categories } = goods;
  return {
    content: { banners, articles, campaigns, shop, categories },
    products: goods.goods,
    lists: (['popular', 'newest', 'priceUp', 'priceDown'] as const).map((sort) => goods.sorted(sort)),
    skus: goods.goods.flatMap(({ skus }) => skus.map(({ id }) => goods.sku(id))),
    counts: categories.map(({ id }) => goods.goodsCountOf(id)),
    facets: [[...goods.facets.values()], goods.goods.map((one) => goods.facets.keysOfSkus(one))],
    found: keywords.flatMap((keyword) =>
      (['en', 'de'] as const).map((language) => {
        const { scores, correctedKeyword } = goods.search(language).find(keyword);
        return [keyword, Object.fromEntries(scores), correctedKeyword];
      }),
    ),
  };
}

const assertSameAsNew = async (reader: CatalogueReader, says: string) =>
  assert.deepEqual(answersOf(reader), answersOf(await newReader()), says);

async function takeProduct(nth: number) {
  const { rows } = await database.query<{ id: number; goods: string; variant: number; sku: string }>(
    `SELECT product.id, goods.id AS goods, variant.id AS variant, variant.sku FROM product
     JOIN storefront.goods ON product_id = product.id JOIN product_variant AS variant ON variant."productId" = product.id
     WHERE product.enabled AND product."deletedAt" IS NULL ORDER BY product.id, variant.id OFFSET $1 LIMIT 1`,
    [nth],
  );
  assert(rows[0]);
  return rows[0];
}

const setPrice = (client: Client, variant: number, price: number) =>
  client.query('UPDATE product_variant_price SET price = $2 WHERE "variantId" = $1', [variant, price]);

test('a change of a price reads this product and no other', async () => {
  const reader = await newReader();
  const { id, goods, variant, sku } = await takeProduct(4);
  const rows = new Map(reader.goods.goods.map((one) => [one.id, one]));
  await setPrice(database, variant, 123_400);
  await readNext(reader);
  assert.deepEqual(loaded, [id]);
  assert.equal(reader.goods.sku(sku)?.sku.price, 123_400);
  const changed = reader.goods.goods.filter((one) => rows.get(one.id) !== one);
  assert.deepEqual(
    changed.map((one) => one.id),
    [goods],
  );
  await readNext(reader);
  assert.deepEqual(loaded, [id]);
});

test('a banner changes without a product, and a category in another read model, until which the one before answers', async () => {
  const reader = await newReader();
  const { goods } = reader;
  const write = (id: string, path: string) =>
    database.query(`UPDATE storefront.content SET row = jsonb_set(row, $2, '"Zibeline"') WHERE id = $1`, [id, path]);
  await write('banners', '{0,title,en}');
  await readNext(reader);
  assert.deepEqual([loaded, reader.goods === goods], [['content'], true]);
  assert.equal(reader.goods.banners[0]?.title.en, 'Zibeline');
  await write('categories', '{0,name,en}');
  await readNext(reader);
  assert(reader.goods === goods);
  assert.notEqual(goods.categories[0]?.name.en, 'Zibeline');
  await reader.settled();
  assert.equal(reader.goods.categories[0]?.name.en, 'Zibeline');
  await assertSameAsNew(reader, 'a category');
});

test('a change that is committed late is read, also after later ones and a clean-up', async () => {
  const reader = await newReader();
  const { variant, sku, id } = await takeProduct(7);
  await late.query('BEGIN');
  await setPrice(late, variant, 7_700);
  await database.query('UPDATE product SET "updatedAt" = now() WHERE id = $1', [id]);
  await readNext(reader);
  assert.deepEqual(loaded, [id]);
  await late.query('COMMIT');
  await pruneProductChanges(query);
  await readNext(reader);
  assert.equal(reader.goods.sku(sku)?.sku.price, 7_700);
  const { rows } = await database.query('SELECT 1 FROM storefront.product_change WHERE product_id = $1', [id]);
  assert.equal(rows.length, 1);
});

test('the own change of a transaction is not read before it is committed', async () => {
  const reader = await newReader();
  const { variant, sku } = await takeProduct(9);
  const price = reader.goods.sku(sku)?.sku.price;
  const other = (await takeProduct(12)).id;
  await late.query('BEGIN');
  await setPrice(late, variant, 9_900);
  await database.query('UPDATE product SET "updatedAt" = now() WHERE id = $1', [other]);
  await wait(CHECK_MS);
  await reader.refreshInTransaction(async (sql, values) => (await late.query(sql, values)).rows as never[]);
  await late.query('ROLLBACK');
  await readNext(reader);
  assert.equal(reader.goods.sku(sku)?.sku.price, price);
});

test('changes of a backup of another PostgreSQL are not read, and are removed by the clean-up', async () => {
  await pruneProductChanges(query);
  const reader = await newReader();
  const { id } = await takeProduct(3);
  await database.query(`INSERT INTO storefront.product_change (product_id, changed_by) VALUES ($1, '9999999999')`, [
    id,
  ]);
  await readNext(reader);
  assert.deepEqual(loaded, []);
  await pruneProductChanges(query);
  await readNext(reader);
  assert.deepEqual(loaded, [id]);
});

test('many changes are read between calls, and the last one first', async () => {
  const reader = await newReader();
  const { variant, sku, id } = await takeProduct(5);
  await database.query('UPDATE product_variant_price SET price = price + 100');
  await readNext(reader);
  const { length } = loaded;
  await setPrice(database, variant, 5_500);
  await readNext(reader);
  assert(loaded.includes(id));
  assert.equal(reader.goods.sku(sku)?.sku.price, 5_500);
  await reader.settled();
  assert(length < reader.goods.goods.length, `${length} products were read at once`);
  await assertSameAsNew(reader, 'all prices');
});

test('a product that changes again while it is read is read again', async () => {
  const reader = await newReader();
  const { variant, sku } = await takeProduct(6);
  await setPrice(database, variant, 6_100);
  await wait(CHECK_MS);
  let isFirst = true;
  // The product is loaded, and changes before the answer arrives.
  await reader.refresh(async (sql, parameters) => {
    const rows = await query(sql, parameters);
    if (isFirst && sql.includes('product_variant_price')) {
      isFirst = false;
      await setPrice(database, variant, 6_200);
      await reader.refreshInTransaction(query);
    }
    return rows as never[];
  });
  await readNext(reader);
  assert.equal(reader.goods.sku(sku)?.sku.price, 6_200);
});

/** The same edits in every run; `EDITS_SEED` draws others. */
const DEFAULT_EDITS_SEED = 20_261_129;

test('after any changes it is the same as one that is built from all', async () => {
  const value = Number(process.env['EDITS_SEED'] ?? DEFAULT_EDITS_SEED);
  process.stdout.write(`EDITS_SEED=${value}\n`);
  const random = seededRandom(value);
  const reader = await newReader();
  const all = Object.entries(catalogueEdits);
  const pickSome = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * all.length)).flatMap((nth) => all.slice(nth, nth + 1));
  // Each kind alone, then several at once.
  for (const edits of [...all.map((one) => [one]), pickSome(3), pickSome(5), pickSome(8)]) {
    const wereDone = [];
    for (const [, edit] of edits) wereDone.push(await edit(database, random));
    // Among several one can take away what another needs.
    if (edits.length === 1) assert.deepEqual(wereDone, [true], edits[0]?.[0]);
    await readNext(reader);
    await reader.settled();
    await assertSameAsNew(reader, edits.map(([name]) => name).join(', '));
  }
});
