/**
 * `npm run money`: plays the whole money table, on both faces, against a production build, and prints what held. What
 * stands behind the command goes to Playwright: `npm run money -- --project=pc -g "two tabs"`.
 */
import { runProgram } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  process.env['MONEY_TABLE'] = 'whole';
  await runProgram('@playwright/test', 'playwright', 'test', '--config', 'tests/browser/playwright.config.ts', '--reporter', 'tests/browser/support/money/tableReporter.ts', 'tests/browser/money.spec.ts', ...process.argv.slice(2));
});
