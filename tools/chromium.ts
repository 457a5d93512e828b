/** Finds the Chromium that tests, pictures and benchmarks drive; nothing is ever downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from './startError';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same browser without windows around its pages: it opens and closes them in less time. */
const shell = 'chromium-headless-shell';

function findChromium(names: readonly string[]): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = process.env['CHROME_PATH'] ?? names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  if (!found) throw new StartError('No Chromium was found. Install one (Debian: apt-get install chromium), or say where it is with CHROME_PATH.');
  return found;
}

/** Chromium as customers have it, for figures and pictures: as CHROME_PATH says, or as found in PATH. Throws StartError when there is none. */
export const chromiumPath = (): string => findChromium(whole);

/** The Chromium of tests: its headless shell where that is installed, else the whole of it. Throws StartError when there is none. */
export const testChromiumPath = (): string => findChromium([shell, ...whole]);

/** What a browser that is only measured or tested does without. */
export const quietFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
