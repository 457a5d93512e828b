/** Serializes gifts to the shapes of the contract, for the giver and for who opens them. */
import type * as v from 'valibot';
import type { gift, giftContents, giftOptions, openedGift } from '../../src/api/gifts';
import type { orderDeliverable } from '../../src/api/deliverables';
import type { GiftDesignSeed } from '../catalogue/shopTypes';
import type { CallContext } from '../context';
import { createPicture } from '../createCatalogue';
import { getDeliverableState } from '../domain/deliverables';
import { isGiftOpen, listGiftDesigns, type GiftAndContents } from '../domain/gifts';
import { normalizeRedeemCode } from '../domain/redeemCodes';
import type { PictureRow } from '../domain/rows';
import type { GiftRow } from '../domain/walletRows';
import { sameText, textIn } from '../text';
import { ticketPayload } from '../domain/tickets';
import { toIsoTime, toIsoTimeOrNull } from '../time';
import { serializePicture } from './picture';

/** Shown for a design that the shop does not have any more. */
const plainPicture: PictureRow = { src: '', alt: sameText(''), fit: 'cutout', hue: 30 };

/** Serializes a design. Its name is beside its picture, whose alternative text is empty. */
export const serializeGiftDesign = (
  { language }: CallContext,
  { id, name, picture }: GiftDesignSeed,
): v.InferInput<typeof giftOptions>['designs'][number] => ({
  id,
  name: textIn(name, language),
  picture: serializePicture(createPicture(picture, sameText('')), language),
});

/** Serializes the gift of a code or ticket for the customer who gives it; null without one. */
export const serializeOrderGift = (row: GiftRow | undefined): v.InferInput<typeof orderDeliverable>['gift'] =>
  row
    ? {
        token: row.id,
        designId: row.designId,
        message: row.message,
        from: row.from,
        opensOn: row.opensOn,
        openedAt: toIsoTimeOrNull(row.openedAt),
        changedAt: toIsoTime(row.changedAt),
      }
    : null;

/** Serializes what is in a gift. The amount of a gift card is in minor units. */
function serializeContents(
  context: CallContext,
  { gift: { message }, contents }: GiftAndContents,
): v.InferInput<typeof giftContents> {
  const { database, goods, language } = context;
  const { kind, code, name, ticketId, validUntil } = contents;
  const ticket = ticketId === null ? undefined : database.tickets.all.get(ticketId);
  const reward = database.redeemCodes.get(normalizeRedeemCode(code))?.reward;
  const amount = kind === 'code' && reward?.kind === 'balance' ? reward.amount : null;
  return {
    message,
    kind,
    name: textIn(name, language),
    subtitle: ticket ? textIn(ticket.subtitle, language) : '',
    place: ticket ? textIn(ticket.place, language) : '',
    code,
    qrPayload: ticket ? ticketPayload(code) : null,
    amount,
    currency: amount === null ? null : goods.currency,
    validUntil: toIsoTimeOrNull(validUntil),
    state: getDeliverableState(context, contents),
    terms: ticket ? ticket.terms.map((term) => textIn(term, language)) : [],
  };
}

const serializeCover = (context: CallContext, { customerId, orderId, code, from, designId, opensOn }: GiftRow) => {
  const design = listGiftDesigns(context).find(({ id }) => id === designId);
  return {
    from,
    designPicture: design
      ? serializeGiftDesign(context, design).picture
      : serializePicture(plainPicture, context.language),
    opensOn,
    isOpen: isGiftOpen(context, { opensOn }),
    own: context.customer?.id === customerId ? { orderId, code } : null,
  };
};

/** Serializes a gift for everyone with its token. What is in it is a surprise until it is opened. */
export const serializeGift = (context: CallContext, found: GiftAndContents): v.InferInput<typeof gift> => ({
  ...serializeCover(context, found.gift),
  contents: found.gift.openedAt === null ? null : serializeContents(context, found),
});

export const serializeOpenedGift = (context: CallContext, found: GiftAndContents): v.InferInput<typeof openedGift> => ({
  ...serializeCover(context, found.gift),
  contents: serializeContents(context, found),
});
