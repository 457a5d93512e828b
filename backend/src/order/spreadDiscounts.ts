/**
 * What an order costs, in Vendure's terms: the discounts are part of the price of each piece, and delivery has a price of its own.
 * The administration proposes refunds from the rounded price of a piece, so every price here is a whole number of minor units.
 */
import type { OrderRow } from '../../../shop/domain/rows';

/** Price lines of an order that make its pieces cheaper, in the order in which they do. */
export const discountKinds = ['coupon', 'discountCode', 'balance'] as const;
export type DiscountKind = (typeof discountKinds)[number];

interface Discount {
  readonly kind: DiscountKind;
  /** Minor units, above 0. */
  readonly amount: number;
}

/** Pieces of one SKU that cost the same. The discounts are those of all of them. */
export interface PricedPieces {
  readonly skuId: string;
  readonly price: number;
  readonly quantity: number;
  readonly discounts: readonly Discount[];
}

export interface SpreadOrder {
  readonly lines: readonly PricedPieces[];
  readonly delivery: { readonly price: number; readonly discounts: readonly Discount[] };
}

type PricedOrder = Pick<OrderRow, 'lines' | 'priceLines'>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Spreads the discounts of an order. Coupon and discount code are for the goods; the balance pays them first, and delivery with what
 * is left of it. A line whose pieces cannot cost the same becomes two; there is at most one such line. With `paysAll` the balance
 * is the payment, and not a discount.
 */
export function spreadDiscounts({ lines, priceLines }: PricedOrder, { paysAll }: { paysAll: boolean }): SpreadOrder {
  const amountOf = (kind: string) => sumOf(priceLines.filter((line) => line.kind === kind).map(({ amount }) => amount));
  const discounts = discountKinds
    .filter((kind) => !(kind === 'balance' && paysAll))
    .map((kind) => ({ kind, amount: -amountOf(kind) }))
    .filter(({ amount }) => amount > 0);
  const goods = sumOf(lines.map(({ price, quantity }) => price * quantity));
  const forGoods = Math.min(goods, sumOf(discounts.map(({ amount }) => amount)));
  const left = discounts.map((discount) => ({ ...discount }));
  const pieces = pricePiecesProportionally(lines, goods, goods - forGoods);
  let open = forGoods;
  const spread = pieces.map(({ skuId, price, quantity, paid }) => {
    const off = (price - paid) * quantity;
    const shares = takeDiscountShares(left, off, open);
    open -= off;
    return { skuId, price, quantity, discounts: shares };
  });
  return {
    lines: spread,
    delivery: { price: amountOf('delivery'), discounts: left.filter(({ amount }) => amount > 0) },
  };
}

interface PiecesWithPaidPrice {
  readonly skuId: string;
  readonly price: number;
  readonly quantity: number;
  /** What one piece costs after all discounts. */
  readonly paid: number;
}

/** Prices of pieces that add up to `due`, each in proportion to its price before. */
function pricePiecesProportionally(lines: PricedOrder['lines'], goods: number, due: number): PiecesWithPaidPrice[] {
  const priced = lines.map(({ skuId, price, quantity }) => ({
    skuId,
    price,
    quantity,
    paid: goods === 0 ? price : proportionalShare(price, due, goods),
  }));
  let rest = due - sumOf(priced.map(({ paid, quantity }) => paid * quantity));
  for (let before = -1; before !== rest;) {
    before = rest;
    for (const line of priced)
      if (line.paid < line.price && line.quantity <= rest) {
        line.paid += 1;
        rest -= line.quantity;
      }
  }
  // Every line that can still cost more has more pieces than minor units are left.
  return priced.flatMap((line) => {
    if (rest === 0 || line.paid === line.price) return [line];
    const dearer = { ...line, quantity: rest, paid: line.paid + 1 };
    const others = { ...line, quantity: line.quantity - rest };
    rest = 0;
    return [dearer, others];
  });
}

/** Takes `off` from what is `left` of the discounts for `open` minor units of goods, from each its share. */
function takeDiscountShares(left: { kind: DiscountKind; amount: number }[], off: number, open: number): Discount[] {
  const taken: Discount[] = [];
  let toTake = off;
  let toSpread = open;
  for (const discount of left) {
    // The balance can be more than what the goods take of it.
    const available = Math.min(discount.amount, toSpread);
    const amount = toSpread === 0 ? 0 : proportionalShare(available, toTake, toSpread);
    toSpread -= available;
    toTake -= amount;
    discount.amount -= amount;
    if (amount > 0) taken.push({ kind: discount.kind, amount });
  }
  return taken;
}

/** `amount` × `part` ÷ `whole`, rounded down. The product can be larger than a safe integer. */
const proportionalShare = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
