/** Mistakes in a file with the content of the shop, and what is in use: nothing is changed then. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  database,
  edited,
  exported,
  localized,
  need,
  original,
  originalText,
  originOf,
  picture,
  put,
  query,
  setField,
} from './contentDesk';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { setStock } from './shopData';

test('every mistake is named with its field, and nothing is changed', async () => {
  const [first, second, third] = original().products;
  const sku = Object.keys(need(first).skus)[0] ?? '';
  /** What is put into the field, the field, and what is said about it when it is another one. */
  const wrong: readonly (readonly [field: string, value: unknown, says: string, at?: string])[] = [
    ['shop.serviceHours.timeZone', 'Mars/Base', 'expected a time zone such as Europe/Berlin'],
    ['banners[0].title.zh', undefined, 'this field is required'],
    ['banners[1].hue', 400, 'expected a whole number from 0 to 360'],
    [
      'banners[2].target',
      { kind: 'home' },
      'expected a target: { "kind": "goods", "id": … }, category, campaign, article, hall, virtual, coupons or url',
      'banners[2].target.kind',
    ],
    ['articles[0].kind', 'blog', 'expected one of help, news, legal'],
    ['articles[1].publishedAt', 'yesterday', 'expected a time such as 2026-11-26T09:00:00.000Z'],
    ['articles[2].titel', 'x', 'there is no field of this name, the closest is title'],
    ['coupons[0].deduction.value', 0, 'expected a whole number from 1'],
    [
      'products[0].skus',
      { [sku]: { originalPrice: null, limitPerOrder: 1.5, faceValue: null } },
      'expected a whole number from 1',
      `products[0].skus.${JSON.stringify(sku)}.limitPerOrder`,
    ],
  ];
  const unknown: typeof wrong = [
    ['banners[1].id', 'autumn', '"autumn" is there twice', 'banners[1]'],
    [
      'coupons[0].deduction.scope.goodsIds',
      ['no-product'],
      'there is no product "no-product"',
      'coupons[0].deduction.scope.goodsIds[0]',
    ],
    ['welcomeCouponId', 'no-coupon', 'there is no coupon "no-coupon"'],
    ['shop.agreementId', 'no-article', 'there is no article "no-article"'],
    [
      'campaigns[0].redeemCodes',
      ['NO-CODE'],
      'there is no redeem code "NO-CODE" that gives a coupon without a limit of uses',
      'campaigns[0].redeemCodes[0]',
    ],
    ['products[0].relatedIds', [need(first).id], 'this is the product itself', 'products[0].relatedIds[0]'],
    ['products[1].campaignIds', ['no-campaign'], 'there is no campaign "no-campaign"', 'products[1].campaignIds[0]'],
    ['products[2].id', 'no-product', 'there is no product "no-product"; products are made in the administration'],
    ['openedAt', '2020-01-01T00:00:00.000Z', `days count from it, so it stays ${original().openedAt}`],
  ];
  assert.notEqual(need(second).id, need(third).id);
  for (const cases of [wrong, unknown])
    assert.deepEqual(
      await put(edited((file) => cases.forEach(([field, value]) => setField(file, field, value)))),
      cases.map(([field, , says, at]) => `${at ?? field}: ${says}`),
    );
  assert.deepEqual(await put('{ "shop": '), ['the file: Unexpected end of JSON input']);
  assert.deepEqual(await put('[]'), ['the file: expected an object']);
  assert.equal(await exported(), originalText());
});

const scopeOf = (categoryIds: string[] | null) => ({ categoryIds, goodsIds: null, name: localized('All') });

test('a category and a campaign stay while products and coupons of customers are for them', async () => {
  const more = edited((file) => {
    file.categories.push({ id: 'kites', name: localized('Kites'), picture });
    file.campaigns.push({ ...need(file.campaigns[0]), id: 'kite-week', redeemCodes: [] });
  });
  assert.deepEqual(await put(more), ['campaigns', 'categories']);
  const phone = newPhone();
  await signIn(originOf(0), phone);
  const [customer] = await query<{ id: string }>('SELECT id FROM storefront.customer WHERE phone = $1', [phone]);
  const issue = (id: string, state: string, categoryIds: string[] | null, target: unknown) =>
    query('INSERT INTO storefront.coupon (id, row) VALUES ($1, $2)', [
      id,
      {
        id,
        customerId: customer?.id,
        name: localized('Held'),
        deduction: { kind: 'amount', value: 100, threshold: 0, maxOff: null, scope: scopeOf(categoryIds) },
        target,
        validFrom: 0,
        validUntil: 9e12,
        state,
        orderId: null,
      },
    ]);
  await issue('coupon_content_1', 'free', ['kites'], { kind: 'category', id: 'kites' });
  await issue('coupon_content_2', 'free', ['audio', 'kites'], { kind: 'coupons' });
  await issue('coupon_content_3', 'free', null, { kind: 'campaign', id: 'kite-week' });
  await issue('coupon_content_4', 'spent', ['kites'], { kind: 'campaign', id: 'kite-week' });
  await query(
    `INSERT INTO product_facet_values_facet_value ("productId", "facetValueId")
     SELECT goods.product_id, facet_value.id FROM storefront.goods, facet_value
     WHERE goods.id = 'orbit-watch' AND facet_value.code = 'kites'`,
  );
  assert.deepEqual((await put(originalText())).toSorted(), [
    'campaigns: "kite-week" is missing, 1 coupons of customers are for it',
    'categories: "kites" is missing, 1 products are in it in the administration',
    'categories: "kites" is missing, 2 coupons of customers are for it',
  ]);
  await query(
    `DELETE FROM product_facet_values_facet_value USING facet_value WHERE facet_value.id = "facetValueId" AND code = 'kites'`,
  );
  await query(`DELETE FROM storefront.coupon WHERE id LIKE 'coupon_content_%'`);
  assert.deepEqual(await put(originalText()), ['campaigns', 'categories']);
  assert.deepEqual(await query(`SELECT 1 FROM facet_value WHERE code = 'kites'`), []);
});

test('the coupon of a redeem code that was issued stays, and no code takes its place', async () => {
  await query(`INSERT INTO storefront.redeem_code (id, row) VALUES ('ISSUEDCODE', $1)`, [
    {
      id: 'ISSUEDCODE',
      name: localized('Issued'),
      reward: { kind: 'coupon', couponId: 'kite-coupon' },
      validUntil: 9e12,
      usesLeft: 1,
    },
  ]);
  const missing = 'coupons: "kite-coupon" is missing, the redeem code "ISSUEDCODE" gives it';
  assert.deepEqual(await put(originalText()), [missing]);
  const code = {
    code: 'issued-code',
    name: localized('X'),
    reward: { kind: 'balance' as const, amount: 1 },
    untilDay: 9,
    usesLeft: 1,
  };
  assert.deepEqual(await put(edited((file) => file.redeemCodes.push(code))), [
    `redeemCodes[${original().redeemCodes.length}].code: "issued-code" is the code of an order, or the administration has issued it`,
  ]);
  await query(`DELETE FROM storefront.redeem_code WHERE id = 'ISSUEDCODE'`);
});

test('what an unpaid order delivers stays until it is paid or cancelled', async () => {
  const [ticket] = await query<{ id: string; sku: string }>(
    `SELECT id, row #>> '{skus,0,id}' AS sku FROM storefront.goods WHERE row #>> '{yields,kind}' = 'ticket'
     AND id NOT IN (SELECT code ->> 'goodsId' FROM storefront.content, jsonb_path_query(row, '$[*].reward') AS code
       WHERE content.id = 'redeemCodes' AND code ? 'goodsId') ORDER BY position LIMIT 1`,
  );
  assert(ticket);
  await setStock(database, ticket.sku, 5);
  const token = await signIn(originOf(0), newPhone());
  const input = await prepareOrder(originOf(0), token, ticket.sku);
  const { data: order } = await send(originOf(0), 'user/order/confirm', token, input);
  const nth = original().products.findIndex(({ id }) => id === ticket.id);
  const withoutTicket = edited((file) => (need(file.products[nth]).yields = { kind: 'code', validForDays: 30 }));
  assert.deepEqual(await put(withoutTicket), [
    `products[${nth}].yields: the unpaid order ${String(order['number'])} delivers it; change it when the order is paid or cancelled`,
  ]);
  assert.equal(await exported(), originalText());
  const cancelled = await send(originOf(0), `user/order/cancel?id=${String(order['id'])}&reason=other`, token);
  assert.equal(cancelled.success, true);
  assert.deepEqual(await put(withoutTicket), [`product ${ticket.id}`]);
  assert.deepEqual(await put(originalText()), [`product ${ticket.id}`]);
  assert.deepEqual(await findBrokenRules(database), []);
});
