/** The rows of Medusa in the shapes of the contract. Medusa's amounts are decimals in the currency, those of the contract minor units. */
import type { Address, AddressDraft } from '../../../src/api/addresses';
import type { CancelReason } from '../../../src/api/orders';
import { minorDigits } from '../../../src/lib/money';
import type { EngineCustomer, EngineOrder, EngineProduct, EngineQuote, EngineSku } from '../engine';
import type {
  MedusaAddress,
  MedusaCustomer,
  MedusaOrder,
  MedusaProduct,
  MedusaTotals,
  MedusaVariant,
  Metadata,
} from './medusaRows';

type PriceLine = EngineQuote['priceLines'][number];
/** A stock that is not counted. */
const UNCOUNTED_STOCK = 9_999;
/** The title that Medusa gives an option, a value or a variant of a product without a choice. */
const DEFAULT_TITLE = /^Default(?: (?:option|variant|option value))?$/i;
export const MANUAL_METHOD = 'Manual payment';

const textIn = (metadata: Metadata, name: string): string => {
  const value = metadata?.[name];
  return typeof value === 'string' ? value : '';
};

/** The time of Medusa in the format of the contract. */
const toInstant = (time: string): string => new Date(time).toISOString();

export function createConversion(currency: string) {
  const scale = 10 ** minorDigits(currency);
  const toMinor = (amount: number): number => Math.round(amount * scale);

  /** A picture with https as it is; one of Medusa's own files through the adapter. */
  function toPicture(url: string, alt: string, metadata: Metadata) {
    const name = /^http:\/\/[^/]+\/static\/([^/?]+)$/.exec(url)?.[1];
    const fit = textIn(metadata, 'fit') === 'cutout' ? ('cutout' as const) : ('photo' as const);
    const hue = Number(metadata?.['hue'] ?? 30);
    return { src: name === undefined ? url : `/pictures/${name}`, alt, fit, hue };
  }

  function toSku(variant: MedusaVariant): EngineSku {
    const { calculated_amount: amount, original_amount: original } = variant.calculated_price ?? {};
    const price = toMinor(amount ?? 0);
    const former = toMinor(original ?? 0);
    const isCounted = variant.manage_inventory && !variant.allow_backorder;
    return {
      id: variant.id,
      values: Object.fromEntries(variant.options.map(({ id, option_id }) => [option_id, id])),
      price,
      originalPrice: former > price ? former : null,
      stock: isCounted ? Math.max(0, variant.inventory_quantity ?? 0) : UNCOUNTED_STOCK,
    };
  }

  function toProduct(row: MedusaProduct): EngineProduct {
    const options = row.options.filter(({ title }) => !DEFAULT_TITLE.test(title));
    const shown = new Set(options.map(({ id }) => id));
    const urls = [...new Set([row.thumbnail, ...row.images.map(({ url }) => url)])].flatMap((url) => url ?? []);
    return {
      ...{ id: row.id, name: row.title, tagline: row.subtitle ?? '', createdAt: toInstant(row.created_at) },
      description: row.description ?? '',
      categoryId: row.categories[0]?.id ?? null,
      pictures: urls.map((url) => toPicture(url, row.title, row.metadata)),
      options: options.map(({ id, title, values }) => ({
        id,
        name: title,
        values: values.map((value) => ({ id: value.id, name: value.value })),
      })),
      // A variant without a price in this region is not sold.
      skus: row.variants
        .filter(({ calculated_price: price }) => typeof price?.calculated_amount === 'number')
        .map(toSku)
        .map((sku) => ({
          ...sku,
          values: Object.fromEntries(Object.entries(sku.values).filter(([id]) => shown.has(id))),
        })),
    };
  }

  /** Products, delivery, discount and, where prices are without it, the tax. They add up to the total. */
  function toPriceLines({
    total,
    discount_total: discount,
    items,
    shipping_methods: methods,
  }: MedusaTotals): PriceLine[] {
    const goods = items.reduce((sum, item) => sum + toMinor(item.unit_price) * item.quantity, 0);
    const delivery = methods.reduce((sum, { amount }) => sum + toMinor(amount), 0);
    const tax = toMinor(total) - goods - delivery + toMinor(discount);
    return [
      { kind: 'goods', amount: goods },
      { kind: 'delivery', amount: delivery },
      ...(discount > 0 ? [{ kind: 'coupon' as const, amount: -toMinor(discount) }] : []),
      ...(tax === 0 ? [] : [{ kind: 'tax' as const, amount: tax }]),
    ];
  }

  function toOrder(row: MedusaOrder): EngineOrder {
    const payments = row.payment_collections.flatMap((one) => one.payments ?? []);
    const captured = payments.filter((one) => one.captured_at);
    const refunded = captured.flatMap((one) => one.refunds ?? []).reduce((sum, { amount }) => sum + toMinor(amount), 0);
    const isCancelled = row.status === 'canceled';
    const at = (time: string | null | undefined, event: 'paid' | 'shipped' | 'delivered' | 'cancelled') =>
      time ? [{ event, at: toInstant(time) }] : [];
    return {
      id: row.id,
      number: `#${row.display_id}`,
      status: isCancelled ? 'cancelled' : statusOf(row, captured.length > 0),
      lines: row.items.map((item) => ({
        ...{ skuId: item.variant_id, goodsId: item.product_id, name: item.product_title, quantity: item.quantity },
        skuText: DEFAULT_TITLE.test(item.variant_title ?? '') ? '' : (item.variant_title ?? ''),
        picture: item.thumbnail
          ? toPicture(item.thumbnail, item.product_title, item.variant?.product?.metadata ?? null)
          : { src: '' },
        price: toMinor(item.unit_price),
        subtotal: toMinor(item.unit_price) * item.quantity,
      })),
      priceLines: toPriceLines(row),
      total: toMinor(row.total),
      payments: captured.map(({ amount }) => ({ name: MANUAL_METHOD, amount: toMinor(amount) })),
      ...(refunded > 0 && { returned: { amount: refunded, name: MANUAL_METHOD } }),
      placedAt: toInstant(row.created_at),
      address: row.shipping_address && toAddress(row.shipping_address),
      delivery: row.shipping_methods[0] ? { name: row.shipping_methods[0].name } : null,
      note: textIn(row.metadata, 'note'),
      timeline: [
        { event: 'placed', at: toInstant(row.created_at) },
        ...captured.flatMap((one) => at(one.captured_at, 'paid')),
        ...(row.fulfillments ?? []).flatMap((one) => [
          ...at(one.shipped_at, 'shipped'),
          ...at(one.delivered_at, 'delivered'),
        ]),
        ...at(row.canceled_at, 'cancelled'),
      ],
      ...(isCancelled && { cancelReason: (textIn(row.metadata, 'cancelReason') || 'other') as CancelReason }),
      isCancellable: row.status === 'pending' && row.fulfillment_status === 'not_fulfilled',
    };
  }

  return { toMinor, toProduct, toPriceLines, toOrder };
}

function statusOf({ status, fulfillment_status: fulfillment }: MedusaOrder, isPaid: boolean): EngineOrder['status'] {
  if (!isPaid) return 'toPay';
  if (status === 'completed' || fulfillment === 'delivered') return 'done';
  return /shipped|partially_delivered/.test(fulfillment) ? 'toReceive' : 'toShip';
}

export function toCustomer({ id, phone, first_name: name, metadata, created_at }: MedusaCustomer): EngineCustomer {
  return {
    ...{ id, phone: phone ?? '', avatar: textIn(metadata, 'avatar') },
    nickname: name || `Guest ${phone?.slice(-4) ?? ''}`,
    joinedAt: toInstant(created_at),
  };
}

export const toAddress = (row: MedusaAddress): Address => ({
  id: row.id,
  recipient: [row.first_name, row.last_name].filter(Boolean).join(' '),
  phone: row.phone ?? '',
  country: row.country_code?.toUpperCase(),
  region: row.province ?? '',
  city: row.city ?? '',
  street: row.address_1 ?? '',
  postcode: row.postal_code ?? '',
  isDefault: row.is_default_shipping ?? false,
});

/** An address for Medusa. The last word of the recipient is the last name, as its administration shows both. */
export function fromAddress({ recipient, phone, country, region, city, street, postcode }: AddressDraft | Address) {
  const [, first, last] = /^(.+) (\S+)$/.exec(recipient) ?? [undefined, recipient, ''];
  return {
    ...{ first_name: first, last_name: last, phone, address_1: street, city: city ?? '', province: region ?? '' },
    ...{ postal_code: postcode, country_code: country?.toLowerCase() },
  };
}
