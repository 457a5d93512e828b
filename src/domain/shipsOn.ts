/** When the presale lines of an order or quote are sent. Lines of one order travel together, on the latest day. */

interface DatedLine {
  isVirtual: boolean;
  /** Of an order: `YYYY-MM-DD`; null or undefined for products in stock. */
  shipsOn?: string | null | undefined;
  /** Of a quote. */
  presale?: { shipsOn: string } | null | undefined;
}

/** The day of one line, `YYYY-MM-DD`; undefined for products in stock. */
const shippingDayOfLine = ({ shipsOn, presale }: DatedLine): string | undefined => shipsOn ?? presale?.shipsOn;

/** The latest day of all lines; undefined without a presale line. */
export const latestShippingDay = (lines: readonly DatedLine[]): string | undefined =>
  lines
    .flatMap((line) => shippingDayOfLine(line) ?? [])
    .sort()
    .at(-1);

/** Lines in stock that wait for presale lines of the same order; empty when there is nothing to wait for. */
export function linesWaitingForPresale<One extends DatedLine>(lines: readonly One[]): One[] {
  return latestShippingDay(lines) === undefined
    ? []
    : lines.filter((line) => !line.isVirtual && shippingDayOfLine(line) === undefined);
}
