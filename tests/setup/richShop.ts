/** The demo shop with its whole catalogue. */
import { catalogue } from '../../mock/testing/wholeCatalogue';
import type { Visitor } from '../../mock/testing/openTestShop';
import { openShop } from './freshShop';

/** Opens it for a visitor. */
export const openWholeShop = () => openShop({ catalogue });

/** Opens it for the customer of the demo with a long history. */
export const openRichShop = (): Visitor => openShop({ seed: 'default', catalogue }).customer('+14155550134');
