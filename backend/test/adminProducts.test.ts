/** Products that administrators make, change, switch off and delete in Vendure, as customers find them in the storefront. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { statusOf } from './shopData';
import { seed, startServer, type Server } from './servers';
import { png, uploadAsset } from './upload';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let servers: readonly Server[] = [];
let admin = '';

before(async () => {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(), startServer()]);
  admin = await signInAsAdmin(originOf(0));
});

after(async () => {
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

const originOf = (nth: number) => servers[nth % 2]?.origin ?? '';

/** Sends an operation as the administrator, and returns its data. */
async function asAdmin<Data>(query: string): Promise<Data> {
  const { data, error } = await sendAsAdmin(originOf(0), admin, query);
  assert.equal(error, undefined, query);
  return data as Data;
}

/** Time in ms after which all servers have a change. */
const SEEN_AFTER_MS = 300;

/** What the other server than that of the administrator tells a customer. */
async function look(
  path: string,
): Promise<{ readonly success: boolean; readonly data: never; readonly errorCode?: string }> {
  await wait(SEEN_AFTER_MS);
  return send(originOf(1), path, '') as never;
}

interface Card {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
}
const find = async (query: string) => ((await look(`home/goodsList?${query}`)).data as { list: readonly Card[] }).list;

interface Detail extends Card {
  readonly categoryId: string | null;
  readonly picture: { readonly src: string };
  readonly gallery: readonly unknown[];
  readonly description: string;
  readonly dimensions: readonly { readonly name: string; readonly values: readonly { readonly name: string }[] }[];
  readonly skus: readonly { readonly id: string; readonly price: number; readonly stock: number }[];
}
const detail = async (id: string) => (await look(`home/goodsDetail?id=${id}`)).data as Detail;

const text = (name: string, description = '') =>
  `{ languageCode: en, name: "${name}", slug: "${randomUUID()}", description: "${description}" }`;

/** Makes a product with one variant for each SKU, and returns the id of Vendure. */
async function make(name: string, skus: readonly string[]): Promise<string> {
  const { createProduct } = await asAdmin<{ createProduct: { id: string } }>(
    `mutation { createProduct(input: { enabled: true, translations: [${text(name, '<p>Made by hand.</p>')}] }) { id } }`,
  );
  const { id } = createProduct;
  let options: readonly string[] = [];
  if (skus.length > 1) {
    const values = skus.map(
      (sku) => `{ code: "${sku}", translations: [{ languageCode: en, name: "Size ${sku.at(-1)}" }] }`,
    );
    const { createProductOptionGroup: group } = await asAdmin<{
      createProductOptionGroup: { id: string; options: readonly { id: string }[] };
    }>(
      `mutation { createProductOptionGroup(input: { code: "size-${id}", translations: [{ languageCode: en, name: "Size" }],
        options: [${values.join(', ')}] }) { id options { id } } }`,
    );
    await asAdmin(`mutation { addOptionGroupToProduct(productId: "${id}", optionGroupId: "${group.id}") { id } }`);
    options = group.options.map((one) => one.id);
  }
  const variants = skus.map(
    (sku, nth) => `{ productId: "${id}", sku: "${sku}", price: ${1_900 + nth * 100}, stockOnHand: 4,
      optionIds: [${options[nth] === undefined ? '' : `"${options[nth]}"`}],
      translations: [{ languageCode: en, name: "${name}" }] }`,
  );
  await asAdmin(`mutation { createProductVariants(input: [${variants.join(', ')}]) { id } }`);
  return id;
}

const variantOf = async (sku: string) => {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM product_variant WHERE sku = $1', [sku]);
  return rows[0]?.id;
};

/** A word that is no misspelling of another one: the search corrects words of which a few letters differ. */
const newWord = () =>
  `Zq${randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    .slice(0, 10)}`;

test('a product that is made in the administration is found, shown and sold', async () => {
  const word = newWord();
  const sku = `sku-${word}`;
  const id = await make(`Teapot ${word}`, [sku]);
  const goodsId = `vendure-${id}`;
  const facets = await asAdmin<{
    facets: { items: readonly { code: string; values: readonly { id: string; code: string }[] }[] };
  }>('{ facets { items { code values { id code } } } }');
  const [value] = facets.facets.items.find(({ code }) => code === 'category')?.values ?? [];
  assert(value);
  await asAdmin(`mutation { updateProduct(input: { id: "${id}", facetValueIds: ["${value.id}"] }) { id } }`);
  const [card, ...others] = await find(`keyword=${word}`);
  assert.deepEqual(others, []);
  assert.deepEqual([card?.id, card?.name, card?.price, card?.stock], [goodsId, `Teapot ${word}`, 1_900, 4]);
  const shown = await detail(goodsId);
  assert.deepEqual([shown.categoryId, shown.description], [value.code, '<p>Made by hand.</p>']);
  assert((await find(`categoryId=${value.code}&keyword=${word}`)).length === 1);

  const token = await signIn(originOf(1), newPhone());
  const input = await prepareOrder(originOf(1), token, sku);
  const { data, success } = await send(originOf(1), 'user/order/confirm', token, input);
  assert(success);
  assert.equal((await find(`keyword=${word}`))[0]?.stock, 3);
  const orderId = String(data['id']);
  const payment = { orderId, operationId: randomUUID(), expectedTotal: input['expectedTotal'], methodId: 'card' };
  assert((await send(originOf(1), 'user/order/pay', token, payment)).success);
  assert.deepEqual(await findBrokenRules(database), []);

  // What was sold can be refunded when the product is not there any more.
  await asAdmin(`mutation { deleteProduct(id: "${id}") { result } }`);
  assert.deepEqual(await find(`keyword=${word}`), []);
  assert.equal((await look(`home/goodsDetail?id=${goodsId}`)).success, false);
  const { rows } = await database.query<{ id: number; amount: string }>(
    `SELECT payment.id, payment.amount FROM payment JOIN storefront.shop_order ON vendure_id = "orderId" WHERE shop_order.id = $1`,
    [orderId],
  );
  await asAdmin(
    `mutation { refundOrder(input: { paymentId: "${rows[0]?.id}", amount: ${rows[0]?.amount}, reason: "Recalled", lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
  );
  assert.equal(await statusOf(database, orderId), 'cancelled');
  assert.deepEqual(await findBrokenRules(database), []);
});

test('a new product has the choices, prices and stock of its variants, and one of them can be switched off', async () => {
  const word = newWord();
  const skus = [`${word}-S`, `${word}-M`];
  const id = await make(`Scarf ${word}`, skus);
  const shown = await detail(`vendure-${id}`);
  assert.deepEqual(
    shown.dimensions.map(({ name, values }) => [name, values.map((value) => value.name)]),
    [['Size', ['Size S', 'Size M']]],
  );
  assert.deepEqual(
    shown.skus.map((sku) => [sku.id, sku.price, sku.stock]),
    [
      [skus[0], 1_900, 4],
      [skus[1], 2_000, 4],
    ],
  );
  await asAdmin(
    `mutation { updateProductVariants(input: [{ id: "${await variantOf(skus[0] ?? '')}", enabled: false }]) { id } }`,
  );
  assert.deepEqual(
    (await detail(`vendure-${id}`)).skus.map((sku) => sku.id),
    [skus[1]],
  );
});

test('name, description, price and stock of a product follow the administration', async () => {
  const word = newWord();
  const { rows } = await database.query<{ id: string; product_id: number; sku: string }>(
    `SELECT goods.id, product_id, row -> 'skus' -> 0 ->> 'id' AS sku FROM storefront.goods
     WHERE row ->> 'isVirtual' = 'false' ORDER BY position DESC LIMIT 1`,
  );
  const [goods] = rows;
  assert(goods);
  const before = await detail(goods.id);
  await asAdmin(
    `mutation { updateProduct(input: { id: "${goods.product_id}", translations: [{ languageCode: en, name: "${word}", description: "<p>New</p>" }] }) { id } }`,
  );
  const variant = await variantOf(goods.sku);
  await asAdmin(
    `mutation { updateProductVariants(input: [{ id: "${variant}", price: 123456, stockOnHand: 77 }]) { id } }`,
  );
  const [card] = await find(`keyword=${word}`);
  assert.equal(card?.id, goods.id);
  const shown = await detail(goods.id);
  assert.deepEqual([shown.name, shown.description], [word, '<p>New</p>']);
  assert.deepEqual(shown.dimensions, before.dimensions);
  const sku = shown.skus.find((one) => one.id === goods.sku);
  assert.deepEqual([sku?.price, sku?.stock], [123_456, 77]);

  await asAdmin(`mutation { updateProduct(input: { id: "${goods.product_id}", enabled: false }) { id } }`);
  assert.deepEqual(await find(`keyword=${word}`), []);
  const token = await signIn(originOf(1), newPhone());
  const { data } = await send(originOf(1), 'home/packGoods', token, { lines: [{ skuId: goods.sku, quantity: 1 }] });
  assert.equal((data['lines'] as unknown as { problem: string }[])[0]?.problem, 'gone');
  await asAdmin(`mutation { updateProduct(input: { id: "${goods.product_id}", enabled: true }) { id } }`);
  assert.equal((await find(`keyword=${word}`)).length, 1);
});

test('a picture that is uploaded in the administration is the picture of the product, on every server', async () => {
  const word = newWord();
  const id = await make(`Lamp ${word}`, [`lamp-${word}`]);
  assert.equal((await detail(`vendure-${id}`)).picture.src, '/pictures/1f4e6.webp');
  const asset = await uploadAsset(originOf(0), admin, png, `${word}.png`, 'image/png');
  assert(asset.id);
  await asAdmin(
    `mutation { updateProduct(input: { id: "${id}", assetIds: ["${asset.id}"], featuredAssetId: "${asset.id}" }) { id } }`,
  );
  const { picture, gallery } = await detail(`vendure-${id}`);
  assert.deepEqual(gallery, [picture]);
  assert.match(picture.src, /^\/api\/asset\//);
  const response = await fetch(originOf(1) + picture.src);
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png']);
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), png);
  assert.equal((await fetch(`${originOf(1)}/api/asset/none.png`)).status, 404);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  assert.equal((await uploadAsset(originOf(0), admin, svg, 'picture.svg', 'image/svg+xml')).id, undefined);
});

test('a product of the seed that gets a picture loses those of the seed on its options and variants', async () => {
  const { rows } = await database.query<{ id: string; product_id: number }>(
    `SELECT id, product_id FROM storefront.goods
     WHERE jsonb_path_exists(row, '$.dimensions[*].values[*].picture') ORDER BY position LIMIT 1`,
  );
  const [{ id, product_id: productId } = { id: '', product_id: 0 }] = rows;
  const seedPicturesIn = ({ dimensions, skus }: Detail) => JSON.stringify([dimensions, skus]).match(/\/pictures\//g);
  const before = await detail(id);
  const { id: asset } = await uploadAsset(originOf(0), admin, png, 'seed.png', 'image/png');
  const setPictures = (fields: string) =>
    asAdmin(`mutation { updateProduct(input: { id: "${productId}", ${fields} }) { id } }`);
  await setPictures(`assetIds: ["${asset}"], featuredAssetId: "${asset}"`);
  assert.deepEqual([seedPicturesIn(before) === null, seedPicturesIn(await detail(id))], [false, null]);
  await setPictures('assetIds: [], featuredAssetId: null');
  assert.deepEqual(await detail(id), before);
});
