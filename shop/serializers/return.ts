/** Serializes returns to the shapes of the contract, in the language of the request. Amounts in minor units. */
import type * as v from 'valibot';
import type { returnQuote } from '../../src/api/returns';
import type { orderReturn } from '../../src/api/orderReturn';
import type { CallContext } from '../context';
import { getReturnDay } from '../domain/delivery';
import type { ReturnOffer, ReturnRefusal } from '../domain/returnOffers';
import { canCancelReturn } from '../domain/returns';
import type { OrderRow, ReturnRow } from '../domain/rows';
import { shopDay } from '../shopDay';
import { textIn, type LocalizedText } from '../text';
import { toIsoTime } from '../time';
import { serializeLine, serializeParcel } from './orderParts';
import { nameOfPart, serializeParts } from './refundParts';

/** Photos of a return. */
const PHOTO_LIMIT = 3;

const refusals: Readonly<Record<ReturnRefusal, LocalizedText>> = {
  notDelivered: { en: 'Not delivered yet', zh: '尚未送达', de: 'Noch nicht zugestellt' },
  virtual: {
    en: 'Digital items can’t be returned',
    zh: '虚拟商品不支持退货',
    de: 'Digitale Artikel sind vom Umtausch ausgeschlossen',
  },
  excluded: {
    en: 'This item can’t be returned',
    zh: '该商品不支持退货',
    de: 'Dieser Artikel ist vom Umtausch ausgeschlossen',
  },
  tooLate: { en: 'The time to return it is over', zh: '已超过退货期限', de: 'Die Rückgabefrist ist vorbei' },
  allReturned: { en: 'Already returned', zh: '已申请退货', de: 'Bereits zurückgegeben' },
};

const destinationNotes = {
  balance: {
    en: 'As soon as your parcel has arrived',
    zh: '收到退货后立即到账',
    de: 'Sobald dein Paket angekommen ist',
  },
  method: {
    en: 'Three days after your parcel has arrived',
    zh: '收到退货后三天到账',
    de: 'Drei Tage, nachdem dein Paket angekommen ist',
  },
};

const handInNote = {
  en: 'Show the code at any Swallow Post counter. You need no label.',
  zh: '在任意燕子速递网点出示此码即可，无需打印面单。',
  de: 'Zeig den Code in einer Filiale der Schwalbenpost. Du brauchst kein Etikett.',
};

/** Serializes what of an order can go back. */
export function serializeReturnQuote(
  context: CallContext,
  order: OrderRow,
  { lines, refund, destinations }: ReturnOffer,
): v.InferInput<typeof returnQuote> {
  const { language, goods } = context;
  return {
    currency: order.currency,
    lines: lines.map(({ line, returnable, refusal, exchangeFor }) => ({
      ...serializeLine(line, language),
      returnable,
      refusal: refusal && textIn(refusals[refusal], language),
      exchangeFor: exchangeFor.map(({ skuText, ...sku }) => ({ ...sku, skuText: textIn(skuText, language) })),
    })),
    refund,
    refundOptions: destinations.map(({ id, parts }) => ({
      id,
      name: nameOfPart(context, order, id),
      note: textIn(destinationNotes[id], language),
      parts: parts.length > 1 ? serializeParts(context, order, parts) : [],
    })),
    photoLimit: PHOTO_LIMIT,
    until: getReturnDay(context, order),
    returnsId: goods.shop.returnsId,
  };
}

/** Serializes a return of an order. */
export function serializeReturn(
  context: CallContext,
  order: OrderRow,
  row: ReturnRow,
): v.InferInput<typeof orderReturn> {
  const { language } = context;
  const { id, number, operationId, state, refund, parts, code, sendBefore, note, parcel, timeline, lines } = row;
  const isOpen = state === 'approved' || state === 'sent';
  return {
    id,
    number,
    operationId,
    state,
    lines: lines.flatMap(({ skuId, quantity, reason, exchangeSkuId }) => {
      const line = order.lines.find((one) => one.skuId === skuId);
      const exchangedFor = exchangeSkuId === null ? undefined : context.goods.sku(exchangeSkuId)?.skuText;
      return line
        ? [
            {
              ...serializeLine({ ...line, quantity }, language),
              reason,
              exchangedFor: exchangedFor ? textIn(exchangedFor, language) : null,
            },
          ]
        : [];
    }),
    refund,
    refunds: serializeParts(context, order, parts),
    code: isOpen ? code : null,
    note: note ? textIn(note, language) : state === 'approved' ? textIn(handInNote, language) : '',
    sendBefore: state === 'approved' && sendBefore !== null ? shopDay(context, sendBefore) : null,
    parcel: serializeParcel(parcel, language),
    timeline: timeline.map((one) => ({ state: one.state, at: toIsoTime(one.at) })),
    can: { cancel: canCancelReturn(row) },
  };
}
