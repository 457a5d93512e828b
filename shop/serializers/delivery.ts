/** Serializes how products, quotes and orders are delivered. */
import type { CallContext } from '../context';
import type { GoodsRow } from '../catalogueRows';
import { getArrival, getOrderDeadline, type DeliveryQuote } from '../domain/delivery';
import type { PricedPack } from '../domain/pricing';
import type { OrderRow } from '../domain/rows';
import { shopDay } from '../shopDay';
import { textIn } from '../text';
import { toIsoTimeOrNull } from '../time';

/** Serializes the delivery of a product, by the first option. A presale product arrives `deliveryDays` after its shipping day. */
export function serializeDelivery(context: CallContext, goods: GoodsRow) {
  const { delivery, deliveryOptions } = context.goods.shop;
  const first = deliveryOptions?.[0];
  const shipment = {
    shipsFrom: goods.presale?.shipsAt ?? null,
    deliveryDays: Math.min(goods.deliveryDays, first?.days ?? Infinity),
  };
  return {
    arrivesOn: shopDay(context, getArrival(context.now, shipment)),
    fee: (first ?? delivery).fee,
    freeFrom: (first ?? delivery).freeFrom,
    orderBefore: toIsoTimeOrNull(getOrderDeadline(context, shipment)),
  };
}

/** The delivery of a quote and what there is to choose from. All null when nothing is delivered. */
export function serializePackDelivery(context: CallContext, { delivery, deliveries }: PricedPack) {
  const options = deliveries.flatMap((quote) => serializeOption(context, quote));
  return {
    arrivesOn: delivery && shopDay(context, getArrival(context.now, delivery)),
    orderBefore: delivery && toIsoTimeOrNull(getOrderDeadline(context, delivery)),
    freeDeliveryMissing: delivery?.freeMissing ?? null,
    deliveryOptions: options.length > 0 ? options : null,
    deliveryId: delivery?.option?.id ?? null,
  };
}

function serializeOption(context: CallContext, quote: DeliveryQuote) {
  const { option, fee } = quote;
  if (!option) return [];
  const { id, kind, name, note, icon, addressLines } = option;
  return {
    id,
    kind,
    name: textIn(name, context.language),
    price: fee,
    arrivesOn: shopDay(context, getArrival(context.now, quote)),
    note: note && textIn(note, context.language),
    icon,
    addressLines: [...addressLines],
  };
}

/** The delivery option of an order; null in a shop without options. */
export const serializeOrderDelivery = ({ language }: CallContext, { delivery }: OrderRow) =>
  delivery
    ? { name: textIn(delivery.name, language), kind: delivery.kind, addressLines: [...delivery.addressLines] }
    : null;
