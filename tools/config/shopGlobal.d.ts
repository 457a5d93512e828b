/** The constants that a build sets, as globals. `typings.d.ts` and the engine in `backend` include them. */
import type { Shop } from './shopConfig';

declare global {
  /**
   * The constants of `shop.config.ts`. The bundler replaces each access by its value; `SHOP` itself does not exist in the
   * browser.
   */
  const SHOP: Shop;
  /** Path of the storefront without a slash at its end, empty at the root of its origin (`BASE`). Replaced by the build. */
  const BASE_PATH: string;
  /** What comes before `/api` in the address of a call: `BASE_PATH`, or another origin (`API_BASE`). Replaced by the build. */
  const API_ROOT: string;
}
