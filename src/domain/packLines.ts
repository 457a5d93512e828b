/**
 * The lines of a pack as text, as they stand in the hash of the checkout: `sku-1*2,sku-7*1`. The text is untrusted: what
 * is not a line is left out, a SKU named twice is one line, and nothing grows beyond what the shop takes.
 */

/** A SKU and how many pieces of it. */
export interface WantedLine {
  skuId: string;
  quantity: number;
}

/** Most lines that one pack may hold. */
export const mostPackLines = 100;
/** Most pieces of one SKU that can be asked for. */
export const mostPieces = 999;
/** Most characters of the text. A longer one would not fit into an address together with everything else. */
export const mostPackCharacters = 1000;

const linePattern = /^([\w.:~-]{1,64})\*(\d{1,3})$/;

const asText = ({ skuId, quantity }: WantedLine) => `${skuId}*${quantity}`;

/** `skuId*quantity` joined by commas. Lines that could not be read back are left out. */
export function encodePackLines(lines: readonly WantedLine[]): string {
  return mergeLines(lines)
    .map(asText)
    .filter((text) => linePattern.test(text))
    .join(',');
}

/** The lines of such a text: at most 100, each with 1–999 pieces. Empty for undefined, garbage and what is too long. */
export function parsePackLines(text: string | undefined): WantedLine[] {
  if (!text || text.length > mostPackCharacters) return [];
  const lines = text.split(',').flatMap((part) => {
    const [, skuId, figure] = linePattern.exec(part) ?? [];
    const quantity = Number(figure);
    return skuId && quantity >= 1 ? [{ skuId, quantity }] : [];
  });
  return mergeLines(lines).slice(0, mostPackLines);
}

/** Whether all of these lines reach the checkout, none of them left out. */
export function fitsOnePack(lines: readonly WantedLine[]): boolean {
  return parsePackLines(encodePackLines(lines)).length === lines.length;
}

/** One line for each SKU, in the order in which they first occur. */
function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of lines) quantities.set(skuId, Math.min(mostPieces, (quantities.get(skuId) ?? 0) + quantity));
  return [...quantities].map(([skuId, quantity]) => ({ skuId, quantity }));
}
