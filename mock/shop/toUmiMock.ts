/** The shop behind `umi dev`: its route table in the form that Umi's mock plugin wants. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createShop } from './createShop';
import { createMemoryStore } from './memoryStore';
import { secureRandom } from './random';
import { routes } from './routes';
import { isSceneName } from './scenes/scenes';
import type { Store } from './store';
import { charactersOf, queryOf, type ShopAnswer } from './transport';

/** Umi has parsed the body of a POST before the mock is asked. */
type MockRequest = IncomingMessage & { body?: unknown; path?: string };
type MockHandler = (request: MockRequest, response: ServerResponse) => void;

const BOOKS = Symbol.for('persimmon.shop.books');

/**
 * Editing a handler loads all of this anew; the books stay where they are, so that nobody is signed out and no order is
 * lost. The shop over them is the edited one.
 */
function lastingBooks(): Store {
  const held: unknown = Reflect.get(globalThis, BOOKS);
  if (isStore(held)) return held;
  const store = createMemoryStore();
  Reflect.set(globalThis, BOOKS, store);
  return store;
}

const isStore = (held: unknown): held is Store => typeof held === 'object' && held !== null && 'transact' in held;

/** Handlers by `METHOD /path` over one shop. `scene` is a scene's name. */
export function toUmiMock(scene: string | undefined): Record<string, MockHandler> {
  const shop = createShop({
    store: lastingBooks(),
    clock: Date.now,
    random: secureRandom,
    scene: scene !== undefined && isSceneName(scene) ? scene : 'default',
    onDefect: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
  });
  const handle: MockHandler = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]));
    send(shop.answer({ method: request.method ?? 'GET', path: url.pathname, query: queryOf(url.searchParams), body: request.body, headers }), response);
  };
  const named = routes.map(({ call }): [string, MockHandler] => [`${call.method} ${call.path}`, handle]);
  // What the contract does not name is the shop's to refuse, not the page's to be answered with HTML.
  return Object.fromEntries([...named, ['GET /api/(.*)', handle], ['POST /api/(.*)', handle]]);
}

function send(answer: ShopAnswer, response: ServerResponse): void {
  const reply = () => {
    if (answer.isDropped) response.destroy();
    else response.writeHead(answer.status, answer.headers).end(charactersOf(answer));
  };
  if (answer.delayMs > 0) setTimeout(reply, answer.delayMs);
  else reply();
}
