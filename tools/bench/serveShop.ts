/**
 * Server of a benchmark: a built storefront with a demo shop of any size. It runs in its own process to not slow down
 * the measured page: `tsx serveShop.ts <folder> <products> <rows>`. Prints its origin and the token of a customer with
 * `rows` additional orders and wallet entries.
 */
import '../config/shopGlobal.cjs';
import { openDatabase } from '../../shop/database';
import { demoCatalogue } from '../../mock/catalogue';
import { createShop } from '../../mock/createShop';
import { openSession } from '../../shop/domain/sessions';
import { createMemoryStore } from '../../shop/memoryStore';
import { newId, seededRandom } from '../../shop/random';
import { largeCatalogue } from '../../mock/seeds/largeCatalogue';
import { MINUTE_MS } from '../../shop/time';
import { createServer } from '../serve/server/createServer';

const [, , folder = '', goodsText = '0', rowsText = '0'] = process.argv;
const additionalRows = Number(rowsText);
const random = seededRandom(7);
const catalogue = demoCatalogue(SHOP.names);

function createShopWithRows(products: number) {
  const store = createMemoryStore();
  const shopCatalogue = products > 0 ? largeCatalogue(catalogue, products) : catalogue;
  const shop = createShop({
    store,
    clock: Date.now,
    random,
    configuration: SHOP,
    seed: 'default',
    catalogue: shopCatalogue,
  });
  const database = openDatabase(store);
  const customer = [...database.customers.values()].find(({ nickname }) => nickname === 'Mei Lin');
  if (!customer) throw new Error('The demo shop has no account to measure with.');
  let token = '';
  store.transact(() => {
    token = openSession({ database, now: Date.now(), random } as Parameters<typeof openSession>[0], customer.id);
    const order = database.orders.listByCustomer(customer.id).find(({ status }) => status === 'done');
    const entry = database.walletEntries.listByCustomer(customer.id)[0];
    for (let nth = 0; nth < additionalRows; nth += 1) {
      const at = Date.now() - (nth + 1) * 30 * MINUTE_MS;
      if (order)
        database.orders.put({
          ...order,
          id: newId(random, 'order'),
          number: `B${nth}`,
          operationId: newId(random, 'op'),
          placedAt: at,
        });
      if (entry) database.walletEntries.put({ ...entry, id: newId(random, 'entry'), at });
    }
  });
  return { shop, token };
}

async function startServer(): Promise<void> {
  const { shop, token } = createShopWithRows(Number(goodsText));
  const server = await createServer({
    dist: folder,
    api: { shop, flushed: () => Promise.resolve(), codeLimit: 100_000 },
    onDefect: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${JSON.stringify({ base, token })}\n`);
}

void startServer();
