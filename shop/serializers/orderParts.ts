/** Parts that orders, quotes and returns have in common. */
import type { CallContext } from '../context';
import { getDeliveryWindow, listScans } from '../domain/parcelScans';
import { canReviewLine, findLineReview } from '../domain/reviews';
import { multiplyExact } from '../money';
import type { OrderLineRow, OrderRow } from '../domain/rows';
import { textIn, type Language } from '../text';
import { toIsoTime } from '../time';
import { serializePicture } from './picture';

/** The name of a payment without a choice of the method. */
export const demoPaymentName = { en: 'Demo payment', zh: '演示支付', de: 'Demo-Zahlung' };

/** Serializes a line. Amounts in minor units. */
export const serializeLine = (
  { skuId, goodsId, name, skuText, picture, price, quantity, isVirtual }: OrderLineRow,
  language: Language,
) => ({
  skuId,
  goodsId,
  name: textIn(name, language),
  skuText: textIn(skuText, language),
  picture: serializePicture(picture, language),
  price,
  quantity,
  subtotal: multiplyExact(price, quantity),
  isVirtual,
});

/** Serializes what the customer wrote of a line, and whether it can be written now. */
export function serializeLineReview(context: CallContext, order: OrderRow, line: OrderLineRow) {
  const row = findLineReview(context, order, line);
  return {
    review: row ? { stars: row.stars, text: row.text, photos: [...row.photos], isPublished: true } : null,
    canReview: canReviewLine(context, order, line),
  };
}

/** Serializes a parcel, without what has happened to it. The carrier of the demo shop has a page for each number. */
export const serializeParcel = (parcel: OrderRow['parcel'], language: Language) =>
  parcel && {
    carrier: textIn(parcel.carrier, language),
    number: parcel.number,
    trackingUrl:
      parcel.trackingUrl === undefined ? `https://swallow-post.example/track/${parcel.number}` : parcel.trackingUrl,
  };

/** Serializes the parcel of an order with its scans and the delivery window. */
export function serializeOrderParcel(context: CallContext, row: OrderRow) {
  const parcel = serializeParcel(row.parcel, context.language);
  if (!parcel) return null;
  const window = getDeliveryWindow(context, row);
  return {
    ...parcel,
    scans: listScans(context, row)?.map(({ at, text, location }) => ({
      at: toIsoTime(at),
      text: textIn(text, context.language),
      location,
    })),
    window: window && { from: toIsoTime(window.from), to: toIsoTime(window.to) },
  };
}
