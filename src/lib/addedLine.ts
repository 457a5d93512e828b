import type { Picture } from './picture';

/** A line that was added to the bag, for its confirmation. */
export interface AddedLine {
  name: string;
  /** Names of the chosen option values; empty for products without options. */
  skuText: string;
  picture: Picture | undefined;
  quantity: number;
}
