/** The database of the shop: all collections with the types of their rows. Only this file opens collections. */
import type { Collection, Store } from './store';
import type {
  AddressRow,
  AlertRow,
  CodeCountRow,
  CodeTriesRow,
  CouponRow,
  CustomerRow,
  OneTimeCodeRow,
  OrderRow,
  ReturnRow,
  SessionRow,
  StockRow,
} from './domain/rows';
import type { PaymentAttemptRow } from './domain/paymentRows';
import type { ReviewedGoodsRow, ReviewRow } from './domain/reviewRows';
import type {
  GiftRow,
  ScheduledJobRow,
  OperationRow,
  RedeemCodeRow,
  RedeemTriesRow,
  ServiceCodeRow,
  TicketRow,
  WalletEntryRow,
  WalletHoldRow,
  WithdrawalRow,
} from './domain/walletRows';

/** A change of the operator to a SKU of the catalogue. A null `price` (minor units) keeps the price of the catalogue. */
export interface SkuChangeRow {
  price: number | null;
  isWithdrawn: boolean;
}

/** The collections of the database. */
export interface Database {
  readonly meta: Collection<string>;
  readonly counters: Collection<number>;
  readonly customers: Collection<CustomerRow>;
  /** Customer id by phone (E.164) or e-mail address, which has an `@`. Each belongs to one customer. */
  readonly identifiers: Collection<string>;
  /** Customer id by invite code. */
  readonly inviteCodes: Collection<string>;
  /** Key: session token. */
  readonly sessions: Collection<SessionRow>;
  /** Key: purpose and identifier. */
  readonly oneTimeCodes: Collection<OneTimeCodeRow>;
  /** Key: identifier. */
  readonly codeTries: Collection<CodeTriesRow>;
  /** Key: `client:` and a network address, or `sent:` and an identifier. */
  readonly codeCounts: Collection<CodeCountRow>;
  readonly addresses: CustomerCollection<AddressRow>;
  readonly coupons: CustomerCollection<CouponRow>;
  /** Number of uses of a discount code. Keys: code, and code with customer id. */
  readonly discountUses: Collection<number>;
  readonly orders: CustomerCollection<OrderRow>;
  readonly paymentAttempts: Collection<PaymentAttemptRow>;
  readonly returns: CustomerCollection<ReturnRow>;
  readonly reviews: CustomerCollection<ReviewRow>;
  /** Key: product id. */
  readonly reviewedGoods: Collection<ReviewedGoodsRow>;
  /** Key: SKU id. A SKU without a row has the stock of the catalogue. */
  readonly stock: Collection<StockRow>;
  /** When a SKU that was sold out was in stock again for the last time (ms). Key: SKU id. */
  readonly restocks: Collection<number>;
  readonly skuChanges: Collection<SkuChangeRow>;
  readonly alerts: CustomerCollection<AlertRow>;
  /** Key: the token that opens the gift. */
  readonly gifts: CustomerCollection<GiftRow>;
  readonly walletEntries: CustomerCollection<WalletEntryRow>;
  readonly walletHolds: CustomerCollection<WalletHoldRow>;
  readonly withdrawals: CustomerCollection<WithdrawalRow>;
  readonly tickets: CustomerCollection<TicketRow>;
  readonly redeemCodes: Collection<RedeemCodeRow>;
  /** Time of use of a redeem code in ms. Key: code and customer id. */
  readonly redeemUses: Collection<number>;
  readonly redeemTries: Collection<RedeemTriesRow>;
  /** Key: customer id and operation id. */
  readonly operations: Collection<OperationRow>;
  readonly scheduledJobs: Collection<ScheduledJobRow>;
  /** Key: customer id. */
  readonly serviceCodes: Collection<ServiceCodeRow>;
}

/** Opens all collections of `store`. */
export function openDatabase(store: Store): Database {
  return {
    meta: store.collection('meta'),
    counters: store.collection('counters'),
    customers: store.collection('customers'),
    identifiers: store.collection('phones'),
    inviteCodes: store.collection('inviteCodes'),
    sessions: store.collection('sessions'),
    oneTimeCodes: store.collection('oneTimeCodes'),
    codeTries: store.collection('codeTries'),
    codeCounts: store.collection('codeCounts'),
    addresses: createCustomerCollection(store, 'addresses'),
    coupons: createCustomerCollection(store, 'coupons'),
    discountUses: store.collection('discountUses'),
    orders: createCustomerCollection(store, 'orders'),
    paymentAttempts: store.collection('paymentAttempts'),
    returns: createCustomerCollection(store, 'returns'),
    reviews: createCustomerCollection(store, 'reviews'),
    reviewedGoods: store.collection('reviewedGoods'),
    stock: store.collection('stock'),
    restocks: store.collection('restocks'),
    skuChanges: store.collection('skuChanges'),
    alerts: createCustomerCollection(store, 'alerts'),
    gifts: createCustomerCollection(store, 'gifts'),
    walletEntries: createCustomerCollection(store, 'walletEntries'),
    walletHolds: createCustomerCollection(store, 'walletHolds'),
    withdrawals: createCustomerCollection(store, 'withdrawals'),
    tickets: createCustomerCollection(store, 'tickets'),
    redeemCodes: store.collection('redeemCodes'),
    redeemUses: store.collection('redeemUses'),
    redeemTries: store.collection('redeemTries'),
    operations: store.collection('operations'),
    scheduledJobs: store.collection('agenda'),
    serviceCodes: store.collection('serviceCodes'),
  };
}

/** Returns the next number of the counter `name` and increments it. The first number is `first`. */
export function takeNextNumber(database: Database, name: string, first: number): number {
  const number = database.counters.get(name) ?? first;
  database.counters.put(name, number + 1);
  return number;
}

/** A row that belongs to a customer. */
interface CustomerOwnedRow {
  id: string;
  customerId: string;
}

/** A collection with an index by customer. */
interface CustomerCollection<Row extends CustomerOwnedRow> {
  readonly all: Collection<Row>;
  /** Returns the row, or undefined when it is missing or belongs to another customer. */
  find(customerId: string, id: string): Row | undefined;
  /** All rows of a customer, oldest first. */
  listByCustomer(customerId: string): Row[];
  put(row: Row): void;
  remove(row: Row): void;
}

/** Opens the collection `name` and its index by customer. */
function createCustomerCollection<Row extends CustomerOwnedRow>(store: Store, name: string): CustomerCollection<Row> {
  const all = store.collection<Row>(name);
  const idsByCustomer = store.collection<readonly string[]>(`${name}ByCustomer`);
  const idsOf = (customerId: string) => idsByCustomer.get(customerId) ?? [];
  return {
    all,
    find(customerId, id) {
      const row = all.get(id);
      return row?.customerId === customerId ? row : undefined;
    },
    listByCustomer(customerId) {
      return idsOf(customerId).flatMap((id) => all.get(id) ?? []);
    },
    put(row) {
      if (!all.get(row.id)) idsByCustomer.put(row.customerId, [...idsOf(row.customerId), row.id]);
      all.put(row.id, row);
    },
    remove(row) {
      all.delete(row.id);
      idsByCustomer.put(
        row.customerId,
        idsOf(row.customerId).filter((id) => id !== row.id),
      );
    },
  };
}
