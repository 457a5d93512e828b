/** The order that was placed from a cart in this tab: whoever comes back to that checkout is told, instead of ordering twice. */
import * as v from 'valibot';
import type { Order } from '@/api/schema/order';
import { id } from '@/api/schema/wire';
import { draftSlot } from '@/hooks/useDraft';

const placedOrder = v.object({ id, number: v.string() });
export type PlacedOrder = v.InferOutput<typeof placedOrder>;

const isPlacedOrder = (value: unknown): value is PlacedOrder => v.is(placedOrder, value);

/** Where the order of a cart is kept. */
export const placedSlot = (linesText: string) => draftSlot(`placed:${linesText}`, isPlacedOrder);

let placedAt: number | undefined;

/** Remembers that this cart became this order, just now. */
export function rememberPlaced(linesText: string, { id: orderId, number }: Pick<Order, 'id' | 'number'>): void {
  placedSlot(linesText).write({ id: orderId, number });
  placedAt = performance.now();
}

/** When the last order of this visit was placed, in ms of the page's own clock. */
export const lastPlacedAt = (): number | undefined => placedAt;
