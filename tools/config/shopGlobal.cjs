/**
 * Makes the constants of shop.config.ts the global `SHOP` of this process, for modules of src that run in Node. They are read
 * on their first use.
 */
let shop;

Object.defineProperty(globalThis, 'SHOP', {
  configurable: true,
  get: () => (shop ??= require('./shopConfig').loadShop()),
});

module.exports = {};
