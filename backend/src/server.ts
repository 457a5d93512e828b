/** The server: the contract's API, Vendure's APIs and its administration. */
import { bootstrap } from '@vendure/core';
import { setTimeout as wait } from 'node:timers/promises';
import { createConfig } from './config';
import { assertReachable } from './database/assertReachable';
import { stopTakingCustomers } from './http/health';
import { runAsProcess } from './runAsProcess';
import { readSettings } from './settings';

runAsProcess(async () => {
  await assertReachable(readSettings(process.env).databaseUrl);
  const app = await bootstrap(createConfig());
  return async () => {
    stopTakingCustomers();
    // A balancer that asks /readyz sends no more requests after this time.
    await wait(readSettings(process.env).stopDelayMs);
    await app.close();
  };
});
