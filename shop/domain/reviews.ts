/**
 * Reviews of customers. A line of an order has at most one; writing again replaces it. What customers write counts with the ratings of
 * the catalogue at once.
 */
import type { ReviewSort } from '../../src/api/reviews';
import type { GoodsRow } from '../catalogueRows';
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import { newId } from '../random';
import { ShopError } from '../shopError';
import { sameText, type LocalizedText } from '../text';
import { listReturns, piecesOfReturns } from './returnOffers';
import type { ReviewedGoodsRow, ReviewRow } from './reviewRows';
import type { OrderLineRow, OrderRow, PictureRow } from './rows';

const isOn = ({ configuration }: ShopContext): boolean => configuration.features.reviews === true;
const noRatings = [0, 0, 0, 0, 0];

/** Whether a line can be reviewed now: it was delivered, and at least one piece of it was kept. */
export function canReviewLine(context: ShopContext, order: OrderRow, line: OrderLineRow): boolean {
  if (!isOn(context) || order.status !== 'done' || !context.goods.entry(line.goodsId)) return false;
  const paidBack = listReturns(context, order).filter(({ state }) => state === 'refunded');
  return piecesOfReturns(paidBack, line.skuId, ({ exchangeSkuId }) => exchangeSkuId === null) < line.quantity;
}

/** The customer's review of a line; undefined without one. */
export const findLineReview = (
  context: ShopContext,
  { id, customerId }: OrderRow,
  { skuId }: OrderLineRow,
): ReviewRow | undefined =>
  isOn(context)
    ? context.database.reviews.listByCustomer(customerId).find((row) => row.orderId === id && row.skuId === skuId)
    : undefined;

/** The name that others see: first name and initial, as in "Mei L."; a number behind the name is left out. */
export function shortenNickname(nickname: string): string {
  const [first = '', ...others] = nickname.trim().split(/\s+/);
  const last = [...(others.at(-1) ?? '')][0] ?? '';
  return /\p{L}/u.test(last) ? `${first} ${last.toUpperCase()}.` : first;
}

export interface ReviewInput {
  stars: number;
  text: string;
  /** New ones are data URLs; those of the earlier review stay. */
  photos: readonly string[];
}

/**
 * Writes the review of a line, or replaces it. Throws ShopError REVIEW_CLOSED, or VALIDATION for a photo that is neither new nor one of
 * the earlier review.
 */
export function writeReview(
  context: ShopContext,
  order: OrderRow,
  line: OrderLineRow,
  author: string,
  input: ReviewInput,
): ReviewRow {
  const { database, random, now } = context;
  if (!canReviewLine(context, order, line)) throw new ShopError('REVIEW_CLOSED', 'reviewClosed');
  const before = findLineReview(context, order, line);
  if (input.photos.some((photo) => !photo.startsWith('data:') && !before?.photos.includes(photo)))
    throw new ShopError('VALIDATION', 'input', { data: { fields: { photos: 'invalid' } } });
  const { id: orderId, customerId } = order;
  const { skuId, goodsId } = line;
  const id = before?.id ?? newId(random, 'review');
  const row: ReviewRow = { ...input, id, customerId, orderId, skuId, goodsId, author, writtenAt: now };
  database.reviews.put(row);
  const { ratings, reviewIds } = database.reviewedGoods.get(goodsId) ?? { ratings: noRatings, reviewIds: [] };
  const added = (stars: number) => Number(row.stars === stars) - Number(before?.stars === stars);
  database.reviewedGoods.put(goodsId, {
    ratings: ratings.map((count, index) => count + added(index + 1)),
    reviewIds: before ? reviewIds : [...reviewIds, id],
  });
  return row;
}

const addedByCustomers = (context: ShopContext, { id }: GoodsRow): ReviewedGoodsRow | undefined =>
  isOn(context) ? context.database.reviewedGoods.get(id) : undefined;

/** Number of ratings of a product with 1, 2, 3, 4 and 5 stars. */
export function getRatings(context: ShopContext, goods: GoodsRow): number[] {
  const added = addedByCustomers(context, goods)?.ratings;
  return goods.ratings.map((count, index) => count + (added?.[index] ?? 0));
}

function averageOfRatings(ratings: readonly number[]): number | undefined {
  const total = sumOf(ratings);
  const stars = sumOf(ratings.map((number, index) => number * (index + 1)));
  return total === 0 ? undefined : Math.round((stars / total) * 10) / 10;
}

/** Those of the catalogue, because a list needs the averages of all products. */
const catalogueAverages = new WeakMap<readonly number[], { average: number | undefined }>();

/** The average number of stars of a product, rounded to one decimal; undefined without ratings. */
export function averageOf(context: ShopContext, goods: GoodsRow): number | undefined {
  if (addedByCustomers(context, goods)) return averageOfRatings(getRatings(context, goods));
  const known = catalogueAverages.get(goods.ratings) ?? { average: averageOfRatings(goods.ratings) };
  catalogueAverages.set(goods.ratings, known);
  return known.average;
}

/** A review of the catalogue or of a customer. */
export interface ListedReview {
  id: string;
  /** Null for a review of the catalogue. */
  customerId: string | null;
  author: LocalizedText;
  writtenAt: number;
  stars: number;
  text: LocalizedText;
  skuId: string;
  photos: readonly PictureRow[];
  helpful: number;
}

/** What others see in place of the name of a customer whose account is deleted. */
const deletedAuthor = { en: 'Deleted account', zh: '已注销用户', de: 'Gelöschtes Konto' };

const toListed = ({ author, text, photos, ...row }: ReviewRow): ListedReview => ({
  ...row,
  author: author === '' ? deletedAuthor : sameText(author),
  text: sameText(text),
  photos: photos.map((src) => ({ src, alt: sameText(''), fit: 'photo', hue: 30 })),
  helpful: 0,
});

export interface ReviewQuery {
  stars?: number | undefined;
  withPhotos?: boolean | undefined;
  sort: ReviewSort;
}

/** The reviews of a product, which are its ratings with a text or a photo. `readerId`: the customer who reads them. */
export function listReviews(
  context: ShopContext,
  goods: GoodsRow,
  { stars, withPhotos = false, sort }: ReviewQuery,
  readerId: string | undefined,
): ListedReview[] {
  const added = addedByCustomers(context, goods)?.reviewIds ?? [];
  const written = added.flatMap((id) => context.database.reviews.all.get(id) ?? []);
  const all: ListedReview[] = [
    ...goods.reviews.map((row) => ({ ...row, customerId: null })),
    ...written.filter(({ text, photos }) => text !== '' || photos.length > 0).map(toListed),
  ];
  const isOwn = ({ customerId }: ListedReview) => Number(customerId !== null && customerId === readerId);
  const orders: Readonly<Record<ReviewSort, (one: ListedReview, other: ListedReview) => number>> = {
    helpful: (one, other) => isOwn(other) - isOwn(one) || other.helpful - one.helpful,
    newest: () => 0,
    highest: (one, other) => other.stars - one.stars,
    lowest: (one, other) => one.stars - other.stars,
  };
  return all
    .filter((row) => (stars === undefined || row.stars === stars) && (!withPhotos || row.photos.length > 0))
    .sort((one, other) => orders[sort](one, other) || other.writtenAt - one.writtenAt);
}
