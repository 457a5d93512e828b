/**
 * `npm run money`: runs the full idempotency matrix on both platforms against a production build, and prints it.
 * Additional arguments are passed to Playwright: `npm run money -- --project=pc -g "two tabs"`.
 */
import { runProgram } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  process.env['IDEMPOTENCY_MATRIX'] = 'full';
  await runProgram(
    '@playwright/test',
    'playwright',
    'test',
    '--config',
    'tests/browser/playwright.config.ts',
    '--reporter',
    'tests/browser/support/idempotency/matrixReporter.ts',
    'tests/browser/idempotency.spec.ts',
    ...process.argv.slice(2),
  );
});
