import { rmSync } from 'node:fs';

/** The books of the run go when it is over. */
export default function removeBooks(): void {
  const folder = process.env['BROWSER_TEST_DATA'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
