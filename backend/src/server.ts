/** The server: the contract's API, Vendure's APIs and its administration. */
import { bootstrap } from '@vendure/core';
import { setTimeout as wait } from 'node:timers/promises';
import { createConfig } from './config';
import { assertReachable } from './database/assertReachable';
import { getEngine } from './engine';
import { stopTakingCustomers } from './http/health';
import { runAsProcess } from './runAsProcess';
import { readSettings } from './settings';
import { queryOf } from './store/runInTransaction';

runAsProcess(async () => {
  await assertReachable(readSettings(process.env).databaseUrl);
  const app = await bootstrap(createConfig());
  const engine = getEngine();
  // The first customers do not wait for it. When it fails, the first call says why.
  await engine?.catalogue.refresh(queryOf(engine.dataSource)).catch(() => undefined);
  return async () => {
    stopTakingCustomers();
    // A balancer that asks /readyz sends no more requests after this time.
    await wait(readSettings(process.env).stopDelayMs);
    await app.close();
  };
});
