/** `npm start`: builds the storefront when needed and serves it with the demo shop. */
import { buildWhenStale, snapshotApi } from './build';
import { exitWithParent } from './exitWithParent';
import { distFolder, freshness } from './freshness';
import { readOptions } from './server/options';
import { assertPortIsFree, serve } from './server/serve';
import { projectFolder } from './run';
import { runCommand } from './startError';

runCommand(async () => {
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
