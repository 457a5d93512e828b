/** When the presale lines of an order or quote are sent. Lines of one order travel together, on the latest day. */

interface Line {
  isVirtual: boolean;
  /** Of an order: `YYYY-MM-DD`; null or undefined for products in stock. */
  shipsOn?: string | null | undefined;
  /** Of a quote. */
  presale?: { shipsOn: string } | null | undefined;
}

/** The day of one line, `YYYY-MM-DD`; undefined for products in stock. */
const dayOf = ({ shipsOn, presale }: Line): string | undefined => shipsOn ?? presale?.shipsOn;

/** The latest day of all lines; undefined without a presale line. */
export const shipsOnOf = (lines: readonly Line[]): string | undefined =>
  lines
    .flatMap((line) => dayOf(line) ?? [])
    .sort()
    .at(-1);

/** Lines in stock that wait for presale lines of the same order; empty when there is nothing to wait for. */
export function waitingLines<One extends Line>(lines: readonly One[]): One[] {
  return shipsOnOf(lines) === undefined ? [] : lines.filter((line) => !line.isVirtual && dayOf(line) === undefined);
}
