/** What a shop can learn about its pages: the hooks that `hooks` in shop.config.ts names. docs/customising.md explains them. */
import type { Platform } from './routes';

/** Where and when something happened. */
export interface HookContext {
  /** The route without its query, for example `/h5/components/goodsDetail`. */
  readonly route: string;
  readonly platform: Platform | undefined;
  /** The tag of the language of the page. */
  readonly language: string;
  /** The version of the build: RELEASE, or the version in package.json. */
  readonly release: string;
  /** When, in ms since 1970, by the clock of the device. */
  readonly at: number;
}

/**
 * An error. It contains no personal data: no query of an address, no token, no phone number, no e-mail address, no number of more
 * than four digits, and of a contract violation only types.
 */
export interface ShopError extends HookContext {
  /**
   * - `uncaught`: an error or rejected promise that no code caught.
   * - `render`: a part of the page could not be drawn, and an error page is shown.
   * - `missingFile`: a file of the shop did not arrive.
   * - `contract`: a response that the client cannot use as it is.
   */
  readonly kind: 'uncaught' | 'render' | 'missingFile' | 'contract';
  readonly name: string;
  readonly message: string;
  /** The frames of the stack, one a line. The addresses of the files have no query. */
  readonly stack?: string;
  /** For `contract`: the call, the path in the response, the types. */
  readonly violation?: {
    readonly call: string;
    readonly path: string;
    readonly expected: string;
    readonly found: string;
    readonly times: number;
  };
}

/** Products of an event. The price is that of one piece in minor units. */
export interface EventLine {
  readonly goodsId: string;
  readonly skuId: string;
  readonly quantity: number;
  readonly price?: number;
}

export type EventData =
  /** A page was opened. Back to a page is none. */
  | { readonly name: 'page' }
  /** A search has found `results` products. The text has at most 40 characters, without e-mail addresses and longer numbers. */
  | { readonly name: 'search'; readonly text: string; readonly results: number }
  /** The page of a product was opened and shows the product. */
  | { readonly name: 'product'; readonly goodsId: string }
  | { readonly name: 'bag'; readonly action: 'add' | 'remove' | 'change'; readonly lines: readonly EventLine[] }
  /** An order was placed. */
  | { readonly name: 'order'; readonly total: number; readonly currency: string; readonly lines: readonly EventLine[] }
  /** An order was paid. One that costs nothing is not paid. */
  | {
      readonly name: 'payment';
      readonly total: number;
      readonly currency: string;
      readonly lines: readonly EventLine[];
    };

/** Something that a customer did. Amounts are minor units of the currency. Each happening is one event. */
export type ShopEvent = HookContext & EventData;

/** The default export of the module that `hooks` names. An error that a hook throws is ignored. */
export interface ShopHooks {
  /** The customer must agree before anything is sent. A banner asks once; the settings change the answer. */
  readonly needsConsent?: boolean;
  /** Called once before the first error or event, and again after consent was withdrawn and given. */
  readonly start?: (shop: { readonly release: string }) => void | Promise<void>;
  readonly onError?: (error: ShopError) => void | Promise<void>;
  readonly onEvent?: (event: ShopEvent) => void | Promise<void>;
  /** Called when consent was withdrawn: forget what was not sent. */
  readonly stop?: () => void | Promise<void>;
}
