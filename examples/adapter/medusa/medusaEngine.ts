/** The port over Medusa 2: catalogue, carts and completion by its Store API, customers, payments and orders by its Admin API. */
import { EngineRefusal, type Engine } from '../engine';
import { createCarts, PROVIDER, type MedusaRegion } from './carts';
import { MedusaError, type MedusaApi } from './medusaApi';
import type { MedusaAddress, MedusaCustomer, MedusaOrder, MedusaProduct } from './medusaRows';
import { createConversion, fromAddress, MANUAL_METHOD, toAddress, toCustomer } from './toContract';

const productFields = [
  'id,title,subtitle,description,thumbnail,metadata,created_at,*images,*categories,*options,*options.values',
  '*variants,*variants.options,*variants.calculated_price,+variants.inventory_quantity',
].join(',');
const orderFields = [
  'id,display_id,customer_id,status,payment_status,fulfillment_status,created_at,canceled_at,metadata,total,discount_total',
  '*items,items.variant.product.metadata,*shipping_address,*shipping_methods,*payment_collections.payments,*payment_collections.payments.refunds,*fulfillments',
].join(',');
const PAGE = 100;
/** Orders of a customer that are read, the newest. */
const MAX_ORDERS = 500;

const methods = [{ id: PROVIDER, name: MANUAL_METHOD, icon: 'bank', note: 'Recorded in Medusa, nothing is charged' }];

/** Medusa has customers by e-mail. A name below `.invalid` never receives any. */
const emailOf = (phone: string): string => `${phone.replace('+', '')}@phone.invalid`;

/** Undefined for what Medusa does not find. */
async function orUndefined<Found>(request: Promise<Found>): Promise<Found | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof MedusaError && error.status === 404) return undefined;
    throw error;
  }
}

/** Reads region and name of the shop and returns its engine. */
export async function createMedusaEngine(api: MedusaApi): Promise<Engine> {
  const { regions } = await api.get<{ regions: MedusaRegion[] }>('/store/regions');
  const { stores } = await api.get<{ stores: { name: string }[] }>('/admin/stores');
  const [region] = regions;
  const [first, ...others] = region?.countries.map(({ iso_2: code }) => code.toUpperCase()) ?? [];
  if (!region || first === undefined) throw new Error('Medusa has no region with a country.');
  const currency = region.currency_code.toUpperCase();
  const { toProduct, toOrder } = createConversion(currency);
  const carts = createCarts(api, region);

  /** Products that have a SKU to sell. */
  async function readProducts(query: Parameters<MedusaApi['get']>[1]) {
    const { products } = await api.get<{ products: MedusaProduct[] }>('/store/products', {
      ...{ region_id: region?.id, fields: productFields, limit: PAGE, order: 'created_at' },
      ...query,
    });
    return { count: products.length, products: products.map(toProduct).filter(({ skus }) => skus.length > 0) };
  }

  async function findCustomer(phone: string) {
    const email = emailOf(phone);
    const { customers } = await api.get<{ customers: MedusaCustomer[] }>('/admin/customers', {
      email,
      has_account: 'false',
    });
    return customers[0];
  }

  async function readOrder(customerId: string, id: string): Promise<MedusaOrder | undefined> {
    const found = await orUndefined(api.get<{ order: MedusaOrder }>(`/admin/orders/${id}`, { fields: orderFields }));
    return found?.order.customer_id === customerId ? found.order : undefined;
  }

  async function requireOrder(customerId: string, id: string): Promise<MedusaOrder> {
    const order = await readOrder(customerId, id);
    if (!order) throw new Error(`Medusa does not return the order ${id}`);
    return order;
  }

  async function readOrders(customerId: string): Promise<MedusaOrder[]> {
    const found: MedusaOrder[] = [];
    for (let offset = 0; offset < MAX_ORDERS; offset += PAGE) {
      const { orders } = await api.get<{ orders: MedusaOrder[] }>('/admin/orders', {
        ...{ customer_id: customerId, fields: orderFields, order: '-created_at', limit: PAGE, offset },
      });
      found.push(...orders);
      if (orders.length < PAGE) break;
    }
    return found;
  }

  const engine: Engine = {
    shop: async () => ({ name: stores[0]?.name ?? '', currency, countries: [first, ...others] }),
    async categories() {
      const { product_categories: rows } = await api.get<{ product_categories: { id: string; name: string }[] }>(
        '/store/product-categories',
        { fields: 'id,name', order: 'rank', limit: PAGE },
      );
      return rows;
    },
    async products() {
      const all = [];
      for (let offset = 0; ; offset += PAGE) {
        const { count, products } = await readProducts({ offset });
        all.push(...products);
        if (count < PAGE) return all;
      }
    },
    product: async (id) => (await readProducts({ id })).products[0],
    productsOfSkus: async (skuIds) => (await readProducts({ 'variants[id]': skuIds })).products,
    async search(text) {
      const query = { q: text, fields: 'id', limit: PAGE };
      return (await api.get<{ products: { id: string }[] }>('/store/products', query)).products.map(({ id }) => id);
    },
    async pictureFile(name) {
      const response = await fetch(`${api.access.url}/static/${encodeURIComponent(name)}`);
      const type = response.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.ok && type.startsWith('image/') ? { type, bytes } : undefined;
    },

    quote: (pack) => carts.quote(pack),
    paymentMethods: async () => methods,

    async customerByPhone(phone) {
      const found = await findCustomer(phone);
      if (found) return toCustomer(found);
      try {
        const { customer } = await api.post<{ customer: MedusaCustomer }>('/admin/customers', {
          email: emailOf(phone),
          phone,
        });
        return toCustomer(customer);
      } catch (error) {
        // Another sign-in has created it.
        const other = await findCustomer(phone);
        if (other) return toCustomer(other);
        throw error;
      }
    },
    async customer(id) {
      const found = await orUndefined(api.get<{ customer: MedusaCustomer }>(`/admin/customers/${id}`));
      return found && toCustomer(found.customer);
    },
    async updateCustomer(id, { nickname, avatar, phone }) {
      const owner = phone === undefined ? undefined : await findCustomer(phone);
      if (owner && owner.id !== id) throw new EngineRefusal('phoneTaken');
      await api.post(`/admin/customers/${id}`, {
        ...(nickname !== undefined && { first_name: nickname }),
        ...(avatar !== undefined && { metadata: { avatar } }),
        ...(phone !== undefined && { phone, email: emailOf(phone) }),
      });
    },
    async addresses(customerId) {
      const { addresses } = await api.get<{ addresses: MedusaAddress[] }>(`/admin/customers/${customerId}/addresses`);
      return addresses
        .toSorted((one, other) => (other.created_at ?? '').localeCompare(one.created_at ?? ''))
        .map(toAddress);
    },
    async saveAddress(customerId, id, draft) {
      const path = `/admin/customers/${customerId}/addresses`;
      const body = { ...fromAddress(draft), is_default_shipping: draft.isDefault };
      const before = new Set((await engine.addresses(customerId)).map((one) => one.id));
      await api.post(id === undefined ? path : `${path}/${id}`, body);
      const saved = id ?? (await engine.addresses(customerId)).find((one) => !before.has(one.id))?.id;
      if (saved === undefined) throw new Error('Medusa does not return the saved address');
      return saved;
    },
    removeAddress: (customerId, id) => api.delete(`/admin/customers/${customerId}/addresses/${id}`),

    async placeOrder(customerId, draft, attempt) {
      const customer = await engine.customer(customerId);
      const cartId = await carts.prepare(emailOf(customer?.phone ?? ''), draft, attempt);
      return toOrder(await requireOrder(customerId, await carts.complete(cartId)));
    },
    async resumeOrder(customerId, { reference, kept }) {
      // The cart is kept before it is completed, so without one there is no order.
      if (kept === undefined) return undefined;
      const placed = (await readOrders(customerId)).find(({ metadata }) => metadata?.['reference'] === reference);
      return toOrder(placed ?? (await requireOrder(customerId, await carts.complete(kept))));
    },
    orders: async (customerId) => (await readOrders(customerId)).map(toOrder),
    async order(customerId, id) {
      const order = await readOrder(customerId, id);
      return order && toOrder(order);
    },
    async pay(customerId, id) {
      const order = await requireOrder(customerId, id);
      const payments = order.payment_collections.flatMap((one) => one.payments ?? []);
      const open = payments.filter((one) => !one.captured_at && !one.canceled_at);
      if (order.status === 'canceled' || open.length === 0) throw new EngineRefusal('orderState');
      for (const payment of open) await api.post(`/admin/payments/${payment.id}/capture`, {});
      return { order: toOrder(await requireOrder(customerId, id)), redirectUrl: null };
    },
    async cancelOrder(customerId, id, reason, text) {
      const { metadata } = await requireOrder(customerId, id);
      await api.post(`/admin/orders/${id}`, { metadata: { ...metadata, cancelReason: reason, cancelText: text } });
      try {
        await api.post(`/admin/orders/${id}/cancel`);
      } catch (error) {
        throw error instanceof MedusaError && error.status === 400 ? new EngineRefusal('orderState') : error;
      }
      return toOrder(await requireOrder(customerId, id));
    },
  };
  return engine;
}
