import '@umijs/max/typings';
import type { Shop } from './tools/shopConfig';

declare global {
  /**
   * The constants of `shop.config.ts`. The bundler replaces each access by its value; `SHOP` itself does not exist in the
   * browser.
   */
  const SHOP: Shop;
}
