/** `npm start`: builds the storefront when needed and serves it with the demo shop. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { buildWhenStale as build } from '../build/build';
import { readCommandLine } from '../command/commandLine';
import { exitWithParent } from '../command/exitWithParent';
import { distFolder, buildFreshness } from '../build/freshness';
import { readOptions } from './server/options';
import { resetShop } from './resetFolders';
import { assertPortIsFree, serve } from './server/serve';
import { projectFolder } from '../command/run';
import { snapshotSource } from '../build/snapshotSource';
import { runCommand, StartError } from '../command/startError';

/** Whether the packages of the build are installed. `npm ci --omit=dev` leaves them out. */
const isBuildInstalled = (): boolean => existsSync(join(projectFolder, 'node_modules/jsdom/package.json'));

/** Builds when there is no build, or when it is older than its sources. */
async function prepareBuild(): Promise<void> {
  const source = snapshotSource('demo');
  const state = buildFreshness(source);
  if (state === 'fresh') return;
  if (!isBuildInstalled()) {
    if (state === 'missing')
      throw new StartError(
        `There is no build in dist, and its packages are not installed. Run "npm ci" and "npm run build${source === 'demo' ? ' -- --demo' : ''}".`,
      );
    // The times of files are no evidence after they were copied.
    return;
  }
  if (process.env['LOG'] !== 'json')
    process.stdout.write(
      state === 'missing'
        ? 'Building the storefront; this takes a minute or two.\n'
        : 'The sources or the API changed: building the storefront again.\n',
    );
  // eslint-disable-next-line typescript/no-require-imports -- only here: the build needs packages that a server does not have
  const { buildWhenStale }: { buildWhenStale: typeof build } = require('../build/build');
  await buildWhenStale();
}

runCommand(async () => {
  const { flags } = readCommandLine({
    command: 'npm start',
    about: 'Builds the storefront when its sources changed, and serves it with the demo shop or in front of an API.',
    options: { reset: { about: 'delete all data of the demo shop (customers, orders, wallets), and end' } },
    environment: {
      PORT: '8000 by default',
      HOST: 'address to listen on; all addresses by default',
      API_TARGET: 'address of the API; without it the demo shop responds',
      API_HEADERS: 'names of further request headers that the API gets',
      SHOP_DATA: 'folder of the demo shop, .shop-data by default',
      SHOP_SCENE: 'contents of a new demo shop: default, fresh, rich, empty or large',
      CODE_LIMIT: 'one-time codes for one address in ten minutes, 60 by default',
      PHONE_CODE_LIMIT: 'one-time codes for one phone in a day, 100 by default',
      TRUST_PROXY: 'the proxies in front: true, a number, or their addresses',
      IMAGE_HOSTS: 'hosts of pictures; every https host by default',
      CORS_ORIGINS: 'storefronts of other origins that may call the API',
      LOG: 'json: one JSON object for each request',
      STOP_DELAY: 'seconds after SIGTERM in which requests are still taken, 0 by default',
      STOP_TIMEOUT: 'seconds that open requests may take after that, 8 by default',
    },
  });
  const options = readOptions(process.env);
  if (flags.has('reset')) return resetShop(options.dataFolder);
  exitWithParent();
  await assertPortIsFree(options);
  await prepareBuild();
  await serve(distFolder, options);
});
