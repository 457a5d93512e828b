/**
 * The demo shop behind msw. Each test gets a new shop with the same clock and the same random numbers, and an empty
 * browser storage. A request to an unknown path fails the test.
 */
import { createPluginManager } from '@@/core/plugin';
import { setupServer } from 'msw/node';
import { toMsw } from '../../mock/toMsw';
import { openTestShop, type TestShop } from '../../mock/testing/openTestShop';

let testShop: TestShop | undefined;

export const server = setupServer(toMsw(() => shopOfTest().shop));

/** Replaces the shop of the running test, for example with another scene. */
export function openShop(...options: Parameters<typeof openTestShop>): TestShop {
  testShop = openTestShop(...options);
  server.resetHandlers();
  return testShop;
}

/** The shop of the running test. */
export function shopOfTest(): TestShop {
  return testShop ?? openShop();
}

beforeAll(() => {
  // Umi's request reads its configuration from the plugins.
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
