/** The adapter in front of a Medusa that runs already: `node --import tsx examples/adapter/medusa/server.ts`. */
import { runCommand } from '../../../tools/command/startError';
import { readSettings } from '../settings';
import { startAdapter } from '../startAdapter';
import { createMedusaApi } from './medusaApi';
import { createMedusaEngine } from './medusaEngine';
import { readMedusaAccess } from './medusaSettings';

runCommand(async () =>
  startAdapter(await createMedusaEngine(createMedusaApi(readMedusaAccess(process.env))), readSettings(process.env)),
);
