/** Orders of customers, and what administrators do with them in Vendure's admin API, over two servers. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { sendAsAdmin, signInAsAdmin, type GraphqlAnswer } from './administrator';
import { newPhone, prepareOrder, send, signIn } from './customer';
import { findBrokenRules } from './invariants';
import { giveBalance, setStock, takeSku } from './shopData';
import { seed, startServer, type Server } from './servers';

export const database = new Client({ connectionString: process.env['DATABASE_URL'] });
let servers: readonly Server[] = [];
let admin = '';
let sku = '';

export async function openDesk(): Promise<void> {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(), startServer()]);
  admin = await signInAsAdmin(originOf(0));
  sku = await takeSku(database, 9);
}

export async function closeDesk(): Promise<void> {
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
}

/** The address of one of the two servers, in turn. */
export const originOf = (nth: number): string => servers[nth % 2]?.origin ?? '';
export const asAdmin = (query: string, nth = 0): Promise<GraphqlAnswer> => sendAsAdmin(originOf(nth), admin, query);

export interface Placed {
  readonly id: string;
  readonly token: string;
  readonly total: number;
  /** The id of Vendure's order. */
  readonly vendureId: number;
}

export interface Purchase {
  /** Other lines than two pieces of the desk's own SKU. */
  readonly lines?: readonly { readonly skuId: string; readonly quantity: number }[];
  readonly couponId?: 'best';
  readonly discountCode?: string;
  /** Balance of the customer, which the order uses. */
  readonly balance?: number;
  readonly methodId?: string;
  /** Pieces that are left before. */
  readonly left?: number;
}

/** An order of two pieces, of which ten are left before. */
export async function placeOrder(purchase: Purchase = {}): Promise<Placed> {
  const { left = 10, balance = 0, couponId = null, discountCode = null } = purchase;
  await setStock(database, sku, left);
  const token = await signIn(originOf(0), newPhone());
  if (balance > 0) await giveBalance(database, originOf(0), token, balance);
  const lines = purchase.lines ?? [{ skuId: sku, quantity: 2 }];
  const pack = { lines, couponId, discountCode, useBalance: balance > 0 };
  const input = await prepareOrder(originOf(0), token, sku, pack);
  const { data, success } = await send(originOf(0), 'user/order/confirm', token, input);
  assert(success);
  const id = String(data['id']);
  const { rows } = await database.query<{ vendure_id: number }>(
    'SELECT vendure_id FROM storefront.shop_order WHERE id = $1',
    [id],
  );
  return { id, token, total: Number(data['total']), vendureId: rows[0]?.vendure_id ?? 0 };
}

export async function buy(purchase: Purchase = {}): Promise<Placed> {
  const placed = await placeOrder(purchase);
  const { success } = await send(originOf(0), 'user/order/pay', placed.token, {
    orderId: placed.id,
    operationId: randomUUID(),
    expectedTotal: placed.total,
    methodId: purchase.methodId ?? 'card',
  });
  assert(success);
  return placed;
}

export interface ShownOrder {
  readonly status: string;
  readonly cancelReason: string | null;
  readonly returned: { readonly amount: number; readonly name: string } | null;
  readonly timeline: readonly { readonly event: string }[];
  readonly parcel: { readonly carrier: string; readonly number: string; readonly trackingUrl: string | null } | null;
  readonly can: { readonly cancel: boolean };
}

export const read = async ({ id, token }: Placed): Promise<ShownOrder> =>
  (await send(originOf(1), `user/order/detail?id=${id}`, token)).data as unknown as ShownOrder;
export const eventsOf = ({ timeline }: ShownOrder): string[] => timeline.map(({ event }) => event);
export const balanceOf = async ({ token }: Placed): Promise<number> =>
  Number((await send(originOf(1), 'user/enableBalance', token)).data['available']);

/** What a cancelled order has paid back: to the balance by its ledger, and to the method. */
export async function paidBack({ id }: Placed): Promise<{ readonly balance: number; readonly method: number }> {
  const { rows } = await database.query<{ balance: number; method: number }>(
    `SELECT (SELECT coalesce(sum(amount), 0)::int FROM storefront.wallet_entry WHERE order_id = $1 AND kind = 'refund') AS balance,
       (SELECT coalesce(sum((part ->> 'amount')::int), 0)::int FROM storefront.shop_order, jsonb_array_elements(row -> 'refundParts') AS part
        WHERE id = $1 AND part ->> 'to' = 'method') AS method`,
    [id],
  );
  return rows[0] ?? { balance: 0, method: 0 };
}

export async function stock(): Promise<{ left: number }> {
  const { rows } = await database.query<{ left: number }>(
    `SELECT "stockOnHand" - "stockAllocated" AS left FROM stock_level
     JOIN product_variant AS variant ON variant.id = "productVariantId" WHERE variant.sku = $1 AND variant."deletedAt" IS NULL`,
    [sku],
  );
  assert(rows[0]);
  return rows[0];
}

export interface VendureOrder {
  readonly state: string;
  readonly totalWithTax: number;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly proratedUnitPriceWithTax: number;
  }[];
  readonly shippingLines: readonly {
    readonly discountedPriceWithTax: number;
    readonly shippingMethod: { readonly name: string };
  }[];
  readonly discounts: readonly { readonly description: string; readonly amountWithTax: number }[];
  readonly surcharges: readonly { readonly sku: string; readonly priceWithTax: number }[];
  readonly payments: readonly {
    readonly id: string;
    readonly method: string;
    readonly amount: number;
    readonly refunds: readonly { readonly total: number; readonly state: string }[];
  }[];
  readonly fulfillments: readonly { readonly id: string; readonly state: string; readonly method: string }[];
}

export async function inVendure({ vendureId }: Placed): Promise<VendureOrder> {
  const { data, error } = await asAdmin(`{ order(id: ${vendureId}) {
    state totalWithTax lines { id quantity proratedUnitPriceWithTax } surcharges { sku priceWithTax }
    shippingLines { discountedPriceWithTax shippingMethod { name } } discounts { description amountWithTax } payments { id method amount refunds { total state } } fulfillments { id state method } } }`);
  assert.equal(error, undefined);
  return (data as unknown as { order: VendureOrder }).order;
}

const linesOf = ({ lines }: VendureOrder, quantity?: number) =>
  `[${lines.map((line) => `{ orderLineId: "${line.id}", quantity: ${quantity ?? line.quantity} }`).join(', ')}]`;

export const failure = '... on ErrorResult { errorCode message }';

export async function refund(
  placed: Placed,
  { amount, nth = 0 }: { amount?: number; nth?: number } = {},
): Promise<GraphqlAnswer> {
  const [payment] = (await inVendure(placed)).payments;
  assert(payment);
  return asAdmin(
    `mutation { refundOrder(input: { paymentId: "${payment.id}", amount: ${amount ?? payment.amount}, reason: "Scratched",
       lines: [], shipping: 0, adjustment: 0 }) { __typename ... on Refund { total state } ${failure} } }`,
    nth,
  );
}

/** What the dialogue of the administration proposes to refund when all pieces and the delivery are chosen. */
export const proposalFor = ({ lines, shippingLines }: VendureOrder): number =>
  lines.reduce((sum, line) => sum + line.proratedUnitPriceWithTax * line.quantity, 0) +
  shippingLines.reduce((sum, line) => sum + line.discountedPriceWithTax, 0);

/** Sends what the dialogue sends for all pieces and the delivery: it cancels, and refunds what it proposed. */
export async function refundInDialogue(placed: Placed): Promise<GraphqlAnswer> {
  const order = await inVendure(placed);
  const lines = linesOf(order);
  const { data } = await asAdmin(`mutation { cancelOrder(input: { orderId: "${placed.vendureId}", reason: "Scratched",
    lines: ${lines}, cancelShipping: ${order.shippingLines.length > 0} }) { __typename ... on Order { state } ${failure} } }`);
  assert.deepEqual(data, { cancelOrder: { __typename: 'Order', state: 'Cancelled' } });
  return asAdmin(`mutation { refundOrder(input: { paymentId: "${order.payments[0]?.id}", amount: ${proposalFor(order)},
    reason: "Scratched", lines: ${lines}, shipping: 0, adjustment: 0 }) { __typename ... on Refund { total state } ${failure} } }`);
}

export const cancel = async (placed: Placed, quantity?: number): Promise<GraphqlAnswer> =>
  asAdmin(`mutation { cancelOrder(input: { orderId: "${placed.vendureId}", reason: "Out of stock",
    lines: ${linesOf(await inVendure(placed), quantity)} }) { __typename ... on Order { state } ${failure} } }`);

export const fulfil = async (placed: Placed, code = 'LX 12', quantity?: number): Promise<GraphqlAnswer> =>
  asAdmin(`mutation { addFulfillmentToOrder(input: { lines: ${linesOf(await inVendure(placed), quantity)},
    handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "Lark Express" }, { name: "trackingCode", value: "${code}" }] } })
    { __typename ... on Fulfillment { id state } ${failure} } }`);

export const moveParcel = (id: string, state: string): Promise<GraphqlAnswer> =>
  asAdmin(`mutation { transitionFulfillmentToState(id: "${id}", state: "${state}") { __typename
    ... on Fulfillment { state } ${failure} } }`);

export async function assertRulesHold(): Promise<void> {
  assert.deepEqual(await findBrokenRules(database), []);
}
