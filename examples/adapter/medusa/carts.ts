/** Quotes and orders of Medusa: both are carts, and a cart that is completed is an order. */
import type { Address } from '../../../src/api/addresses';
import { EngineRefusal, type Attempt, type EngineOrderDraft, type EnginePack, type EngineQuote } from '../engine';
import { MedusaError, type MedusaApi } from './medusaApi';
import type { MedusaTotals } from './medusaRows';
import { createConversion, fromAddress } from './toContract';

export interface MedusaRegion {
  readonly id: string;
  readonly currency_code: string;
  readonly countries: readonly { readonly iso_2: string }[];
}

interface MedusaCart extends MedusaTotals {
  readonly id: string;
}

interface ShippingOption {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
}

export const PROVIDER = 'pp_system_default';
const cartFields =
  'id,total,discount_total,*items,items.variant_id,items.product_id,items.unit_price,items.quantity,*shipping_methods';

/** Ms for which the same pack has the same quote: each one is a cart, and the checkout asks several times. */
const QUOTE_TTL_MS = 10_000;

interface NewCart {
  readonly pack: EnginePack;
  readonly email?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

export function createCarts(api: MedusaApi, region: MedusaRegion) {
  const { toMinor, toPriceLines } = createConversion(region.currency_code.toUpperCase());
  const firstCountry = { country_code: region.countries[0]?.iso_2 };
  const addressOf = (address: Address | null) => (address ? fromAddress(address) : firstCountry);

  /** A cart with lines, address and delivery. Refuses what Medusa does not have in stock. */
  async function createCart({ pack, email, metadata }: NewCart) {
    const address = addressOf(pack.address);
    const { cart } = await api
      .post<{ cart: MedusaCart }>('/store/carts', {
        ...{ region_id: region.id, ...(email && { email }), ...(metadata && { metadata }) },
        ...{ shipping_address: address, billing_address: address },
        items: pack.lines.map(({ skuId, quantity }) => ({ variant_id: skuId, quantity })),
      })
      .catch(refuseStock);
    const { shipping_options: options } = await api.get<{ shipping_options: ShippingOption[] }>(
      '/store/shipping-options',
      {
        cart_id: cart.id,
      },
    );
    const option = options.find(({ id }) => id === pack.deliveryId) ?? options[0];
    if (!option) return { cart: await readCart(cart.id), options, option };
    const path = `/store/carts/${cart.id}/shipping-methods`;
    const { cart: whole } = await api.post<{ cart: MedusaCart }>(
      path,
      { option_id: option.id },
      { fields: cartFields },
    );
    return { cart: whole, options, option };
  }

  const readCart = async (id: string) =>
    (await api.get<{ cart: MedusaCart }>(`/store/carts/${id}`, { fields: cartFields })).cart;

  async function readQuote(pack: EnginePack): Promise<EngineQuote> {
    const { cart, options, option } = await createCart({ pack });
    return {
      priceLines: toPriceLines(cart),
      total: toMinor(cart.total),
      deliveryOptions: options.map(({ id, name, amount }) => ({ id, name, price: toMinor(amount) })),
      deliveryId: option?.id ?? null,
    };
  }

  const quotes = new Map<string, Promise<EngineQuote>>();
  return {
    quote({ lines, address, deliveryId }: EnginePack): Promise<EngineQuote> {
      const key = JSON.stringify([lines, addressOf(address), deliveryId]);
      const known = quotes.get(key);
      if (known) return known;
      const quote = readQuote({ lines, address, deliveryId });
      quotes.set(key, quote);
      const forget = () => void quotes.delete(key);
      quote.catch(forget);
      setTimeout(forget, QUOTE_TTL_MS).unref();
      return quote;
    },

    /** Prepares a cart that `complete` turns into an order. Its id is kept before this returns. */
    async prepare(email: string, draft: EngineOrderDraft, attempt: Attempt): Promise<string> {
      const metadata = { reference: attempt.reference, note: draft.note };
      const { cart } = await createCart({ pack: draft, email, metadata });
      if (toMinor(cart.total) !== draft.expectedTotal) {
        quotes.clear();
        throw new EngineRefusal('totalChanged');
      }
      const { payment_collection: collection } = await api.post<{ payment_collection: { id: string } }>(
        '/store/payment-collections',
        { cart_id: cart.id },
      );
      await api.post(`/store/payment-collections/${collection.id}/payment-sessions`, { provider_id: PROVIDER });
      await attempt.keep(cart.id);
      return cart.id;
    },

    /** Completes a cart and returns the id of its order. Medusa returns the same order for a cart that was completed before. */
    async complete(cartId: string): Promise<string> {
      const answer = await api
        .post<{ type: string; order?: { id: string } }>(`/store/carts/${cartId}/complete`)
        .catch(refuseStock);
      if (!answer.order) throw new EngineRefusal('declined');
      return answer.order.id;
    },
  };
}

/** A request that Medusa finds invalid has had no effect. That another request completes the cart (409) is none of these. */
function refuseStock(error: unknown): never {
  throw error instanceof MedusaError && error.status === 400 ? new EngineRefusal('stock') : error;
}
