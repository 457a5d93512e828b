/** What the customer chose to return, checked against what of the order can go back. Pure. */
import { returnReason, type ReturnReason } from '@/api/orderReturn';
import type { ReturnableLine, ReturnQuote } from '@/api/returns';

/** The choice for a line of the order. Empty texts mean that nothing is chosen yet. */
export interface ChosenPiece {
  quantity: number;
  reason: ReturnReason | '';
  isExchange: boolean;
  exchangeSkuId: string;
}

/** The choice as it is kept for the tab, by SKU. */
export interface ReturnDraft {
  pieces: Readonly<Record<string, ChosenPiece>>;
  text: string;
  refundTo: string;
}

export const emptyReturnDraft: ReturnDraft = { pieces: {}, text: '', refundTo: '' };
export const newPiece: ChosenPiece = { quantity: 1, reason: '', isExchange: false, exchangeSkuId: '' };

/** The reasons in display order. */
export const returnReasons = returnReason.options;
export const isReason = (value: unknown): value is ReturnReason => returnReasons.some((one) => one === value);

const isPiece = (value: unknown): value is ChosenPiece =>
  typeof value === 'object' &&
  value !== null &&
  'quantity' in value &&
  Number.isSafeInteger(value.quantity) &&
  Number(value.quantity) > 0 &&
  'reason' in value &&
  (value.reason === '' || isReason(value.reason)) &&
  'isExchange' in value &&
  typeof value.isExchange === 'boolean' &&
  'exchangeSkuId' in value &&
  typeof value.exchangeSkuId === 'string';

/** Whether a stored value is a draft. */
export const isReturnDraft = (value: unknown): value is ReturnDraft =>
  typeof value === 'object' &&
  value !== null &&
  'pieces' in value &&
  typeof value.pieces === 'object' &&
  value.pieces !== null &&
  Object.values(value.pieces).every(isPiece) &&
  'text' in value &&
  typeof value.text === 'string' &&
  'refundTo' in value &&
  typeof value.refundTo === 'string';

/** The variants for which a piece of a line can be exchanged. */
export const exchangesOf = ({ exchangeFor = [] }: ReturnableLine) => exchangeFor;

/** A line of which pieces go back. */
export interface ReturnedLine extends ChosenPiece {
  line: ReturnableLine;
}

/**
 * The chosen lines in the order of the quote: what cannot go back any more is left out, a quantity is at most what can, and a variant
 * that is not offered is none. The only variant needs no choice.
 */
export function returnedLines(quote: ReturnQuote, { pieces }: ReturnDraft): ReturnedLine[] {
  return quote.lines.flatMap((line) => {
    const piece = Object.hasOwn(pieces, line.skuId) ? pieces[line.skuId] : undefined;
    if (!piece || line.returnable === 0) return [];
    const exchangeFor = exchangesOf(line);
    const [only] = exchangeFor.length === 1 ? exchangeFor : [];
    const variant = only ?? exchangeFor.find(({ skuId }) => skuId === piece.exchangeSkuId);
    return [
      {
        ...piece,
        line,
        quantity: Math.min(piece.quantity, line.returnable),
        isExchange: piece.isExchange && exchangeFor.length > 0,
        exchangeSkuId: variant?.skuId ?? '',
      },
    ];
  });
}

/** The choice as a quote needs it. An exchange without a variant gives nothing back and is not named yet. */
export const toReturnedPieces = (
  pieces: ReturnDraft['pieces'],
): { skuId: string; quantity: number; exchangeSkuId: string | null }[] =>
  Object.entries(pieces).flatMap(([skuId, { quantity, isExchange, exchangeSkuId }]) =>
    isExchange && exchangeSkuId === '' ? [] : [{ skuId, quantity, exchangeSkuId: isExchange ? exchangeSkuId : null }],
  );

/** The pieces left of a variant when fewer are there than all lines together want of it. */
export function missingPieces(lines: readonly ReturnedLine[], { line, isExchange, exchangeSkuId }: ReturnedLine) {
  const stock = isExchange ? exchangesOf(line).find(({ skuId }) => skuId === exchangeSkuId)?.stock : undefined;
  const requested = lines.reduce(
    (sum, one) => (one.isExchange && one.exchangeSkuId === exchangeSkuId ? sum + one.quantity : sum),
    0,
  );
  return stock !== undefined && stock < requested ? stock : undefined;
}

/** What a request consists of: money back, an exchange, or both. */
export type ReturnKind = 'money' | 'exchange' | 'both';

export function kindOfReturn(lines: readonly { isExchange: boolean }[]): ReturnKind {
  if (lines.every(({ isExchange }) => isExchange)) return 'exchange';
  return lines.some(({ isExchange }) => isExchange) ? 'both' : 'money';
}

/** The destination of the money: the chosen one while it is offered, else the first; null when nothing is paid back. */
export function refundDestination({ refund, refundOptions }: ReturnQuote, chosen: string): string | null {
  if (refund === 0) return null;
  return (refundOptions.find(({ id }) => id === chosen) ?? refundOptions[0])?.id ?? null;
}
