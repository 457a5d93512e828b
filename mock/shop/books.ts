/** The books of the shop: every collection of the store with the type of its rows, opened here and nowhere else. */
import { createOwned, type Owned } from './owned';
import type { Collection, Store } from './store';
import type { AddressRow, CouponRow, CustomerRow, OneTimeCodeRow, OrderRow, SessionRow, StockRow } from './domain/rows';
import type {
  AgendaRow,
  OperationRow,
  RedeemCodeRow,
  RedeemTriesRow,
  ServiceCodeRow,
  TicketRow,
  WalletEntryRow,
  WalletHoldRow,
  WithdrawalRow,
} from './domain/walletRows';

/** What the operator changed in the catalogue since it was written. */
export interface SkuChangeRow {
  price: number | null;
  isWithdrawn: boolean;
}

export interface Books {
  readonly meta: Collection<string>;
  readonly counters: Collection<number>;
  readonly customers: Collection<CustomerRow>;
  /** Customer id by phone: a phone belongs to one customer. */
  readonly phones: Collection<string>;
  /** Customer id by invite code. */
  readonly inviteCodes: Collection<string>;
  /** By token. */
  readonly sessions: Collection<SessionRow>;
  /** By purpose and phone. */
  readonly oneTimeCodes: Collection<OneTimeCodeRow>;
  readonly addresses: Owned<AddressRow>;
  readonly coupons: Owned<CouponRow>;
  /** Uses of a discount code, by code and by code and customer. */
  readonly discountUses: Collection<number>;
  readonly orders: Owned<OrderRow>;
  /** By SKU; a SKU that nobody touched has no row and the stock of the catalogue. */
  readonly stock: Collection<StockRow>;
  readonly skuChanges: Collection<SkuChangeRow>;
  readonly walletEntries: Owned<WalletEntryRow>;
  readonly walletHolds: Owned<WalletHoldRow>;
  readonly withdrawals: Owned<WithdrawalRow>;
  readonly tickets: Owned<TicketRow>;
  readonly redeemCodes: Collection<RedeemCodeRow>;
  /** When a customer used a redeem code, by code and customer. */
  readonly redeemUses: Collection<number>;
  readonly redeemTries: Collection<RedeemTriesRow>;
  /** By customer and operation id. */
  readonly operations: Collection<OperationRow>;
  readonly agenda: Collection<AgendaRow>;
  /** By customer. */
  readonly serviceCodes: Collection<ServiceCodeRow>;
}

/** Opens the books in `store`. */
export function openBooks(store: Store): Books {
  return {
    meta: store.collection('meta'),
    counters: store.collection('counters'),
    customers: store.collection('customers'),
    phones: store.collection('phones'),
    inviteCodes: store.collection('inviteCodes'),
    sessions: store.collection('sessions'),
    oneTimeCodes: store.collection('oneTimeCodes'),
    addresses: createOwned(store, 'addresses'),
    coupons: createOwned(store, 'coupons'),
    discountUses: store.collection('discountUses'),
    orders: createOwned(store, 'orders'),
    stock: store.collection('stock'),
    skuChanges: store.collection('skuChanges'),
    walletEntries: createOwned(store, 'walletEntries'),
    walletHolds: createOwned(store, 'walletHolds'),
    withdrawals: createOwned(store, 'withdrawals'),
    tickets: createOwned(store, 'tickets'),
    redeemCodes: store.collection('redeemCodes'),
    redeemUses: store.collection('redeemUses'),
    redeemTries: store.collection('redeemTries'),
    operations: store.collection('operations'),
    agenda: store.collection('agenda'),
    serviceCodes: store.collection('serviceCodes'),
  };
}

/** The next number of a count that never repeats, beginning with `first`. */
export function nextNumber(books: Books, name: string, first: number): number {
  const number = books.counters.get(name) ?? first;
  books.counters.put(name, number + 1);
  return number;
}
