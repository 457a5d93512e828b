/** Serves a built storefront without building it: `tsx tools/serve.ts [folder]`, `dist` by default. */
import { distFolder } from './freshness';
import './shopGlobal.cjs';
import { readOptions } from './server/options';
import { serve } from './server/serve';
import { runCommand } from './startError';

runCommand(() => serve(process.argv[2] ?? distFolder, readOptions(process.env)));
