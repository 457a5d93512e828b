import { SumLines } from './SumLines';
import { usePriceRows, type PriceRowsInput } from './usePriceRows';

/** How a total is made up, line by line. */
export function PriceLines(props: PriceRowsInput) {
  return <SumLines lines={usePriceRows(props)} />;
}
