/**
 * The server of a benchmark: a built storefront before a demo shop of any size. Run as a process of its own, so that it does
 * not slow down what is measured: `tsx serveShop.ts <folder> <goods> <rows>`. Says its address and the token of a customer
 * with that many orders and wallet entries.
 */
import { openBooks } from '../../mock/shop/books';
import { catalogue } from '../../mock/shop/catalogue';
import { createShop } from '../../mock/shop/createShop';
import { openSession } from '../../mock/shop/domain/sessions';
import { createMemoryStore } from '../../mock/shop/memoryStore';
import { newId, seededRandom } from '../../mock/shop/random';
import { largeCatalogue } from '../../mock/shop/scenes/large';
import { MINUTE } from '../../mock/shop/time';
import { createServer } from '../server/createServer';

const [, , folder = '', goodsText = '0', rowsText = '0'] = process.argv;
const rows = Number(rowsText);
const random = seededRandom(7);

function openShopOf(goods: number) {
  const store = createMemoryStore();
  const whole = goods > 0 ? largeCatalogue(catalogue, goods) : catalogue;
  const shop = createShop({ store, clock: Date.now, random, scene: 'default', catalogue: whole });
  const books = openBooks(store);
  const customer = [...books.customers.values()].find(({ nickname }) => nickname === 'Mei Lin');
  if (!customer) throw new Error('The demo shop has no account to measure with.');
  let token = '';
  store.transact(() => {
    token = openSession({ books, now: Date.now(), random } as Parameters<typeof openSession>[0], customer.id);
    const order = books.orders.listOf(customer.id).find(({ status }) => status === 'done');
    const entry = books.walletEntries.listOf(customer.id)[0];
    for (let nth = 0; nth < rows; nth += 1) {
      const at = Date.now() - (nth + 1) * 30 * MINUTE;
      if (order) books.orders.put({ ...order, id: newId(random, 'order'), number: `B${nth}`, operationId: newId(random, 'op'), placedAt: at });
      if (entry) books.walletEntries.put({ ...entry, id: newId(random, 'entry'), at });
    }
  });
  return { shop, token };
}

async function start(): Promise<void> {
  const { shop, token } = openShopOf(Number(goodsText));
  const server = await createServer({
    dist: folder,
    api: { shop, flushed: () => Promise.resolve(), codeLimit: 100_000 },
    onDefect: (error) => process.stderr.write(`${String(error)}\n`),
  });
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${JSON.stringify({ base, token })}\n`);
}

void start();
