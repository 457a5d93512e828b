/**
 * The demo shop behind msw: each test gets a new one, at the same moment, with the same chance, and a browser that was
 * never here before. A request that the shop does not know fails the test.
 */
import { createPluginManager } from '@@/core/plugin';
import { setupServer } from 'msw/node';
import { toMsw } from '../../mock/shop/toMsw';
import { openTestShop, type TestShop } from '../../mock/shop/testing/openTestShop';

let testShop: TestShop | undefined;

export const server = setupServer(toMsw(() => shopOfTest().shop));

/** Opens another shop for the running test, for example with another scene. */
export function openShop(...options: Parameters<typeof openTestShop>): TestShop {
  testShop = openTestShop(...options);
  server.resetHandlers();
  return testShop;
}

/** The shop of the running test: its clock, its books, its operator. */
export function shopOfTest(): TestShop {
  return testShop ?? openShop();
}

beforeAll(() => {
  // Umi's request asks its plugins for their configuration.
  createPluginManager();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  server.events.removeAllListeners();
  openShop();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterAll(() => server.close());
