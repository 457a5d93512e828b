/** The demo shop in memory, whose rows the seed copies. */
import { catalogue } from '../../../mock/catalogue';
import { createCatalogue } from '../../../shop/createCatalogue';
import { createShop } from '../../../mock/createShop';
import { createGoodsIndex, type GoodsIndex } from '../../../shop/goodsIndex';
import { createMemoryStore } from '../../../shop/memoryStore';
import { secureRandom } from '../../../shop/random';
import type { Store } from '../../../shop/store';

export interface DemoShop {
  readonly store: Store;
  readonly goods: GoodsIndex;
}

/** Creates a demo shop that opens at `now` (ms). */
export function createDemoShop(now: number): DemoShop {
  const store = createMemoryStore();
  createShop({ store, clock: () => now, random: secureRandom });
  return { store, goods: createGoodsIndex(createCatalogue(catalogue, now)) };
}
