import { testChromiumPath } from './chromium';
import { assertBuildExists } from '../build/freshness';
import { runPlaywright } from '../command/run';

/**
 * Runs the full idempotency matrix. `origin` is a storefront that is running; without it, Playwright serves the build with a new demo
 * shop. `options` go to Playwright. Rejects with StartError when a cell fails, or when Chromium or the build is missing.
 */
export async function runMoney(origin?: string, options: readonly string[] = []): Promise<void> {
  testChromiumPath();
  if (origin === undefined) assertBuildExists();
  process.env['IDEMPOTENCY_MATRIX'] = 'full';
  if (origin !== undefined) process.env['BROWSER_TEST_URL'] = origin;
  await runPlaywright(
    '--reporter',
    'tests/browser/support/idempotency/matrixReporter.ts',
    'tests/browser/idempotency.spec.ts',
    ...options,
  );
}
