/**
 * What the script in the head of the page (tools/html/guard.js) hands to the app: the one Trusted Types policy, and a page
 * that is loaded anew when a part of it cannot be had. Where that script is not, as in tests, nothing of it happens.
 */
declare global {
  interface Window {
    boot?: {
      policy: ScriptPolicy;
      /** Gives the policy its sanitiser; the first one counts. */
      cleanWith(sanitise: (html: string) => string): void;
      /** Fetches `file` past every cache and loads the page anew on its route. False when that was tried already, or there is no line. */
      again(file?: string, byHand?: boolean): boolean;
      /** The app stands: from now on it sees itself to what is missing. `keep` runs when all is quiet, in browsers that can keep the shop. */
      started(keep: () => unknown): void;
      /** Called with the path of a page that somebody is about to open. */
      prepare?(path: string): void;
    };
  }
}

/** The policy of Trusted Types, as far as it is used; plain strings go through it where browsers do not know them. */
interface ScriptPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** The file of a part that could not be loaded, as webpack tells it; undefined for any other error. */
export function missingPart(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, code, request } = error as Error & { code?: unknown; request?: unknown };
  if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return undefined;
  return typeof request === 'string' ? request : '';
}

/** Loads the page anew when `error` says that a part of the app is missing, once by itself. True when it is on its way. */
export const loadMissingPart = (error: unknown): boolean => missingPart(error) !== undefined && loadAgain(error);

/** Loads the page anew because of a part that is missing: once by itself, and whenever the customer asks. True when it is on its way. */
export function loadAgain(error: unknown, { byHand = false } = {}): boolean {
  return window.boot?.again(missingPart(error) || undefined, byHand) ?? false;
}
