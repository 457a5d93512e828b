/**
 * The contract between the inline scripts of the page and the app: `window.startup`. In tests and on a server there is none,
 * so the app uses it with `?.`.
 */
export interface Startup {
  /** The only Trusted Types policy. Browsers without Trusted Types get the plain strings after the same checks. */
  readonly policy: ScriptPolicy;
  /** Gives the policy its sanitizer. Only the first call counts. */
  setSanitizer(sanitizeHtml: (html: string) => string): void;
  /**
   * Fetches `file` past every cache and reloads the page on its route, at most once without the user. False when that was
   * tried already or the device is offline. `isByUser` allows it again.
   */
  reload(file?: string, isByUser?: boolean): boolean;
  /** The app has rendered and handles missing files itself from now on. `whenIdle` runs once, in browsers with service workers. */
  onAppStarted(whenIdle: () => unknown): void;
  /** Runs `work` when the page has loaded, 3 s have passed and the browser is idle. */
  runWhenIdle(work: () => unknown): void;
  /** What to say when files of the shop are missing, its messages as well, in the language of the document. */
  readonly withoutFiles: { readonly text: string; readonly reload: string; readonly home: string };
  /** The browser's event that can install the shop; it comes before the code that uses it. */
  installPrompt?: Event;
  /** Sends the calls of the prerendered home page that is shown. */
  sendHomeCalls?(): void;
  /** Preloads the files of the current route; `inTurns` yields to the browser between shell and page. */
  preloadFiles?(inTurns?: boolean): void;
  /** Preloads the page at a path, for example `/h5/hall`. Called when the user has pointed at a link to it for 50 ms. */
  preloadPage?(path: string): void;
  /** The code of the app is loaded at once, not after the pictures of the prerendered page. */
  loadsCodeAtOnce?: boolean;
  /** Shows the prerendered screen whose template precedes the running script. */
  showPrerendered?(): void;
  /** The response to the early product call, while the product shell is shown; undefined when it failed. */
  productResponse?: Promise<unknown>;
  /** Resolves when the product shell shows all it can; never rejects. */
  shellFilled?: Promise<void>;
}

/** The part of a Trusted Types policy that the app uses. */
export interface ScriptPolicy {
  /** Sanitized HTML. Throws TypeError while there is no sanitizer. */
  createHTML(html: string): string;
  /** The same address. Throws TypeError when it is no script of the build, or of an origin that the shop allows. */
  createScriptURL(url: string): string;
}

/** A request that the page sends before the app has loaded. */
export interface EarlyCall {
  method: string;
  /** Path with its query, without `API_ROOT`. */
  url: string;
  body?: string;
}

/** What the build knows about the early calls. */
export interface EarlyCalls {
  /** The calls of each prerendered home page. */
  readonly h5: readonly EarlyCall[];
  readonly pc: readonly EarlyCall[];
  /** The address of the product call, by the path of the page. */
  readonly pages: Readonly<Record<string, string>>;
  /** What the product pages call beside their product: prices need the currency of the server record. */
  readonly goods: Readonly<Record<'h5' | 'pc', readonly EarlyCall[]>>;
}

/** The response to an early call. */
export interface EarlyResponse {
  /** Resolves to the body, or to undefined for anything but a successful response; never rejects. */
  coming: Promise<unknown>;
  /** The body, once it has arrived. */
  body?: unknown;
  /** When it arrived, in ms since the start of the page. */
  at?: number;
}

declare global {
  interface Window {
    startup?: Startup;
    /** By `METHOD url body`. */
    earlyResponses?: Record<string, EarlyResponse | undefined>;
  }
}
