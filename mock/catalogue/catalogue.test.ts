import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../../src/api/schema/wire';
import type { ProductScope } from '../../shop/domain/rows';
import { catalogue } from '../testing/wholeCatalogue';
import { attributes as attributesById } from './attributes';
import { pictureFiles } from './pictureFiles';
import type { GoodsSeed } from '../../shop/catalogue/types';

const { shop, categories, goods, banners, campaigns, articles, coupons, discountCodes, redeemCodes } = catalogue;
const physical = goods.filter(({ isVirtual }) => !isVirtual);
const virtual = goods.filter(({ isVirtual }) => isVirtual);

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const unknown = (ids: readonly string[], known: readonly { id: string }[]) =>
  ids.filter((id) => !idsOf(known).includes(id));
const findErrors = (check: (one: GoodsSeed) => readonly string[]) =>
  goods.flatMap((one) => check(one).map((fault) => `${one.id}: ${fault}`));

/** Returns all texts in a value, at any depth, each with its path. */
function listTexts(value: unknown, path = ''): { product: string; en: string; zh: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zh' in value) return [{ product: path, en: String(value.en), zh: String(value.zh) }];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}/${key}`));
}

describe('the products of the catalogue', () => {
  it('are 68: 58 in eight categories and ten virtual ones', () => {
    expect(categories).toHaveLength(8);
    expect(physical).toHaveLength(58);
    expect(virtual).toHaveLength(10);
    expect(categories.map(({ id }) => physical.filter(({ categoryId }) => categoryId === id).length)).toEqual([
      7, 7, 7, 7, 8, 8, 7, 7,
    ]);
    expect(virtual.filter(({ categoryId }) => categoryId !== null)).toEqual([]);
  });

  it('have unique ids that match the schema of the contract', () => {
    const ids = [...idsOf(goods), ...goods.flatMap(({ skus }) => idsOf(skus))];
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9-]+(\.[a-z0-9]+)*$/.test(id) || id.length > 64)).toEqual([]);
  });

  it('have SKUs with one existing value per dimension, each combination once', () => {
    const faults = findErrors(({ dimensions, skus }) => [
      ...repeated(skus.map(({ values }) => JSON.stringify(values))),
      ...skus.flatMap(({ id, values }) =>
        Object.keys(values).length === dimensions.length ? [] : [`${id} chooses too much or too little`],
      ),
      ...skus.flatMap(({ id, values }) =>
        dimensions
          .filter((one) => !idsOf(one.values).includes(values[one.id] ?? ''))
          .map((one) => `${id} has no ${one.id}`),
      ),
    ]);
    expect(faults).toEqual([]);
  });

  it('have at least one SKU for each value', () => {
    const faults = findErrors(({ dimensions, skus }) =>
      dimensions.flatMap((one) => {
        const chosen = skus.map(({ values }) => values[one.id]);
        return idsOf(one.values)
          .filter((id) => !chosen.includes(id))
          .map((id) => `${one.id} ${id}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('have integer prices below their original prices', () => {
    const faults = findErrors(({ skus }) =>
      skus.flatMap(({ id, price, originalPrice, stock, limitPerOrder, faceValue }) => {
        const isSound = [price, stock, originalPrice ?? 1, limitPerOrder ?? 1, faceValue ?? 1].every(
          Number.isSafeInteger,
        );
        return isSound && price > 0 && stock >= 0 && (limitPerOrder ?? 1) > 0 && (originalPrice ?? Infinity) > price
          ? []
          : [id];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('name only products, campaigns and categories that exist', () => {
    const faults = findErrors(({ id, categoryId, relatedIds, campaignIds }) => [
      ...unknown(relatedIds, goods),
      ...relatedIds.filter((related) => related === id),
      ...repeated(relatedIds),
      ...unknown(campaignIds, campaigns),
      ...unknown(categoryId === null ? [] : [categoryId], categories),
    ]);
    expect(faults).toEqual([]);
  });

  it('have deliverables exactly when they are virtual, and then no delivery and no returns', () => {
    expect(findErrors(({ isVirtual, yields }) => (isVirtual === (yields !== null) ? [] : ['yields']))).toEqual([]);
    expect(virtual.filter(({ deliveryDays, returnDays }) => deliveryDays + returnDays > 0)).toEqual([]);
    expect(idsOf(goods.filter(({ skus }) => skus.some(({ faceValue }) => faceValue !== null)))).toEqual(['gift-card']);
  });

  it('cover every state that a screen must show: sold out, few pieces, presale, limits, long names', () => {
    const stocks = goods.map(({ skus }) => skus.reduce((sum, { stock }) => sum + stock, 0));
    const combinations = (one: GoodsSeed) => one.dimensions.reduce((product, { values }) => product * values.length, 1);
    expect(new Set(goods.map(({ dimensions }) => dimensions.length))).toEqual(new Set([0, 1, 2, 3]));
    expect(goods.filter((one) => one.skus.length < combinations(one)).length).toBeGreaterThanOrEqual(5);
    expect(stocks.filter((stock) => stock === 0)).toHaveLength(2);
    expect(stocks.filter((stock) => stock === 3).length).toBeGreaterThanOrEqual(2);
    expect(goods.some(({ skus, dimensions }) => dimensions.length > 1 && skus.some(({ stock }) => stock === 0))).toBe(
      true,
    );
    expect(idsOf(goods.filter(({ presale }) => presale !== null))).toEqual(['day-pack-18', 'tulip-bulbs']);
    expect(
      goods.filter(({ skus }) => skus.some(({ limitPerOrder }) => limitPerOrder === 1)).length,
    ).toBeGreaterThanOrEqual(2);
    expect(idsOf(goods.filter(({ skus }) => skus.every(({ price }) => price > 100_000)))).toEqual([
      'backyard-observatory',
      'slow-evening-sofa',
    ]);
    expect(goods.filter(({ name }) => name.en.length > 60 && name.zh.length > 20)).toHaveLength(2);
  });

  it('have three to seven attributes each, every name once', () => {
    const faults = findErrors(({ attributes = [] }) => [
      ...(attributes.length < 3 || attributes.length > 7 ? [`${attributes.length} attributes`] : []),
      ...repeated(attributes.map(({ name }) => name.en)),
    ]);
    expect(faults).toEqual([]);
    expect(unknown(Object.keys(attributesById), goods)).toEqual([]);
  });

  it('have the prices of the design drafts', () => {
    const priceOf = (id: string) => {
      const [first] = goods.find((one) => one.id === id)?.skus ?? [];
      return [first?.price, first?.originalPrice];
    };
    expect(priceOf('cloud-nine-headphones')).toEqual([12900, 15900]);
    expect(priceOf('slow-morning-cup')).toEqual([1850, null]);
    expect(priceOf('field-camera-f2')).toEqual([38900, 42900]);
    expect(priceOf('desk-monstera')).toEqual([2600, null]);
    expect(priceOf('orbit-watch')).toEqual([21900, null]);
    expect(priceOf('day-pack-18')).toEqual([7400, 8900]);
    expect(priceOf('gift-card')).toEqual([1000, null]);
    expect(priceOf('cinema-night')).toEqual([1200, null]);
  });
});

describe('the texts and pictures of the catalogue', () => {
  const texts = listTexts(catalogue);

  it('exist in both languages', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ en, zh }) => en.trim() === '' || zh.trim() === '')).toEqual([]);
    expect(texts.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
  });

  it('contain Chinese characters, except numbers and sizes', () => {
    const borrowed = texts.filter(({ en, zh }) => !/\p{Script=Han}/u.test(zh) && zh !== en);
    expect(borrowed).toEqual([]);
    expect(texts.filter(({ en, zh }) => zh === en && /[a-z]{3}/.test(en))).toEqual([]);
  });

  it('contain only the HTML tags that their field allows, each one closed', () => {
    const allowed = (product: string) =>
      product.endsWith('/description')
        ? 'h3|p|ul|li|strong'
        : product.endsWith('/body')
          ? 'h3|p|ul|ol|li|strong|em'
          : '';
    const left = (product: string, html: string) =>
      html.replace(new RegExp(`<(${allowed(product)})>([^<>]*)</\\1>`, 'g'), '$2');
    const plain = (product: string, html: string): string =>
      left(product, html) === html ? html : plain(product, left(product, html));
    const isClean = (product: string, html: string) =>
      allowed(product) ? !/[<>&]/.test(plain(product, html)) : !/[<>]/.test(html);
    expect(texts.filter(({ product, en, zh }) => !isClean(product, en) || !isClean(product, zh))).toEqual([]);
  });

  it('have an emoji file for every picture, and a picture for every avatar and empty state', () => {
    const assets = join(__dirname, '../../node_modules/@lobehub/fluent-emoji-3d/assets');
    const files = pictureFiles(catalogue);
    const emoji = [...files.values()].flatMap((one) => [one.emoji, ...(one.beside ? [one.beside.emoji] : [])]);
    expect(emoji.filter((name) => !existsSync(join(assets, `${name}.webp`)))).toEqual([]);
    const byName = ['avatar-fox', 'avatar-penguin', 'empty-orders', 'not-found', 'offline', 'sign-in', 'paid'];
    expect([...files.keys()]).toEqual(expect.arrayContaining(byName));
    expect(repeated(goods.map(({ picture }) => picture.emoji))).toEqual([]);
  });
});

describe('banners, campaigns, articles, coupons and codes', () => {
  const known: Partial<Record<Target['kind'], readonly { id: string }[]>> = {
    goods,
    category: categories,
    campaign: campaigns,
    article: articles,
  };
  const leadsNowhere = (target: Target) => 'id' in target && unknown([target.id], known[target.kind] ?? []).length > 0;
  const coversNothing = ({ categoryIds, goodsIds }: ProductScope) =>
    [...unknown(categoryIds ?? [], categories), ...unknown(goodsIds ?? [], goods)].length > 0;

  it('link to products, categories, campaigns and articles that exist', () => {
    expect(banners.filter(({ target }) => leadsNowhere(target))).toEqual([]);
    expect(coupons.filter(({ target, deduction }) => leadsNowhere(target) || coversNothing(deduction.scope))).toEqual(
      [],
    );
    expect(discountCodes.filter(({ deduction }) => coversNothing(deduction.scope))).toEqual([]);
    expect(unknown([shop.agreementId, shop.privacyId], articles)).toEqual([]);
    expect(unknown([catalogue.welcomeCouponId], coupons)).toEqual([]);
  });

  it('have unique ids and codes, and products in every campaign', () => {
    expect(campaigns.map(({ id }) => goods.filter(({ campaignIds }) => campaignIds.includes(id)).length)).toEqual([
      11, 9, 6,
    ]);
    for (const rows of [categories, banners, campaigns, articles, coupons, shop.channels])
      expect(repeated(idsOf(rows))).toEqual([]);
    expect(repeated([...discountCodes, ...redeemCodes].map(({ code }) => code))).toEqual([]);
  });

  it('offer only coupons in campaigns, each by its own redeem code and once per customer', () => {
    const offered = campaigns.flatMap((campaign) => campaign.redeemCodes);
    expect(repeated(offered)).toEqual([]);
    const sound = redeemCodes.filter(
      ({ reward, usesLeft, untilDay }) => reward.kind === 'coupon' && usesLeft === null && untilDay > 0,
    );
    expect(offered.filter((code) => !sound.some((one) => one.code === code))).toEqual([]);
    expect(banners.filter(({ target }) => target.kind === 'campaign')).toHaveLength(campaigns.length);
  });

  it('have rewards that exist', () => {
    const missing = redeemCodes.filter(({ reward }) => {
      if (reward.kind === 'coupon') return unknown([reward.couponId], coupons).length > 0;
      if (reward.kind === 'balance') return reward.amount <= 0;
      const rewarded = goods.find(({ id }) => id === reward.goodsId);
      return reward.kind === 'ticket' ? rewarded?.yields?.kind !== 'ticket' : rewarded?.isVirtual !== false;
    });
    expect(missing).toEqual([]);
  });

  it('are eight help, four news and two legal articles, and four service channels', () => {
    const countOf = (kind: string) => articles.filter((article) => article.kind === kind).length;
    expect(['help', 'news', 'legal'].map(countOf)).toEqual([8, 4, 2]);
    expect(shop.channels.map(({ kind }) => kind)).toEqual(['chat', 'phone', 'email', 'community']);
    expect(banners).toHaveLength(4);
  });
});
