/**
 * A small engine in memory, so that the adapter runs at once. It forgets its orders at its end, keeps the rules of the port, and is what a
 * test of another engine can be compared with.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId, secureRandom } from '../../shop/random';
import type { Address, AddressDraft } from '../../src/api/addresses';
import { projectFolder } from '../../tools/command/run';
import { hasAllWords } from './catalogueReader';
import {
  EngineRefusal,
  type Engine,
  type EngineCustomer,
  type EngineOrder,
  type EnginePack,
  type EngineProduct,
  type EngineQuote,
} from './engine';
import { sampleCategories, sampleProducts } from './sampleProducts';

interface StoredOrder extends EngineOrder {
  readonly customerId: string;
  readonly reference: string;
}

const deliveries = [
  { id: 'standard', name: 'Parcel', price: 500, icon: 'standard' as const },
  { id: 'express', name: 'Express', price: 1500, icon: 'express' as const },
];
const FREE_FROM = 10_000;
const methods = [{ id: 'card', name: 'Test card', icon: 'card', note: 'Nothing is charged' }];

export function createSampleEngine(now: () => number = Date.now): Engine {
  const customers = new Map<string, EngineCustomer>();
  const addresses = new Map<string, Address[]>();
  const orders: StoredOrder[] = [];
  /** Pieces by SKU. */
  const stock = new Map(sampleProducts.flatMap(({ skus }) => skus.map((sku) => [sku.id, sku.stock] as const)));
  const iso = () => new Date(now()).toISOString();

  const current = (product: EngineProduct): EngineProduct => ({
    ...product,
    skus: product.skus.map((sku) => ({ ...sku, stock: stock.get(sku.id) ?? 0 })),
  });
  const skuOf = (skuId: string) => {
    for (const product of sampleProducts) for (const sku of product.skus) if (sku.id === skuId) return { product, sku };
    throw new EngineRefusal('stock');
  };

  function quote({ lines, deliveryId }: EnginePack): EngineQuote {
    const amount = lines.reduce((sum, { skuId, quantity }) => sum + skuOf(skuId).sku.price * quantity, 0);
    const options = deliveries.map((one) => ({
      ...one,
      price: amount >= FREE_FROM && one.id === 'standard' ? 0 : one.price,
    }));
    const delivery = options.find(({ id }) => id === deliveryId) ?? options[0];
    const fee = delivery?.price ?? 0;
    return {
      priceLines: [
        { kind: 'goods', amount },
        { kind: 'delivery', amount: fee },
      ],
      total: amount + fee,
      deliveryOptions: options,
      deliveryId: delivery?.id ?? null,
    };
  }

  const ofCustomer = (customerId: string) => orders.filter((one) => one.customerId === customerId).toReversed();
  const find = (customerId: string, id: string) => ofCustomer(customerId).find((one) => one.id === id);
  function change(order: StoredOrder, fields: Partial<StoredOrder>): StoredOrder {
    const changed = { ...order, ...fields };
    orders.splice(orders.indexOf(order), 1, changed);
    return changed;
  }
  const toEngineOrder = ({ customerId: _customer, reference: _reference, ...order }: StoredOrder): EngineOrder => order;
  function requireOrder(customerId: string, id: string): StoredOrder {
    const order = find(customerId, id);
    if (!order) throw new EngineRefusal('orderState');
    return order;
  }

  return {
    shop: async () => ({ name: 'Sample shop', currency: 'USD', countries: ['US', 'DE'] }),
    categories: async () => sampleCategories,
    products: async () => sampleProducts.map(current),
    product: async (id) => sampleProducts.filter((one) => one.id === id).map(current)[0],
    productsOfSkus: async (skuIds) =>
      sampleProducts.filter(({ skus }) => skus.some(({ id }) => skuIds.includes(id))).map(current),
    search: async (text) => sampleProducts.filter((one) => hasAllWords(one, text)).map(({ id }) => id),
    async pictureFile(name) {
      const isKnown = sampleProducts.some(({ pictures }) => pictures[0]?.src === `/pictures/${name}`);
      const folder = join(projectFolder, 'node_modules/@lobehub/fluent-emoji-3d/assets');
      return isKnown ? { type: 'image/webp', bytes: await readFile(join(folder, name)) } : undefined;
    },
    quote: async (pack) => quote(pack),
    paymentMethods: async () => methods,

    async customerByPhone(phone) {
      const known = [...customers.values()].find((one) => one.phone === phone);
      if (known) return known;
      const id = newId(secureRandom, 'customer');
      const customer = { id, phone, nickname: `Guest ${phone.slice(-4)}`, avatar: '', joinedAt: iso() };
      customers.set(id, customer);
      return customer;
    },
    customer: async (id) => customers.get(id),
    async updateCustomer(id, fields) {
      const customer = customers.get(id);
      if ([...customers.values()].some((one) => one.id !== id && one.phone === fields.phone))
        throw new EngineRefusal('phoneTaken');
      if (customer) customers.set(id, { ...customer, ...fields });
    },
    addresses: async (customerId) => (addresses.get(customerId) ?? []).toReversed(),
    async saveAddress(customerId, id, draft: AddressDraft) {
      const own = addresses.get(customerId) ?? [];
      const saved = { region: '', city: '', ...draft, id: id ?? newId(secureRandom, 'address') };
      const others = draft.isDefault ? own.map((one) => ({ ...one, isDefault: false })) : own;
      const isNew = !own.some((one) => one.id === saved.id);
      addresses.set(customerId, isNew ? [...others, saved] : others.map((one) => (one.id === saved.id ? saved : one)));
      return saved.id;
    },
    async removeAddress(customerId, id) {
      addresses.set(
        customerId,
        (addresses.get(customerId) ?? []).filter((one) => one.id !== id),
      );
    },

    async placeOrder(customerId, draft, { reference }) {
      const { priceLines, total, deliveryId } = quote(draft);
      if (draft.lines.some(({ skuId, quantity }) => quantity > (stock.get(skuId) ?? 0)))
        throw new EngineRefusal('stock');
      if (total !== draft.expectedTotal) throw new EngineRefusal('totalChanged');
      for (const { skuId, quantity } of draft.lines) stock.set(skuId, (stock.get(skuId) ?? 0) - quantity);
      const lines = draft.lines.map(({ skuId, quantity }) => {
        const { product, sku } = skuOf(skuId);
        return {
          ...{
            skuId,
            quantity,
            goodsId: product.id,
            name: product.name,
            skuText: Object.values(sku.values).join(', '),
          },
          picture: product.pictures[0] ?? { src: '' },
          ...{ price: sku.price, subtotal: sku.price * quantity },
        };
      });
      const order: StoredOrder = {
        ...{ customerId, reference, lines, total, priceLines: [...priceLines] },
        id: newId(secureRandom, 'order'),
        number: `S-${1001 + orders.length}`,
        ...{ status: 'toPay', isCancellable: true, placedAt: iso(), address: draft.address, note: draft.note },
        delivery: { name: deliveries.find(({ id }) => id === deliveryId)?.name ?? '' },
        timeline: [{ event: 'placed', at: iso() }],
      };
      orders.push(order);
      return toEngineOrder(order);
    },
    async resumeOrder(customerId, { reference }) {
      const placed = ofCustomer(customerId).find((one) => one.reference === reference);
      return placed && toEngineOrder(placed);
    },
    orders: async (customerId) => ofCustomer(customerId).map(toEngineOrder),
    async order(customerId, id) {
      const order = find(customerId, id);
      return order && toEngineOrder(order);
    },
    async pay(customerId, id) {
      const order = requireOrder(customerId, id);
      if (order.status !== 'toPay') throw new EngineRefusal('orderState');
      const paid = change(order, {
        ...{ status: 'toShip', payments: [{ name: methods[0]?.name ?? '', amount: order.total }] },
        timeline: [...(order.timeline ?? []), { event: 'paid', at: iso() }],
      });
      return { order: toEngineOrder(paid), redirectUrl: null };
    },
    async cancelOrder(customerId, id, reason) {
      const order = requireOrder(customerId, id);
      if (!order.isCancellable) throw new EngineRefusal('orderState');
      for (const { skuId, quantity } of order.lines) stock.set(skuId, (stock.get(skuId) ?? 0) + quantity);
      const [paid] = order.payments ?? [];
      const cancelled = change(order, {
        ...{ status: 'cancelled', isCancellable: false, cancelReason: reason, ...(paid && { returned: paid }) },
        timeline: [...(order.timeline ?? []), { event: 'cancelled', at: iso() }],
      });
      return toEngineOrder(cancelled);
    },
  };
}
