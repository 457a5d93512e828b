import { rmSync } from 'node:fs';

/** Deletes the database of the test run. */
export default function removeDatabase(): void {
  const folder = process.env['BROWSER_TEST_DATA'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
