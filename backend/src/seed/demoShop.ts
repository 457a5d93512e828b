/** The demo shop in memory, whose rows the seed copies. */
import { demoCatalogue } from '../../../mock/catalogue';
import { createCatalogue } from '../../../shop/createCatalogue';
import { createShop } from '../../../mock/createShop';
import { createGoodsIndex, type GoodsIndex } from '../../../shop/goodsIndex';
import { createMemoryStore } from '../../../shop/memoryStore';
import { secureRandom } from '../../../shop/random';
import type { Store } from '../../../shop/store';
import { loadShop } from '../../../tools/config/shopConfig';

export interface DemoShop {
  readonly store: Store;
  readonly goods: GoodsIndex;
}

/** Creates a demo shop that opens at `now` (ms). */
export function createDemoShop(now: number): DemoShop {
  const store = createMemoryStore();
  const configuration = loadShop();
  createShop({ store, clock: () => now, random: secureRandom, configuration });
  return { store, goods: createGoodsIndex(createCatalogue(demoCatalogue(configuration.names), now)) };
}
