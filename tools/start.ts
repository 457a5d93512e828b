/** `npm start`: builds the storefront when needed and serves it with the demo shop. */
import { buildWhenStale, snapshotApi } from './build';
import { readCommandLine } from './commandLine';
import { exitWithParent } from './exitWithParent';
import { distFolder, freshness } from './freshness';
import { readOptions } from './server/options';
import { assertPortIsFree, serve } from './server/serve';
import { projectFolder } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  readCommandLine({
    command: 'npm start',
    about: 'Builds the storefront when its sources changed, and serves it with the demo shop or in front of an API.',
    environment: {
      PORT: '8000 by default',
      HOST: 'address to listen on; all addresses by default',
      API_TARGET: 'address of the API; without it the demo shop responds',
      SHOP_DATA: 'folder of the demo shop, .shop-data by default',
      SHOP_SCENE: 'contents of a new demo shop: default, fresh, rich, empty or large',
      CODE_LIMIT: 'one-time codes for one address in ten minutes, 60 by default',
      TRUST_PROXY: 'the proxies in front: true, a number, or their addresses',
      IMAGE_HOSTS: 'hosts of pictures; every https host by default',
    },
  });
  exitWithParent();
  const options = readOptions(process.env);
  await assertPortIsFree(options);
  const state = freshness(projectFolder, snapshotApi());
  if (state !== 'fresh') {
    process.stdout.write(
      state === 'missing'
        ? 'Building the storefront; this takes a minute or two.\n'
        : 'The sources changed: building the storefront again.\n',
    );
    await buildWhenStale();
  }
  await serve(distFolder, options);
});
