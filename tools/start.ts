/** `npm start`: builds the storefront when that is needed, and serves it together with the demo shop. */
import { build, snapshotApi } from './build';
import { endWithShell } from './endWithShell';
import { distFolder, freshness } from './freshness';
import { readOptions } from './server/options';
import { assertPortIsFree, serve } from './server/serve';
import { projectFolder } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  endWithShell();
  const options = readOptions(process.env);
  await assertPortIsFree(options);
  const state = freshness(projectFolder, snapshotApi());
  if (state !== 'fresh') {
    process.stdout.write(state === 'missing' ? 'Building the storefront; this takes a minute or two.\n' : 'The sources changed: building the storefront again.\n');
    await build();
  }
  await serve(distFolder, options);
});
