/**
 * The port: what the adapter needs of a shop engine. Shapes are those of the contract: amounts are integers in minor units of the shop's
 * currency, times are ISO 8601 with offset, pictures are pictures of `src/api/schema/wire.ts`.
 *
 * A method that rejects with EngineRefusal has had no effect. Any other rejection means that the outcome is unknown: the adapter answers
 * INTERNAL, keeps the operation as begun, and asks `resumeOrder` before it places the order again.
 */
import type * as v from 'valibot';
import type { Address, AddressDraft } from '../../src/api/addresses';
import type { CancelReason, order } from '../../src/api/orders';
import type { deliveryOption, priceLine } from '../../src/api/packs';
import type { dimension } from '../../src/api/products';
import type { paymentMethod } from '../../src/api/schema/payment';
import type { picture } from '../../src/api/schema/wire';

type EnginePicture = v.InferInput<typeof picture>;

interface EngineShop {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2 codes of the countries to which the shop delivers. The first one is that of an address without a country. */
  readonly countries: readonly [string, ...string[]];
  /** Whether prices contain the tax. Undefined: nothing is said of taxes. */
  readonly pricesIncludeTax?: boolean;
}

interface EngineCategory {
  readonly id: string;
  readonly name: string;
}

export interface EngineSku {
  readonly id: string;
  /** Value id by option id; empty for a product without options. */
  readonly values: Readonly<Record<string, string>>;
  readonly price: number;
  /** The former, higher price, or null. */
  readonly originalPrice: number | null;
  /** Pieces that can be ordered now. An engine that does not count has a large number. */
  readonly stock: number;
  readonly picture?: EnginePicture | null;
}

export interface EngineProduct {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** HTML of the operator. */
  readonly description: string;
  readonly categoryId: string | null;
  readonly pictures: readonly EnginePicture[];
  readonly options: readonly v.InferInput<typeof dimension>[];
  /** At least one. */
  readonly skus: readonly EngineSku[];
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface EngineCustomer {
  readonly id: string;
  /** E.164 */
  readonly phone: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly joinedAt: string;
}

/** What is priced and ordered. Only lines that can be ordered in this quantity. */
export interface EnginePack {
  readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
  /** Null in the quote of a customer without an address: the engine takes one of its first country. */
  readonly address: Address | null;
  /** One of the quote's `deliveryOptions`. Null, or one that is not offered any more: the engine chooses. */
  readonly deliveryId: string | null;
}

/** What the engine charges. All price lines add up to the total. */
export interface EngineQuote {
  readonly priceLines: readonly v.InferInput<typeof priceLine>[];
  readonly total: number;
  readonly deliveryOptions: readonly v.InferInput<typeof deliveryOption>[];
  readonly deliveryId: string | null;
}

export interface EngineOrderDraft extends EnginePack {
  readonly address: Address;
  readonly note: string;
  /** The total that the customer saw. The engine refuses with `totalChanged` when it charges another one. */
  readonly expectedTotal: number;
}

/** One intention of a customer to buy, whatever is sent how often. */
export interface Attempt {
  /** Stored with the order, so that `resumeOrder` finds it. */
  readonly reference: string;
  /** What `keep` stored in an earlier attempt, for example the id of a cart. */
  readonly kept: string | undefined;
  /** Stores a text with the operation, on disk when the promise resolves. */
  keep(text: string): Promise<void>;
}

/** An order of the engine. The adapter adds what it decides itself. */
export type EngineOrder = Omit<
  v.InferInput<typeof order>,
  'can' | 'paymentMethods' | 'attempt' | 'currency' | 'pieces'
> & {
  /** Whether the engine would cancel it now. */
  readonly isCancellable: boolean;
};

export type RefusalReason = 'stock' | 'totalChanged' | 'declined' | 'orderState' | 'phoneTaken';

/** The engine refuses, and nothing has changed. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';
  constructor(readonly reason: RefusalReason) {
    super(`The engine refused: ${reason}`);
  }
}

export interface Engine {
  shop(): Promise<EngineShop>;
  /** In display order. */
  categories(): Promise<readonly EngineCategory[]>;
  /** All products that are sold, best-selling first where the engine knows it. The adapter reads them again after half a minute. */
  products(): Promise<readonly EngineProduct[]>;
  /** One product with its prices and stock of now. */
  product(id: string): Promise<EngineProduct | undefined>;
  /** The products of these SKUs, with their prices and stock of now. Unknown SKUs are left out. */
  productsOfSkus(skuIds: readonly string[]): Promise<readonly EngineProduct[]>;
  /** The ids of the products that match a text, best first. */
  search(text: string): Promise<readonly string[]>;
  /** A file below `/pictures/` of the adapter, for an engine whose pictures have no https URL. */
  pictureFile?(name: string): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined>;

  quote(pack: EnginePack): Promise<EngineQuote>;
  paymentMethods(): Promise<readonly v.InferInput<typeof paymentMethod>[]>;

  /** Returns the customer with this phone; creates one. */
  customerByPhone(phone: string): Promise<EngineCustomer>;
  customer(id: string): Promise<EngineCustomer | undefined>;
  /** Refuses with `phoneTaken` a phone of another customer. */
  updateCustomer(id: string, change: Partial<Pick<EngineCustomer, 'nickname' | 'avatar' | 'phone'>>): Promise<void>;
  /** The addresses, newest first. */
  addresses(customerId: string): Promise<readonly Address[]>;
  /** Adds an address, or changes the one with `id`, and returns its id. A default one ends the former default. */
  saveAddress(customerId: string, id: string | undefined, draft: AddressDraft): Promise<string>;
  removeAddress(customerId: string, id: string): Promise<void>;

  /** Places an unpaid order and takes its pieces from the stock. Refuses with `stock` or `totalChanged`. */
  placeOrder(customerId: string, draft: EngineOrderDraft, attempt: Attempt): Promise<EngineOrder>;
  /**
   * After an attempt whose outcome is unknown: returns the order that it placed, or finishes it, or undefined when it can place none any
   * more. What an earlier attempt left running must not place an order after this method returned undefined.
   */
  resumeOrder(customerId: string, attempt: Attempt): Promise<EngineOrder | undefined>;
  /** All orders of a customer, newest first. */
  orders(customerId: string): Promise<readonly EngineOrder[]>;
  /** Undefined as well when it belongs to another customer. */
  order(customerId: string, id: string): Promise<EngineOrder | undefined>;
  /**
   * Pays an unpaid order. Repeated, it must not charge twice. Refuses with `declined` or `orderState`. With `redirectUrl` the customer
   * completes the payment there, and the order stays unpaid until then.
   */
  pay(
    customerId: string,
    id: string,
    methodId: string,
    attempt: Attempt,
  ): Promise<{ order: EngineOrder; redirectUrl: string | null }>;
  /** Cancels an order, gives back stock and payment. Refuses with `orderState`. */
  cancelOrder(customerId: string, id: string, reason: CancelReason, text: string): Promise<EngineOrder>;
}
