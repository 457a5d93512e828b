/** Serves a built storefront without building it: `tsx tools/serve/serve.ts [folder]`, `dist` by default. */
import { distFolder } from '../build/freshness';
import '../config/shopGlobal.cjs';
import { readOptions } from './server/options';
import { serve } from './server/serve';
import { runCommand } from '../command/startError';

runCommand(() => serve(process.argv[2] ?? distFolder, readOptions(process.env)));
