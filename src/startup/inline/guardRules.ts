/** What the guard of the page decides (guard.ts): which files count, and when the page is reloaded. */

/** Ms without another file after which the start has failed although no file is missing. */
const START_TIMEOUT_MS = 30_000;
/** Ms that a file may take, as in the loader of webpack (spec section 9). */
const FILE_TIMEOUT_MS = 120_000;
/** Ms after which a page that was reloaded by itself may be so again, after another deploy. */
const MIN_RELOAD_INTERVAL_MS = 300_000;

/**
 * Whether an absolute address is a script or a sheet of a build: directly below `root`, the address of the storefront with a
 * slash at its end, and with a content hash in its name. The files of extensions, browsers and uploads are none.
 */
export function isBuiltFile(address: string, root: string): boolean {
  const name = address.startsWith(root) ? address.slice(root.length) : '';
  return /^[\w-]+\.[\da-f]{6,20}\.(?:async\.js|chunk\.css|js|css)$/.test(name);
}

/** The parts of an error event that say what failed. */
interface ErrorParts {
  readonly target: unknown;
  readonly filename?: unknown;
  readonly error?: unknown;
}

/**
 * The file of the build that an error event says is missing or cut short, else undefined. Other errors of own scripts, and
 * everything that browsers and extensions put into the page, are not the guard's.
 */
export function brokenFileOf({ target, filename, error }: ErrorParts, root: string): string | undefined {
  const { src, rel, href } = target as { src?: unknown; rel?: unknown; href?: unknown };
  // A script that was cut short is no script. `filename` is the address of the page where a script was injected into it.
  const file = src ?? (rel === 'stylesheet' ? href : error instanceof SyntaxError && filename);
  return typeof file === 'string' && isBuiltFile(file, root) ? file : undefined;
}

/** What is known when a file is missing. */
interface ReloadConditions {
  readonly isOnline: boolean;
  /** Whether the page has just been reloaded by itself. */
  readonly wasReloaded: boolean;
  /** Ms since the start of the page. */
  readonly now: number;
}

/** Whether the page may be reloaded by itself. It can never loop. */
export const isReloadAllowed = ({ isOnline, wasReloaded, now }: ReloadConditions): boolean =>
  isOnline && (!wasReloaded || now > MIN_RELOAD_INTERVAL_MS);

/** Whether the app will not start, `idle` ms after the last of its files arrived. `isPending`: a file is still on its way. */
export const hasStartFailed = (idle: number, isPending: boolean): boolean =>
  idle >= (isPending ? FILE_TIMEOUT_MS : START_TIMEOUT_MS);

/** What the policy of the page needs to know about its scripts. */
interface ScriptSources {
  readonly root: string;
  readonly isProduction: boolean;
  /** Pattern of other origins whose scripts the shop allows, or empty. */
  readonly origins: string;
}

/** Whether an absolute address is that of a script of the build, or of one that the shop allows. The development server has other names. */
export function isAllowedScript(address: string, { root, isProduction, origins }: ScriptSources): boolean {
  const { origin, pathname } = new URL(address);
  if (address === `${root}sw.js` || (isBuiltFile(address, root) && pathname.endsWith('.js'))) return true;
  if (!isProduction && origin === new URL(root).origin) return pathname.endsWith('.js');
  return origins !== '' && new RegExp(origins).test(origin);
}
