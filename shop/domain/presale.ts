/** Presale: a product is sold before it ships. After its shipping time it is an ordinary product. */
import type { GoodsRow } from '../catalogueRows';

/** Returns the presale of a product at `now` (ms), or null after its shipping time. */
export const getActivePresale = ({ presale }: GoodsRow, now: number): GoodsRow['presale'] =>
  presale && presale.shipsAt > now ? presale : null;
