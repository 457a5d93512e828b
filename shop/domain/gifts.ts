/**
 * Gifts: the giver wraps a code or ticket of an order, and who has the token opens it. The shop sends nothing to anybody. A token has 160
 * random bits, so tries need no limit.
 */
import type { GiftDesignSeed } from '../catalogue/shopTypes';
import type { ShopContext } from '../context';
import { newToken } from '../random';
import { shopDay } from '../shopDay';
import { requireFound, ShopError } from '../shopError';
import { getDeliverableState } from './deliverables';
import type { DeliverableRow, OrderRow } from './rows';
import type { GiftRow } from './walletRows';

/** What the giver chooses. */
export type GiftWish = Omit<GiftRow, 'id' | 'customerId' | 'orderId' | 'code' | 'openedAt' | 'changedAt'>;

type GiftShop = Pick<ShopContext, 'configuration' | 'goods'>;

/** What gifts can look like. A shop without designs has no gifts. */
export const listGiftDesigns = ({ configuration, goods }: GiftShop): readonly GiftDesignSeed[] =>
  configuration.features.gifts ? (goods.shop.giftDesigns ?? []) : [];

export const hasGifts = (context: GiftShop): boolean => listGiftDesigns(context).length > 0;

/** The gift that a code or ticket was wrapped as. */
export const findGift = ({ database }: ShopContext, order: OrderRow, code: string): GiftRow | undefined =>
  database.gifts.listByCustomer(order.customerId).find((row) => row.orderId === order.id && row.code === code);

/** Why it is no gift to change any more; null when it is one, or can become one. */
function getClosedReason(
  context: ShopContext,
  one: DeliverableRow,
  gift: GiftRow | undefined,
): 'opened' | 'used' | 'expired' | null {
  if (gift && gift.openedAt !== null) return 'opened';
  const state = getDeliverableState(context, one);
  return state === 'unused' ? null : state;
}

/** Whether a deliverable can be wrapped, or its gift be changed or taken back. */
export const canGift = (context: ShopContext, one: DeliverableRow, gift: GiftRow | undefined): boolean =>
  hasGifts(context) && getClosedReason(context, one, gift) === null;

/** The last day on which a gift may open, or null. */
export const getLastGiftDay = (context: ShopContext, { validUntil }: DeliverableRow): string | null =>
  validUntil === null ? null : shopDay(context, validUntil);

function refuseInput(field: keyof GiftWish, reason: 'invalid' | 'tooLong'): never {
  throw new ShopError('VALIDATION', 'input', { data: { fields: { [field]: reason } } });
}

function requireOpen(context: ShopContext, one: DeliverableRow, gift: GiftRow | undefined): void {
  const reason = getClosedReason(context, one, gift);
  if (reason) throw new ShopError('GIFT_CLOSED', 'giftClosed', { data: { reason } });
}

/**
 * Wraps a deliverable, or changes its gift, which keeps its token. The same wish again changes nothing. Throws ShopError GIFT_CLOSED, and
 * VALIDATION for a design, a message or a day that the shop does not offer.
 */
export function wrapGift(context: ShopContext, order: OrderRow, one: DeliverableRow, wish: GiftWish): void {
  const { database, now, random, goods } = context;
  const before = findGift(context, order, one.code);
  requireOpen(context, one, before);
  const { designId, message, from, opensOn } = wish;
  if (!listGiftDesigns(context).some(({ id }) => id === designId)) refuseInput('designId', 'invalid');
  if ([...message].length > goods.shop.giftMessageLength) refuseInput('message', 'tooLong');
  const lastDay = getLastGiftDay(context, one);
  if (opensOn !== null && lastDay !== null && opensOn > lastDay) refuseInput('opensOn', 'invalid');
  const isSame =
    before?.designId === designId && before.message === message && before.from === from && before.opensOn === opensOn;
  if (isSame) return;
  database.gifts.put({
    id: before?.id ?? newToken(random),
    customerId: order.customerId,
    orderId: order.id,
    code: one.code,
    designId,
    message,
    from,
    opensOn,
    openedAt: null,
    changedAt: now,
  });
}

/** Takes a gift back. Nothing changes without one. Throws ShopError GIFT_CLOSED when it was opened. */
export function unwrapGift(context: ShopContext, order: OrderRow, one: DeliverableRow): void {
  const gift = findGift(context, order, one.code);
  if (!gift) return;
  if (gift.openedAt !== null) throw new ShopError('GIFT_CLOSED', 'giftClosed', { data: { reason: 'opened' } });
  context.database.gifts.remove(gift);
}

/** A gift with the code or ticket that is in it. */
export interface GiftAndContents {
  readonly gift: GiftRow;
  readonly contents: DeliverableRow;
}

/** The gift of a token. Throws ShopError NOT_FOUND for an unknown one, and for a gift that was taken back. */
export function requireGift(context: ShopContext, token: string): GiftAndContents {
  const { database } = context;
  const gift = requireFound(hasGifts(context) ? database.gifts.all.get(token) : undefined, 'giftUnknown');
  const order = database.orders.all.get(gift.orderId);
  return {
    gift,
    contents: requireFound(
      order?.yields.find(({ code }) => code === gift.code),
      'giftUnknown',
    ),
  };
}

/** Whether its day has come, in the calendar of the shop. */
export const isGiftOpen = (context: ShopContext, { opensOn }: Pick<GiftRow, 'opensOn'>): boolean =>
  opensOn === null || opensOn <= shopDay(context, context.now);

/** Opens a gift; the first time is remembered. Throws ShopError NOT_FOUND, and GIFT_NOT_YET before its day. */
export function openGift(context: ShopContext, token: string): GiftAndContents {
  const { gift, contents } = requireGift(context, token);
  if (gift.openedAt !== null) return { gift, contents };
  if (!isGiftOpen(context, gift))
    throw new ShopError('GIFT_NOT_YET', 'giftNotYet', { data: { opensOn: gift.opensOn } });
  const opened = { ...gift, openedAt: context.now };
  context.database.gifts.put(opened);
  return { gift: opened, contents };
}
