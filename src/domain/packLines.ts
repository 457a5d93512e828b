/**
 * The lines of a pack as text in the checkout's URL: `sku-1*2,sku-7*1`. A comma or percent sign of an id is
 * percent-encoded; a quantity follows the last `*` of its line. The text is untrusted: invalid lines are dropped, lines of
 * one SKU are merged, and numbers are limited to what the API accepts.
 */
import { isId } from '@/lib/searchParams';

/** A SKU and its quantity. */
export interface RequestedLine {
  skuId: string;
  quantity: number;
}

/** Maximum number of lines in a pack. */
export const MAX_PACK_LINES = 100;
/** Maximum quantity of one SKU. */
export const MAX_PIECES = 999;
/** Maximum length of the text, so that the whole URL stays short enough. */
export const MAX_PACK_CHARACTERS = 1000;

const isRequestedLine = ({ skuId, quantity }: RequestedLine) => isId(skuId) && quantity >= 1;

/** `skuId*quantity`, separated by commas. Lines that could not be parsed again are left out. */
export function encodePackLines(lines: readonly RequestedLine[]): string {
  return mergeLines(lines)
    .filter(isRequestedLine)
    .map(({ skuId, quantity }) => `${skuId.replace(/[%,]/g, encodeURIComponent)}*${quantity}`)
    .join(',');
}

/** Parses the text: at most 100 lines with 1–999 pieces each. Empty for undefined, invalid and overlong text. */
export function parsePackLines(text: string | undefined): RequestedLine[] {
  if (!text || text.length > MAX_PACK_CHARACTERS) return [];
  const lines = text.split(',').map((part) => {
    const [, skuText = '', figure] = /^(.+)\*(\d{1,3})$/s.exec(part) ?? [];
    return { skuId: skuText.replace(/%25|%2C/g, decodeURIComponent), quantity: Number(figure) };
  });
  return mergeLines(lines.filter(isRequestedLine)).slice(0, MAX_PACK_LINES);
}

/** Whether all lines fit into one pack. */
export function fitsOnePack(lines: readonly RequestedLine[]): boolean {
  return parsePackLines(encodePackLines(lines)).length === lines.length;
}

/** One line per SKU, in the order of their first occurrence. */
function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of lines)
    quantities.set(skuId, Math.min(MAX_PIECES, (quantities.get(skuId) ?? 0) + quantity));
  return [...quantities].map(([skuId, quantity]) => ({ skuId, quantity }));
}

/** Whether a quote is for exactly these lines; one for other quantities must not be shown as their total. */
export function isQuoteOf(quoted: readonly RequestedLine[], lines: readonly RequestedLine[]): boolean {
  const quantities = new Map(quoted.map(({ skuId, quantity }) => [skuId, quantity]));
  return quoted.length === lines.length && lines.every(({ skuId, quantity }) => quantities.get(skuId) === quantity);
}
