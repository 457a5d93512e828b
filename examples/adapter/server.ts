/** The adapter with the sample engine: `node --import tsx examples/adapter/server.ts`. Replace the engine by your own. */
import { runCommand } from '../../tools/command/startError';
import { createSampleEngine } from './sampleEngine';
import { readSettings } from './settings';
import { startAdapter } from './startAdapter';

runCommand(() => startAdapter(createSampleEngine(), readSettings(process.env)));
