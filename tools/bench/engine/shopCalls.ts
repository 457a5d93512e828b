/** The calls that are measured, and what they need: customers, products and totals. */
import { randomUUID } from 'node:crypto';
import type { ShopCall, ShopClient } from './http';

export interface Customer {
  readonly token: string;
  readonly addressId: string;
}

export interface OrderablePiece {
  readonly goodsId: string;
  readonly skuId: string;
  /** Total of an order of one piece, in minor units. */
  readonly total: number;
}

/** What calls are made of. */
export interface CallMaterial {
  readonly customers: readonly Customer[];
  readonly pieces: readonly OrderablePiece[];
  readonly pages: number;
}

interface GoodsDetail {
  readonly id: string;
  readonly presale?: unknown;
  readonly skus: readonly { readonly id: string; readonly stock?: number }[];
}

const PAGE_SIZE = 10;
const KEYWORDS = [
  'lamp',
  'cup',
  'radio',
  'bag',
  'tea',
  'speaker',
  'beans',
  'headphones',
  'No. 57',
  'wool',
  'lampp',
  'desk',
];

/** The value at `nth`, over and over. */
function cyclicValueAt<Value>(values: readonly Value[], nth: number): Value {
  const value = values[nth % values.length];
  if (value === undefined) throw new Error('There is nothing to measure with.');
  return value;
}

export const callNames = ['list', 'search', 'detail', 'quote', 'confirm'] as const;
export type CallName = (typeof callNames)[number];

const packInputOf = ({ customers, pieces }: CallMaterial, nth: number) => {
  const { addressId } = cyclicValueAt(customers, nth);
  const { skuId } = cyclicValueAt(pieces, nth);
  return { lines: [{ skuId, quantity: 1 }], addressId, couponId: null, useBalance: false };
};

/** The nth call of each name. Calls of 20 neighbouring numbers have different customers and products. */
export const callOfName: Readonly<Record<CallName, (material: CallMaterial, nth: number) => ShopCall>> = {
  list: ({ pages, customers }, nth) => ({
    path: `home/goodsList?current=${1 + ((nth * 7) % Math.min(pages, 50))}&sort=${cyclicValueAt(['popular', 'newest', 'priceUp', 'priceDown'], nth)}`,
    token: cyclicValueAt(customers, nth).token,
  }),
  search: ({ customers }, nth) => ({
    path: `home/goodsList?keyword=${encodeURIComponent(cyclicValueAt(KEYWORDS, nth))}&current=${1 + (nth % 3)}`,
    token: cyclicValueAt(customers, nth).token,
  }),
  detail: ({ pieces, customers }, nth) => ({
    path: `home/goodsDetail?id=${encodeURIComponent(cyclicValueAt(pieces, nth).goodsId)}`,
    token: cyclicValueAt(customers, nth).token,
  }),
  quote: (material, nth) => ({
    path: 'home/packGoods',
    token: cyclicValueAt(material.customers, nth).token,
    body: packInputOf(material, nth),
  }),
  confirm: (material, nth) => ({
    path: 'user/order/confirm',
    token: cyclicValueAt(material.customers, nth).token,
    body: {
      ...packInputOf(material, nth),
      operationId: randomUUID(),
      isAgreed: true,
      isPresaleAccepted: true,
      expectedTotal: cyclicValueAt(material.pieces, nth).total,
    },
  }),
};

async function signIn(client: ShopClient, phone: string): Promise<Customer> {
  const { demoCode } = await client.send({ path: 'user/sendVerifyCode', body: { phone, purpose: 'login' } });
  const { token } = await client.send({ path: 'user/loginWithVerifyCode', body: { phone, code: demoCode } });
  const { savedId } = await client.send({
    path: 'user/address/save',
    token: String(token),
    body: {
      recipient: 'Test',
      phone: '+14155550100',
      region: 'California',
      city: 'San Francisco',
      street: '1 Check Street',
    },
  });
  return { token: String(token), addressId: String(savedId) };
}

/** Signs customers in, of whom the engine has orders already, and looks for products with enough pieces. */
export async function gatherMaterial(
  client: ShopClient,
  customerCount: number,
  productCount: number,
): Promise<CallMaterial> {
  const customers: Customer[] = [];
  for (let nth = 0; nth < customerCount; nth += 1)
    customers.push(await signIn(client, `+1650${String(nth).padStart(7, '0')}`));
  const [first] = customers;
  if (!first) throw new Error('There is no customer to measure with.');
  const listPage = (current: number) =>
    client.send<{ total: number; list: readonly { id: string }[] }>({
      path: `home/goodsList?sort=newest&current=${current}`,
    });
  const pages = Math.ceil((await listPage(1)).total / PAGE_SIZE);
  // From the whole catalogue.
  const step = Math.max(1, Math.floor(pages / Math.ceil(productCount / PAGE_SIZE)));
  const pieces: OrderablePiece[] = [];
  for (let current = 1; current <= pages && pieces.length < productCount; current += step)
    for (const { id } of (await listPage(current)).list) {
      const goods = await client.send<GoodsDetail>({ path: `home/goodsDetail?id=${encodeURIComponent(id)}` });
      const sku = goods.presale ? undefined : goods.skus.find(({ stock = 0 }) => stock >= 10_000);
      if (!sku) continue;
      const pack = { lines: [{ skuId: sku.id, quantity: 1 }], addressId: first.addressId, couponId: null };
      const { total } = await client.send({ path: 'home/packGoods', token: first.token, body: pack });
      pieces.push({ goodsId: id, skuId: sku.id, total: Number(total) });
    }
  return { customers, pieces, pages };
}
