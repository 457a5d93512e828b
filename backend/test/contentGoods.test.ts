/** Coupons with their codes, and details of products, that come with the content of the shop. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import {
  edited,
  exported,
  localized,
  look,
  need,
  originalText,
  originOf,
  parse,
  put,
  query,
  type File,
} from './contentDesk';
import { newPhone, send, signIn } from './customer';

interface Banner {
  readonly campaign: { readonly coupons: readonly unknown[] } | null;
}

test('a coupon with its code is offered, and given to a customer; uses that are left stay', async () => {
  const scope = { categoryIds: null, goodsIds: null, name: localized('Everything') };
  const withCoupon = (change: (file: File) => void = () => undefined) =>
    edited((file) => {
      file.coupons.push({
        id: 'kite-coupon',
        name: localized('For kites'),
        deduction: { kind: 'percent', value: 15, threshold: 1000, maxOff: 500, scope },
        target: { kind: 'coupons' },
        fromDay: 0,
        untilDay: 9,
      });
      file.redeemCodes.push(
        {
          code: 'CAMPAIGN-KITES',
          name: localized('For kites'),
          reward: { kind: 'coupon', couponId: 'kite-coupon' },
          untilDay: 900,
          usesLeft: null,
        },
        {
          code: 'KITE-MONEY',
          name: localized('Kite money'),
          reward: { kind: 'balance', amount: 250 },
          untilDay: 900,
          usesLeft: 2,
        },
      );
      need(file.campaigns[0]).redeemCodes.push('CAMPAIGN-KITES');
      change(file);
    });
  assert.deepEqual(await put(withCoupon()), ['campaigns', 'coupons', 'redeemCodes']);
  const { list } = await look<{ list: readonly Banner[] }>('home/banner');
  assert.deepEqual(list[0]?.campaign?.coupons.at(-1), {
    name: 'For kites',
    kind: 'percent',
    value: 15,
    threshold: 1000,
    maxOff: 500,
    scope: 'Everything',
    redeemCode: 'CAMPAIGN-KITES',
  });
  const token = await signIn(originOf(0), newPhone());
  const redeem = (code: string, of = token) =>
    send(originOf(1), 'user/exchange/code', of, { operationId: randomUUID(), code });
  assert.equal((await redeem('CAMPAIGN-KITES')).success, true);
  assert.equal((await redeem('KITE-MONEY')).success, true);
  const left = async () =>
    (await query<{ left: string }>(`SELECT uses_left AS left FROM storefront.redeem_code WHERE id = 'KITEMONEY'`))[0]
      ?.left;
  assert.equal(await left(), '1');
  const renamed = withCoupon((file) => (need(file.redeemCodes[0]).name = localized('Another')));
  assert.deepEqual(await put(renamed), ['redeemCodes']);
  assert.equal(await left(), '1');
  const more = withCoupon((file) => (need(file.redeemCodes.at(-1)).usesLeft = 7));
  assert.deepEqual(await put(more), ['redeemCodes']);
  assert.equal(await left(), '7');
  // The customer keeps the coupon when it is not given any more.
  assert.deepEqual(await put(originalText()), ['campaigns', 'coupons', 'redeemCodes']);
  const { data } = await send(originOf(0), 'user/myCoupon', token);
  const { list: coupons } = data as unknown as { readonly list: readonly { readonly name: string }[] };
  assert.equal(coupons.filter(({ name }) => name === 'For kites').length, 1);
  const other = await signIn(originOf(0), newPhone());
  assert.equal((await redeem('KITE-MONEY', other)).errorCode, 'CODE_UNKNOWN');
});

interface Detail {
  readonly name: string;
  readonly tagline: string;
  readonly categoryId: string;
  readonly price: number;
  readonly stock: number;
  readonly skus: readonly { readonly id: string }[];
}

test('a product that was made in the administration gets details, and keeps what the administration says', async () => {
  const admin = await signInAsAdmin(originOf(0));
  const asAdmin = async (operation: string) => {
    const { data, error } = await sendAsAdmin(originOf(0), admin, operation);
    assert.equal(error, undefined);
    return data as unknown as { readonly createProduct: { readonly id: string } };
  };
  const text = (name: string) =>
    `translations: [{ languageCode: en, name: "${name}", slug: "${randomUUID()}", description: "" }]`;
  const { createProduct } = await asAdmin(
    `mutation { createProduct(input: { enabled: true, ${text('Stunt kite')} }) { id } }`,
  );
  const sku = `kite-${randomUUID().slice(0, 8)}`;
  await asAdmin(
    `mutation { createProductVariants(input: [{ productId: "${createProduct.id}", sku: "${sku}", price: 1900, stockOnHand: 4,
      optionIds: [], translations: [{ languageCode: en, name: "Stunt kite" }] }]) { id } }`,
  );
  const id = `vendure-${createProduct.id}`;
  const before = await exported();
  const own = need(parse(before).products.find((one) => one.id === id));
  assert.deepEqual(
    { ...own, addedAt: '' },
    {
      id,
      tagline: { en: '', zh: '' },
      categoryId: null,
      isVirtual: false,
      presale: null,
      yields: null,
      deliveryDays: 3,
      returnDays: 30,
      shipsToday: false,
      popularity: 0,
      addedAt: '',
      relatedIds: [],
      campaignIds: [],
      attributes: [],
      skus: {},
    },
  );
  assert.deepEqual(await put(before), []);
  const change = { tagline: localized('Two lines'), categoryId: 'audio', relatedIds: ['orbit-watch'] };
  const file = edited((content) => Object.assign(need(content.products.find((one) => one.id === id)), change), before);
  assert.deepEqual(await put(file), [`product ${id}`]);
  assert.deepEqual(await put(file), []);
  const after = await exported();
  assert.deepEqual([await put(after), await exported()], [[], after]);
  const { name, tagline, categoryId, price, stock, skus } = await look<Detail>(`home/goodsDetail?id=${id}`);
  assert.deepEqual(
    [name, tagline, categoryId, price, stock, skus.map((one) => one.id)],
    ['Stunt kite', 'Two lines', 'audio', 1900, 4, [sku]],
  );
  await asAdmin(`mutation { updateProduct(input: { id: "${createProduct.id}", ${text('Big kite')} }) { id } }`);
  assert.equal((await look<Detail>(`home/goodsDetail?id=${id}`)).name, 'Big kite');
  await asAdmin(`mutation { deleteProduct(id: "${createProduct.id}") { result } }`);
  // A file of before the deletion is still read.
  assert.deepEqual([await put(file), await exported()], [[], originalText()]);
});
