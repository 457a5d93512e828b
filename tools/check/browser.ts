/** `npm run browser`: the browser tests on the builds. Additional arguments are passed to Playwright. */
import { testChromiumPath } from './chromium';
import { readCommandLine } from '../command/commandLine';
import { assertDemoBuild } from '../build/freshness';
import { runPlaywright } from '../command/run';
import { readSecondPage } from '../build/secondBuild';
import { runCommand } from '../command/startError';

runCommand(async () => {
  const { operands } = readCommandLine({
    command: 'npm run browser',
    about: `Runs the browser tests: all, or those whose path contains a text, such as "purchase". They need the builds of
"npm run build -- --demo" and "npm run build -- --second".`,
    passesTo: 'Playwright, for example --project=pc -g "name of the test"',
    environment: {
      OWN_SHOP: '1 runs only the tests that any shop must pass, on whatever build is in dist',
      CHROME_PATH: 'the Chromium when it is not in PATH',
      WITHOUT_WEB_SERVERS: '1 leaves out the tests with nginx and Caddy, and with them the second build',
      NGINX_PATH: 'the nginx when it is not in PATH',
      CADDY_PATH: 'the Caddy when it is not in PATH',
    },
  });
  const isOwnShop = process.env['OWN_SHOP'] === '1';
  testChromiumPath();
  if (!isOwnShop) assertDemoBuild();
  if (!isOwnShop && !process.env['WITHOUT_WEB_SERVERS']) readSecondPage();
  await runPlaywright(...operands);
});
