/** The order that was placed from a cart in this tab, so that returning to that checkout does not order it twice. */
import * as v from 'valibot';
import type { Order } from '@/api/orders';
import { id } from '@/api/schema/wire';
import { draftStorage } from '@/hooks/useDraft';

const placedOrder = v.object({ id, number: v.string() });
export type PlacedOrder = v.InferOutput<typeof placedOrder>;

const isPlacedOrder = (value: unknown): value is PlacedOrder => v.is(placedOrder, value);

/** Storage of the order that was placed from a cart. */
export const placedOrderStorage = (linesText: string) => draftStorage(`placed:${linesText}`, isPlacedOrder);

let lastPlacedAtMs: number | undefined;

/** Stores that this cart was ordered now. */
export function rememberPlacedOrder(linesText: string, { id: orderId, number }: Pick<Order, 'id' | 'number'>): void {
  placedOrderStorage(linesText).write({ id: orderId, number });
  lastPlacedAtMs = performance.now();
}

/** When the last order of this page was placed, in ms of `performance.now()`. */
export const lastOrderPlacedAt = (): number | undefined => lastPlacedAtMs;
