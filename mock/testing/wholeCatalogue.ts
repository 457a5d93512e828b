/** The whole catalogue of the demo shop, with the names of the shop of the tests. */
import { demoCatalogue } from '../catalogue';

export const catalogue = demoCatalogue(SHOP.names);
