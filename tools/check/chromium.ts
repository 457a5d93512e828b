/** Finds an installed Chromium for tests, screenshots and benchmarks. Nothing is downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '../command/startError';

const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window system. It starts and closes faster. */
const headlessShell = 'chromium-headless-shell';

function findChromium(names: readonly string[]): string {
  const configured = process.env['CHROME_PATH'];
  if (configured && !existsSync(configured))
    throw new StartError(`CHROME_PATH names no file: ${configured}. Without it the Chromium in PATH is used.`);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const found =
    configured || names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  if (!found)
    throw new StartError('No Chromium was found. Install one (Debian: apt-get install chromium), or set CHROME_PATH.');
  return found;
}

/**
 * The full Chromium, for benchmarks and screenshots: CHROME_PATH, or the first one in PATH. Throws StartError when
 * there is none.
 */
export const chromiumPath = (): string => findChromium(fullBrowsers);

/**
 * The Chromium for tests: the headless shell when it is installed, otherwise the full browser. Throws StartError when
 * there is none.
 */
export const testChromiumPath = (): string => findChromium([headlessShell, ...fullBrowsers]);

/** Disables browser features that tests and benchmarks do not need. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
