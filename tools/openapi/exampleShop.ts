/**
 * The name of the shop in the OpenAPI document: an example, so that the document is the same for every shop.config.ts. Import it
 * before the demo shop, which reads the name when its modules are loaded.
 */
import '../shopGlobal.cjs';

const name = 'Example shop';

Object.defineProperty(globalThis, 'SHOP', {
  configurable: true,
  value: { ...SHOP, name, names: Object.fromEntries(Object.keys(SHOP.names).map((language) => [language, name])) },
});
