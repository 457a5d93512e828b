/** Presale: goods are sold before they are there. Once they are there they are goods like any other. */
import type { GoodsRow } from '../goodsRows';

/** The presale of goods as long as it lasts, else null. `now` in ms. */
export const presaleOf = ({ presale }: GoodsRow, now: number): GoodsRow['presale'] => (presale && presale.shipsAt > now ? presale : null);
