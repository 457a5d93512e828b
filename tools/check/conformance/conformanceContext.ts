/** What the rules have in common: two customers, products to order, and orders that are cleaned up. */
import type { AddressDraft } from '../../../src/api/addresses';
import type { Order } from '../../../src/api/orders';
import type { PackInput } from '../../../src/api/packs';
import type { GoodsDetail, Sku } from '../../../src/api/products';
import type { SendCall } from '../../config/apiTransport';
import { isInMinimumShop } from '../checkApi/minimumShop';
import type { ServerRecord } from '../../../src/api/server';
import { shopAddress } from '../shopAddress';
import { isPartOn } from '../shopParts';
import { violationText } from '../../../src/api/violations';
import { CallMissing, createClient, NotApplicable, RuleBroken, type ConformanceClient } from './client';

/** How a customer signs in: with a session, or with a phone and the code that arrives there or comes as `demoCode`. */
export interface ConformanceAccount {
  readonly phone?: string | undefined;
  readonly token?: string | undefined;
}

interface ProductWithSku {
  readonly goodsId: string;
  readonly sku: Sku;
  readonly presale: GoodsDetail['presale'];
}

export interface ConformanceContext {
  readonly visitor: ConformanceClient;
  /** Whether the server record says that the shop has this part. */
  isOn(part: string): boolean;
  /** Whether the error says that a call is missing that this shop may be without. */
  isLeftOut(error: unknown): error is CallMissing;
  /** What the responses so far had beside the contract, as sentences. */
  tolerated(): readonly string[];
  /** The result of `work`, or undefined when a call is missing that this shop may be without. */
  ifThere<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** The first customer, who orders. */
  customer(): Promise<ConformanceClient>;
  /** The second customer, to whom nothing of the first belongs. */
  other(): Promise<ConformanceClient>;
  /** The phone of the second customer, where one was named. */
  readonly otherPhone: string | undefined;
  /** An address as the check saves it. */
  readonly addressDraft: AddressDraft;
  /** All variants of the first products that are delivered. */
  skus(): Promise<readonly ProductWithSku[]>;
  /** A product in stock that is delivered and no presale, with at least so many pieces. */
  product(pieces?: number): Promise<ProductWithSku>;
  addressId(): Promise<string>;
  newId(): string;
  /** The input of an order of these pieces, at the total that the API quotes. */
  prepare(sku: Sku, quantity?: number, options?: Partial<PackInput>): Promise<OrderInput>;
  /** Places an order. It is cancelled at the end of the rule when it still can be. */
  placeOrder(input: OrderInput): Promise<Order>;
  /** Cancels the orders of the rule that was tried last. */
  cleanUp(): Promise<void>;
}

interface OrderInput extends PackInput {
  readonly operationId: string;
  readonly isAgreed: true;
  readonly isPresaleAccepted: boolean;
  readonly expectedTotal: number;
}

/** Of so many products `skus` reads the page. */
const MAX_SKUS_READ = 40;

/** Signs in. Throws RuleBroken when the API refuses, NotApplicable when it does not send the code in the response. */
async function signIn(
  visitor: ConformanceClient,
  create: (token: string) => ConformanceClient,
  { phone, token }: ConformanceAccount,
): Promise<ConformanceClient> {
  if (token !== undefined) return create(token);
  if (phone === undefined) throw new NotApplicable('needs a second account');
  const { demoCode } = await visitor.ok('sendVerifyCode', { phone });
  if (demoCode === undefined)
    throw new NotApplicable(`the API sends no demoCode for ${phone}: sign in by hand and give its token`);
  const { token: session } = await visitor.ok('loginWithVerifyCode', { phone, code: demoCode });
  return create(session);
}

/** Returns the promise of `make`, which runs once. */
function runOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

export interface ConformanceSetup {
  readonly send: SendCall;
  /** The customer who orders, and one to whom nothing of that customer belongs. */
  readonly accounts: readonly [ConformanceAccount, ConformanceAccount];
  /** Whether the shop may be without the calls beside those of the minimum shop. */
  readonly isMinimum?: boolean;
  /** Returns a UUID. */
  readonly newId?: () => string;
}

/** Reads the record of the shop; undefined when it breaks the contract: then no part is known to be off. */
async function readServerRecord(visitor: ConformanceClient): Promise<ServerRecord | undefined> {
  try {
    return await visitor.ok('getServerInfo', {});
  } catch (error) {
    if (error instanceof RuleBroken) return undefined;
    throw error;
  }
}

/** Creates the bench for the API behind `send`. */
export async function createConformanceContext({
  send,
  accounts,
  isMinimum = false,
  newId = () => crypto.randomUUID(),
}: ConformanceSetup): Promise<ConformanceContext> {
  const tolerated = new Set<string>();
  const createReportingClient = (token: string) =>
    createClient(send, token, (violations) => violations.forEach((one) => tolerated.add(violationText(one))));
  const visitor = createReportingClient('');
  const record = await readServerRecord(visitor);
  const addressDraft = shopAddress(record, 'Conformance');
  const isLeftOut = (error: unknown): error is CallMissing =>
    isMinimum && error instanceof CallMissing && !isInMinimumShop(error.call);
  const customer = runOnce(() => signIn(visitor, createReportingClient, accounts[0]));
  const other = runOnce(() => signIn(visitor, createReportingClient, accounts[1]));
  const addressId = runOnce(async () => {
    const [existing] = (await (await customer()).ok('getAddresses', {})).list;
    if (existing) return existing.id;
    const { savedId } = await (await customer()).ok('saveAddress', addressDraft);
    if (savedId === null) throw new RuleBroken('saveAddress returned no savedId for a new address');
    return savedId;
  });
  const catalogue = runOnce(async () => {
    const { list } = await visitor.ok('getGoodsList', { current: 1, pageSize: 100, inStock: true });
    return list.filter(({ isVirtual }) => !isVirtual);
  });
  const skusOf = async (id: string): Promise<ProductWithSku[]> => {
    const { skus, presale } = await visitor.ok('getGoodsDetail', { id });
    return skus.map((sku) => ({ goodsId: id, sku, presale }));
  };
  const skus = runOnce(async () => {
    const found: ProductWithSku[] = [];
    for (const { id } of (await catalogue()).slice(0, MAX_SKUS_READ)) found.push(...(await skusOf(id)));
    return found;
  });
  let placed: Order[] = [];
  return {
    visitor,
    isOn: (part) => !record || isPartOn(record.features ?? {}, part),
    isLeftOut,
    tolerated: () => [...tolerated],
    async ifThere(work) {
      try {
        return await work();
      } catch (error) {
        if (isLeftOut(error)) return undefined;
        throw error;
      }
    },
    customer,
    other,
    otherPhone: accounts[1].phone,
    addressDraft,
    skus,
    addressId,
    newId,
    async product(pieces = 1) {
      const usual = (await catalogue()).filter(({ badges }) => !badges.includes('presale'));
      for (const { id } of usual.slice(0, 20)) {
        const one = (await skusOf(id)).find(
          ({ sku: { stock, limitPerOrder } }) => stock >= pieces && (limitPerOrder ?? stock) >= pieces,
        );
        if (one) return one;
      }
      throw new NotApplicable(`no product with ${pieces} pieces in stock that is delivered`);
    },
    async prepare(sku, quantity = 1, options = {}) {
      const lines = [{ skuId: sku.id, quantity }];
      const input = { lines, addressId: await addressId(), couponId: null, useBalance: false, ...options };
      const { total } = await (await customer()).ok('packGoods', input);
      return { ...input, operationId: newId(), isAgreed: true, isPresaleAccepted: true, expectedTotal: total };
    },
    async placeOrder(input) {
      const order = await (await customer()).ok('confirmOrder', input);
      placed.push(order);
      return order;
    },
    async cleanUp() {
      const left = placed;
      placed = [];
      for (const { id } of left) {
        const client = await customer();
        const { can } = await client.ok('getOrderDetail', { id });
        if (can.cancel) await client.ok('cancelOrder', { id, reason: 'other', text: 'Conformance' });
      }
    },
  };
}
