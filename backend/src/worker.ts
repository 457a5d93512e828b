/** The worker: Vendure's jobs, and the scheduled steps of orders, payments and withdrawals. */
import { bootstrapWorker } from '@vendure/core';
import { createConfig } from './config';
import { assertReachable } from './database/assertReachable';
import { removeExpiredRows, runDueJobs } from './jobs/runJobs';
import { getEngine } from './engine';
import { recordMissingRefunds } from './order/mirrorRefund';
import { queryOf } from './store/runInTransaction';
import { sendRefunds } from './payment/providerRefunds';
import { runAsProcess } from './runAsProcess';
import { readSettings } from './settings';

const JOB_INTERVAL_MS = 500;
/** Time between two tries to send money back to a provider. */
const REFUND_INTERVAL_MS = 5_000;
const CLEAN_UP_INTERVAL_MS = 3_600_000;

runAsProcess(async () => {
  await assertReachable(readSettings(process.env).databaseUrl);
  const worker = await bootstrapWorker(createConfig());
  await worker.startJobQueue();
  let isStopping = false;
  let cleanedAt = 0;
  let refundedAt = 0;
  const loop = async () => {
    while (!isStopping) {
      const engine = getEngine();
      try {
        if (engine) await runDueJobs(engine);
        if (engine?.stripe && Date.now() - refundedAt > REFUND_INTERVAL_MS) {
          refundedAt = Date.now();
          await sendRefunds(engine, engine.stripe);
        }
        if (engine && Date.now() - cleanedAt > CLEAN_UP_INTERVAL_MS) {
          await removeExpiredRows(engine);
          await recordMissingRefunds(queryOf(engine.dataSource));
          cleanedAt = Date.now();
        }
      } catch (error) {
        // The database is away. The next round tries again.
        engine?.onDefect(error);
      }
      await new Promise((done) => setTimeout(done, JOB_INTERVAL_MS));
    }
  };
  const running = loop();
  return async () => {
    isStopping = true;
    await running;
    await worker.app.close();
  };
});
