/**
 * The demo shop beside the engine: `tsx serveDemoShop.ts <folder> <products> <orders>`. As `npm start` serves it, with its rows in a
 * file of the folder. Prints its origin.
 */
import '../../config/shopGlobal.cjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '../../../mock/catalogue';
import type { CatalogueSeed } from '../../../shop/catalogue/types';
import { createShop } from '../../../mock/createShop';
import { openDatabase } from '../../../shop/database';
import { fileStore } from '../../../mock/fileStore';
import { secureRandom } from '../../../shop/random';
import { largeCatalogue } from '../../../mock/seeds/largeCatalogue';
import { DAY_MS } from '../../../shop/time';
import { createServer } from '../../serve/server/createServer';

const [, , folder = '', productsText = '0', ordersText = '0'] = process.argv;
const catalogue = demoCatalogue(SHOP.names);

/** As `backend/bench/products.sql`: the copies have pieces for every measurement. */
function withEnoughStock(seed: CatalogueSeed): CatalogueSeed {
  const known = new Set(catalogue.goods.map(({ id }) => id));
  return {
    ...seed,
    goods: seed.goods.map((goods) =>
      known.has(goods.id) ? goods : { ...goods, skus: goods.skus.map((sku) => ({ ...sku, stock: 100_000 })) },
    ),
  };
}

/** Delivered orders, ten for each customer. */
function addOrders(database: ReturnType<typeof openDatabase>, count: number): void {
  const order = [...database.orders.all.values()].find(
    ({ status, yields }) => status === 'done' && yields.length === 0,
  );
  if (!order) throw new Error('The demo shop has no order to copy.');
  for (let nth = 0; nth < count; nth += 1)
    database.orders.put({
      ...order,
      id: `order_bench_${nth}`,
      number: `B-${nth}`,
      customerId: `customer_bench_${Math.floor(nth / 10)}`,
      operationId: `bench-op-${nth}`,
      couponId: null,
      placedAt: Date.now() - ((nth % 730) + 1) * DAY_MS,
    });
}

async function startServer(): Promise<void> {
  const store = fileStore(join(folder, 'shop'));
  const products = Number(productsText);
  const shop = createShop({
    store,
    clock: Date.now,
    random: secureRandom,
    configuration: SHOP,
    catalogue: withEnoughStock(largeCatalogue(catalogue, products)),
  });
  store.transact(() => addOrders(openDatabase(store), Number(ordersText)));
  await store.flushed();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Measured</title>');
  const server = await createServer({
    dist: folder,
    api: { shop, flushed: () => store.flushed(), codeLimit: 1_000_000 },
    onDefect: (error) => process.stderr.write(`${String(error)}\n`),
  });
  process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
}

void startServer();
