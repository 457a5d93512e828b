/** The demo shop as mock handlers of `umi dev`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createShop } from './createShop';
import type { DemoConfiguration } from './catalogueWithoutFeatures';
import { createMemoryStore } from '../shop/memoryStore';
import { PROVIDER_PREFIX } from '../shop/provider/paths';
import { secureRandom } from '../shop/random';
import { routes } from '../shop/routes';
import { isSeedName } from './seeds/seeds';
import type { Store } from '../shop/store';
import { serializeBody, toQueryRecord, type ShopRequest, type ShopResponse } from '../shop/transport';

/** A request whose body Umi has parsed. */
type MockRequest = IncomingMessage & { body?: unknown; path?: string };
type MockHandler = (request: MockRequest, response: ServerResponse) => void;

const STORE_KEY = Symbol.for('shop.database');

/**
 * Returns the store of this process. Umi reloads all mock files after an edit; the store stays on `globalThis`, so
 * sessions and orders are kept.
 */
function getPersistentStore(): Store {
  const stored: unknown = Reflect.get(globalThis, STORE_KEY);
  if (isStore(stored)) return stored;
  const store = createMemoryStore();
  Reflect.set(globalThis, STORE_KEY, store);
  return store;
}

const isStore = (held: unknown): held is Store => typeof held === 'object' && held !== null && 'transact' in held;

/** Creates a shop and returns its mock handlers by `METHOD /path`. An unknown `seed` means the default seed. */
export function toUmiMock(seed: string | undefined, configuration: DemoConfiguration): Record<string, MockHandler> {
  const shop = createShop({
    store: getPersistentStore(),
    clock: Date.now,
    random: secureRandom,
    configuration,
    seed: seed !== undefined && isSeedName(seed) ? seed : 'default',
    onUnexpectedError: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
  });
  const handle: MockHandler = (request, response) => sendResponse(shop.handle(toShopRequest(request)), response);
  const handleProvider: MockHandler = (request, response) => {
    const { status, headers, body } = shop.handleProvider(toShopRequest(request));
    response.writeHead(status, headers).end(body);
  };
  const callHandlers = routes.map(({ call }): [string, MockHandler] => [`${call.method} ${call.path}`, handle]);
  // Paths outside the contract get the 404 response of the shop instead of the HTML page.
  return Object.fromEntries([
    ...callHandlers,
    ['GET /api/(.*)', handle],
    ['POST /api/(.*)', handle],
    [`GET ${PROVIDER_PREFIX}(.*)`, handleProvider],
    [`POST ${PROVIDER_PREFIX}(.*)`, handleProvider],
  ]);
}

function toShopRequest(request: MockRequest): ShopRequest {
  const url = new URL(request.url ?? '/', 'http://shop');
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: toQueryRecord(url.searchParams),
    body: request.body,
    headers,
  };
}

function sendResponse(shopResponse: ShopResponse, response: ServerResponse): void {
  const reply = () => {
    if (shopResponse.isDropped) response.destroy();
    else response.writeHead(shopResponse.status, shopResponse.headers).end(serializeBody(shopResponse));
  };
  if (shopResponse.delayMs > 0) setTimeout(reply, shopResponse.delayMs);
  else reply();
}
