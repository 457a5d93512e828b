/** The server: the contract's API, Vendure's APIs and its administration. */
// First: the catalogue of the demo shop reads the name of the shop.
import '../../tools/shopGlobal.cjs';
import { bootstrap } from '@vendure/core';
import { createConfig } from './config';
import { runAsProcess } from './runAsProcess';

runAsProcess(async () => {
  const app = await bootstrap(createConfig());
  return () => app.close();
});
