/** Serves a built storefront as it is, without building: `tsx tools/serve.ts [folder]`, `dist` unless told otherwise. */
import { distFolder } from './freshness';
import { readOptions } from './server/options';
import { serve } from './server/serve';
import { runCommand } from './startError';

runCommand(() => serve(process.argv[2] ?? distFolder, readOptions(process.env)));
