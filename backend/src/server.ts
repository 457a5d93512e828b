/** The server: the contract's API, Vendure's APIs and its administration. */
import { bootstrap } from '@vendure/core';
import { createConfig } from './config';
import { runAsProcess } from './runAsProcess';

runAsProcess(async () => {
  const app = await bootstrap(createConfig());
  return () => app.close();
});
