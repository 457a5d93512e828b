/** How a total is made up. */
import type { PriceLine } from '@/api/packs';

export interface PriceLinesInput {
  /** The API's price lines in minor units. Nothing is calculated here. */
  lines: readonly PriceLine[];
  total: number;
  /** What the order is worth: all lines but the balance. Without it only `total` is shown. */
  value?: number | null | undefined;
  /** How it was paid. */
  payments?: readonly { name: string; amount: number }[] | null | undefined;
  /** The order is cancelled: nothing is to be paid any more, and what the balance paid is back. */
  isOver?: boolean;
}

/** A row below the lines, or a line of the API. Amounts are in minor units. */
export type PriceRow =
  | ({ row: 'line' } & PriceLine)
  | { row: 'payment'; name: string; amount: number }
  /** `worth` before what the balance or a payment covers, `toPay` what the balance leaves, `total` of everything. */
  | { row: 'worth' | 'toPay' | 'total'; amount: number };

/**
 * The rows in display order. Where the balance paid a part, the worth of the order comes before it, so that an order is never shown
 * as its remainder only.
 */
export function priceRowsOf({ lines, total, value, payments, isOver = false }: PriceLinesInput): PriceRow[] {
  const rowOf = (line: PriceLine): PriceRow => ({ row: 'line', ...line });
  const result: PriceRow = { row: 'total', amount: total };
  if (value === undefined || value === null) return [...lines.map(rowOf), result];
  const parts = lines.filter(({ kind }) => kind !== 'balance').map(rowOf);
  const balance = lines.filter(({ kind }) => kind === 'balance').map(rowOf);
  const worth: PriceRow = { row: 'worth', amount: value };
  const paid = (payments ?? []).map((payment): PriceRow => ({ row: 'payment', ...payment }));
  if (paid.length > 0) return [...parts, worth, ...paid];
  if (isOver) return [...parts, worth];
  if (balance.length > 0) return [...parts, worth, ...balance, { row: 'toPay', amount: total }];
  return [...parts, result];
}
