/**
 * `npm run money`: runs the full idempotency matrix on both platforms against a production build, and prints it.
 * Additional arguments are passed to Playwright: `npm run money -- --project=pc -g "two tabs"`.
 */
import { readCommandLine } from './commandLine';
import { runProgram } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  const { operands } = readCommandLine({
    command: 'npm run money',
    about: 'Runs the idempotency matrix on both platforms: every write under every disturbance. Needs a build in dist.',
    passesTo: 'Playwright, for example --project=pc -g "two tabs"',
  });
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
    ...operands,
  );
});
