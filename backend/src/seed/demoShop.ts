/** The demo shop in memory, whose rows the seed copies. */
import { catalogue } from '../../../mock/shop/catalogue';
import { createCatalogue } from '../../../mock/shop/createCatalogue';
import { createShop } from '../../../mock/shop/createShop';
import { createGoodsIndex, type GoodsIndex } from '../../../mock/shop/goodsIndex';
import { createMemoryStore } from '../../../mock/shop/memoryStore';
import { secureRandom } from '../../../mock/shop/random';
import type { Store } from '../../../mock/shop/store';

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
