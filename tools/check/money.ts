/**
 * `npm run money`: runs the full idempotency matrix on both platforms against a production build, and prints it.
 * `npm run money -- URL` runs it against a storefront that is running, in front of any API.
 * Additional arguments are passed to Playwright: `npm run money -- --project=pc -g "two tabs"`.
 */
import { parseWebUrl } from '../config/apiUrl';
import { readCommandLine } from '../command/commandLine';
import { testChromiumPath } from './chromium';
import { assertDemoBuild } from '../build/freshness';
import { runPlaywright } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(async () => {
  const { operands } = readCommandLine({
    command: 'npm run money',
    about: `Runs the idempotency matrix on both platforms: every write under every disturbance. Without an address it serves the build
in dist with a new demo shop. With the address of a storefront, for example http://localhost:8000, it runs there. Its shop needs the
demo catalogue, must send the one-time codes in its answers and allow 10,000 of them (CODE_LIMIT, PHONE_CODE_LIMIT).`,
    passesTo: 'Playwright, for example --project=pc -g "two tabs"',
    environment: { CHROME_PATH: 'the Chromium when it is not in PATH' },
  });
  const [first = ''] = operands;
  const hasUrl = /^https?:\/\//.test(first);
  const origin = hasUrl ? parseWebUrl(first, 'The storefront').origin : undefined;
  testChromiumPath();
  if (origin === undefined) assertDemoBuild();
  else process.env['BROWSER_TEST_URL'] = origin;
  process.env['IDEMPOTENCY_MATRIX'] = 'full';
  await runPlaywright(
    '--reporter',
    'tests/browser/support/idempotency/matrixReporter.ts',
    'tests/browser/idempotency.spec.ts',
    ...(hasUrl ? operands.slice(1) : operands),
  );
});
