/** What the schema of the file cannot say: that ids are unique, that what is named exists, and that nothing in use is removed. */
import { normalizeDiscountCode } from '../../../shop/domain/discountCodes';
import { normalizeRedeemCode } from '../../../shop/domain/redeemCodes';
import type { CouponRow, DiscountRule, OrderRow } from '../../../shop/domain/rows';
import type { Query } from '../store/source';
import { CATEGORY_FACET } from '../catalogue/vendureProducts';
import { joinField, type ContentMistake } from './contentFile';
import type { Content, ProductDetails } from './contentSchema';
import type { StoredContent } from './readContent';

/** Collects mistakes. */
type AddMistake = (field: string, says: string) => void;

const quote = (name: string) => JSON.stringify(name);

/** Returns all mistakes of content that is about to take the place of what is stored. */
export async function checkContent(query: Query, content: Content, stored: StoredContent): Promise<ContentMistake[]> {
  const mistakes: ContentMistake[] = [];
  const report: AddMistake = (field, says) => void mistakes.push({ field, says });
  checkReferences(content, stored, report);
  checkConstants(content, stored, report);
  await checkCategoriesInUse(query, content, report);
  await checkIssuedCoupons(query, content, report);
  await checkLiveCodes(query, content, stored, report);
  await checkOpenOrders(query, content, stored, report);
  return mistakes;
}

function checkConstants({ openedAt, shop }: Content, { parts }: StoredContent, report: AddMistake): void {
  if (openedAt !== parts.openedAt)
    report('openedAt', `days count from it, so it stays ${new Date(parts.openedAt).toISOString()}`);
  if (shop.currency !== parts.shop.currency)
    report('shop.currency', `prices and balances are in it, so it stays ${parts.shop.currency}`);
}

type BannerTarget = Content['banners'][number]['target'];

function checkReferences(content: Content, stored: StoredContent, report: AddMistake): void {
  const { shop, categories, banners, campaigns, articles, coupons, discountCodes, redeemCodes, products } = content;
  checkUnique('categories', categories, ({ id }) => id, report);
  checkUnique('banners', banners, ({ id }) => id, report);
  checkUnique('campaigns', campaigns, ({ id }) => id, report);
  checkUnique('articles', articles, ({ id }) => id, report);
  checkUnique('coupons', coupons, ({ id }) => id, report);
  checkUnique('shop.channels', shop.channels, ({ id }) => id, report);
  checkUnique('products', products, ({ id }) => id, report);
  checkUnique('discountCodes', discountCodes, ({ code }) => normalizeDiscountCode(code), report);
  checkUnique('redeemCodes', redeemCodes, ({ code }) => normalizeRedeemCode(code), report);

  const storedGoods = new Map(stored.products.map((one) => [one.details.id, one]));
  const byId = new Map(products.map((one) => [one.id, one]));
  const detailsOf = (id: string) => byId.get(id) ?? storedGoods.get(id)?.details;
  const known: Readonly<Record<string, (id: string) => boolean>> = {
    goods: (id) => storedGoods.has(id),
    category: (id) => categories.some((one) => one.id === id),
    campaign: (id) => campaigns.some((one) => one.id === id),
    article: (id) => articles.some((one) => one.id === id),
    coupon: (id) => coupons.some((one) => one.id === id),
  };
  const names: Readonly<Record<string, string>> = { goods: 'product' };
  const need = (kind: string, id: string, field: string) => {
    if (!known[kind]?.(id)) report(field, `there is no ${names[kind] ?? kind} ${quote(id)}`);
  };
  const checkTarget = (target: BannerTarget, field: string) => {
    if ('id' in target) need(target.kind, target.id, `${field}.id`);
  };
  const checkScope = ({ scope }: DiscountRule, field: string) => {
    scope.categoryIds?.forEach((id, nth) => need('category', id, `${field}.scope.categoryIds[${nth}]`));
    scope.goodsIds?.forEach((id, nth) => need('goods', id, `${field}.scope.goodsIds[${nth}]`));
  };

  banners.forEach(({ target }, nth) => checkTarget(target, `banners[${nth}].target`));
  coupons.forEach(({ target, deduction }, nth) => {
    checkTarget(target, `coupons[${nth}].target`);
    checkScope(deduction, `coupons[${nth}].deduction`);
  });
  discountCodes.forEach(({ deduction }, nth) => checkScope(deduction, `discountCodes[${nth}].deduction`));
  [...coupons, ...discountCodes].forEach(({ fromDay, untilDay }, nth) => {
    const field = nth < coupons.length ? `coupons[${nth}]` : `discountCodes[${nth - coupons.length}]`;
    if (untilDay < fromDay) report(`${field}.untilDay`, 'expected a day that is not before fromDay');
  });
  need('coupon', content.welcomeCouponId, 'welcomeCouponId');
  for (const field of ['agreementId', 'privacyId', 'returnsId'] as const) need('article', shop[field], `shop.${field}`);

  redeemCodes.forEach(({ reward }, nth) => {
    const field = `redeemCodes[${nth}].reward`;
    if (reward.kind === 'coupon') need('coupon', reward.couponId, `${field}.couponId`);
    if (!('goodsId' in reward)) return;
    need('goods', reward.goodsId, `${field}.goodsId`);
    const product = detailsOf(reward.goodsId);
    if (product && reward.kind === 'ticket' && product.yields?.kind !== 'ticket')
      report(`${field}.goodsId`, `${quote(reward.goodsId)} yields no ticket`);
    if (product?.isVirtual && reward.kind === 'goods')
      report(`${field}.goodsId`, `${quote(reward.goodsId)} is not delivered, so a coupon for it has no use`);
  });
  const offers = (code: string) =>
    redeemCodes.some((one) => one.code === code && one.reward.kind === 'coupon' && one.usesLeft === null);
  const needOffer = (code: string, field: string) => {
    if (!offers(code))
      report(field, `there is no redeem code ${quote(code)} that gives a coupon without a limit of uses`);
  };
  campaigns.forEach((one, index) =>
    one.redeemCodes.forEach((code, nth) => needOffer(code, `campaigns[${index}].redeemCodes[${nth}]`)),
  );
  content.productCouponCodes.forEach((code, nth) => needOffer(code, `productCouponCodes[${nth}]`));

  products.forEach((product, nth) => checkProduct(product, `products[${nth}]`));
  for (const { details, isDeleted } of stored.products)
    if (!isDeleted && !byId.has(details.id) && details.categoryId !== null && !known['category']?.(details.categoryId))
      report('categories', `${quote(details.categoryId)} is missing, the product ${quote(details.id)} is in it`);

  function checkProduct(product: ProductDetails, field: string): void {
    const { id, categoryId, isVirtual, yields, relatedIds, campaignIds, skus } = product;
    const own = storedGoods.get(id);
    if (!own) return report(`${field}.id`, `there is no product ${quote(id)}; products are made in the administration`);
    if (categoryId !== null) need('category', categoryId, `${field}.categoryId`);
    if (isVirtual !== (yields !== null))
      report(
        `${field}.yields`,
        isVirtual ? 'a virtual product yields a code or a ticket' : 'only a virtual product yields something',
      );
    relatedIds.forEach((related, nth) => {
      if (related === id || relatedIds.indexOf(related) !== nth)
        report(
          `${field}.relatedIds[${nth}]`,
          related === id ? 'this is the product itself' : `${quote(related)} is there twice`,
        );
      else need('goods', related, `${field}.relatedIds[${nth}]`);
    });
    campaignIds.forEach((campaign, nth) => need('campaign', campaign, `${field}.campaignIds[${nth}]`));
    for (const sku of Object.keys(skus))
      if (!(sku in own.details.skus)) report(joinField(`${field}.skus`, sku), 'the product has no such SKU here');
  }
}

function checkUnique<Row>(field: string, rows: readonly Row[], keyOf: (row: Row) => string, report: AddMistake): void {
  const seen = new Set<string>();
  rows.forEach((row, nth) => {
    const key = keyOf(row);
    if (seen.has(key)) report(`${field}[${nth}]`, `${quote(key)} is there twice`);
    seen.add(key);
  });
}

/** A category is removed when no product is in it any more. */
async function checkCategoriesInUse(query: Query, { categories }: Content, report: AddMistake): Promise<void> {
  const used = await query<{ code: string; products: string }>(
    `SELECT value.code, count(DISTINCT product.id) AS products FROM facet_value AS value
     JOIN facet ON facet.id = value."facetId" AND facet.code = $1
     JOIN product_facet_values_facet_value AS link ON link."facetValueId" = value.id
     JOIN product ON product.id = link."productId" AND product."deletedAt" IS NULL
     JOIN storefront.content ON content.kind = 'part' AND content.id = 'categories'
       AND content.row @> jsonb_build_array(jsonb_build_object('id', value.code))
     WHERE value.code <> ALL($2) GROUP BY value.code ORDER BY value.code`,
    [CATEGORY_FACET, categories.map(({ id }) => id)],
  );
  for (const { code, products } of used)
    report('categories', `${quote(code)} is missing, ${products} products are in it in the administration`);
}

/** A coupon that a customer can still use names its products, and leads somewhere. */
async function checkIssuedCoupons(query: Query, content: Content, report: AddMistake): Promise<void> {
  const issued = await query<{ target: CouponRow['target']; category_ids: readonly string[] | null; coupons: string }>(
    `SELECT row -> 'target' AS target, row #> '{deduction,scope,categoryIds}' AS category_ids, count(*) AS coupons
     FROM storefront.coupon WHERE state <> 'spent' AND (row ->> 'validUntil')::bigint > $1 GROUP BY 1, 2 ORDER BY 1, 2`,
    [Date.now()],
  );
  const rows = { category: content.categories, campaign: content.campaigns, article: content.articles };
  const fields = { category: 'categories', campaign: 'campaigns', article: 'articles' } as const;
  const missing = new Map<string, number>();
  for (const { target, category_ids, coupons } of issued) {
    const named = new Set((category_ids ?? []).map((id) => `category:${id}`));
    if ('id' in target && target.kind !== 'goods') named.add(`${target.kind}:${target.id}`);
    for (const name of named) missing.set(name, (missing.get(name) ?? 0) + Number(coupons));
  }
  for (const [name, coupons] of missing) {
    const kind = name.slice(0, name.indexOf(':')) as keyof typeof rows;
    const id = name.slice(kind.length + 1);
    if (!rows[kind].some((one) => one.id === id))
      report(fields[kind], `${quote(id)} is missing, ${coupons} coupons of customers are for it`);
  }
}

/** A redeem code that customers have gives its coupon. */
async function checkLiveCodes(
  query: Query,
  { coupons, redeemCodes }: Content,
  { parts }: StoredContent,
  report: AddMistake,
): Promise<void> {
  // Those of the content are in the file, or are removed.
  const own = [...redeemCodes, ...parts.redeemCodes].map(({ code }) => normalizeRedeemCode(code));
  const live = await query<{ id: string; coupon_id: string }>(
    `SELECT id, row #>> '{reward,couponId}' AS coupon_id FROM storefront.redeem_code
     WHERE row #>> '{reward,kind}' = 'coupon' AND (uses_left IS NULL OR uses_left > 0)
       AND (row ->> 'validUntil')::bigint > $1 AND id <> ALL($2) ORDER BY id`,
    [Date.now(), own],
  );
  const taken = await query<{ id: string }>('SELECT id FROM storefront.redeem_code WHERE id = ANY($1)', [own]);
  redeemCodes.forEach(({ code }, nth) => {
    const id = normalizeRedeemCode(code);
    if (taken.some((one) => one.id === id) && !parts.redeemCodes.some((one) => normalizeRedeemCode(one.code) === id))
      report(`redeemCodes[${nth}].code`, `${quote(code)} is the code of an order, or the administration has issued it`);
  });
  for (const { id, coupon_id } of live)
    if (!coupons.some((one) => one.id === coupon_id))
      report('coupons', `${quote(coupon_id)} is missing, the redeem code ${quote(id)} gives it`);
}

/** What an unpaid order delivers when it is paid stays until then. */
async function checkOpenOrders(
  query: Query,
  { products }: Content,
  stored: StoredContent,
  report: AddMistake,
): Promise<void> {
  const open = await query<{ number: string; lines: OrderRow['lines'] }>(
    `SELECT number, row -> 'lines' AS lines FROM storefront.shop_order
     WHERE status = 'toPay' AND row -> 'lines' @> '[{"isVirtual": true}]' ORDER BY position`,
  );
  const before = new Map(stored.products.map(({ details }) => [details.id, details]));
  products.forEach((product, nth) => {
    const own = before.get(product.id);
    if (!own) return;
    const field = `products[${nth}]`;
    for (const { number, lines } of open) {
      const skus = lines
        .filter(({ goodsId, isVirtual }) => isVirtual && goodsId === product.id)
        .map(({ skuId }) => skuId);
      if (skus.length === 0) continue;
      if (product.yields?.kind !== own.yields?.kind)
        return report(
          `${field}.yields`,
          `the unpaid order ${number} delivers it; change it when the order is paid or cancelled`,
        );
      const changed = skus.find(
        (sku) => product.skus[sku]?.faceValue !== own.skus[sku]?.faceValue && sku in product.skus,
      );
      if (changed !== undefined)
        return report(
          `${joinField(`${field}.skus`, changed)}.faceValue`,
          `the unpaid order ${number} delivers it; change it when the order is paid or cancelled`,
        );
    }
  });
}
