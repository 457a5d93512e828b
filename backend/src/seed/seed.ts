/**
 * Fills an empty database: the goods of the demo catalogue as products of Vendure, and the demo accounts with their history. A
 * database that has a catalogue stays as it is, so the command can be repeated. Payment methods, categories, what orders refer
 * to and users of customers are added when they are missing, and the channel of the shop is set. What was interrupted is done again:
 * each step is a transaction.
 */
import type { INestApplicationContext } from '@nestjs/common';
import {
  bootstrapWorker,
  Order,
  RequestContextService,
  TransactionalConnection,
  type RequestContext,
  type VendureConfig,
} from '@vendure/core';
import type { QueryRunner } from 'typeorm';
import { createConfig } from '../config';
import { assertOwnDatabase, migrate } from '../database/migrate';
import { withSeedLock } from '../database/seedLock';
import { readSettings } from '../settings';
import { queryOf } from '../store/runInTransaction';
import { addMissingUsers } from '../identity/vendureUsers';
import { createDemoShop, type DemoShop } from './demoShop';
import { addMirrors, copyRows } from './copyRows';
import { addProducts } from './products';
import { addVendureBasics } from './basics';
import { endWithFailure } from '../startFailure';
import { addCategoryFacet } from './categoryFacet';
import { addOrderTerms } from './orderTerms';
import { setShopChannel } from './shopChannel';
import { addPaymentMethods } from './paymentMethods';

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = createConfig();
  const { databaseUrl, shopChannel } = readSettings(process.env);
  await withSeedLock(
    databaseUrl,
    () => print('Another seed works on this database. This one waits for it.'),
    async (client) => {
      await assertOwnDatabase(client);
      await migrate(config.dbConnectionOptions);
      await fillDatabase(config, shopChannel);
    },
  );
}

async function fillDatabase(config: VendureConfig, shopChannel: string | undefined): Promise<void> {
  const { app } = await bootstrapWorker(config);
  const query = queryOf(app.get(TransactionalConnection).rawConnection);
  let made: DemoShop | undefined;
  const demoShop = () => (made ??= createDemoShop(Date.now()));
  await runStepOnce(app, 'basics', (context) => addVendureBasics(app, context, demoShop().goods));
  await addOrderTerms(app, query);
  const isNew = await runStepOnce(app, 'seeded', async (context, runner) => {
    await addProducts(app, context, queryOf(runner), demoShop().goods);
    await copyRows(queryOf(runner), demoShop());
    await addMirrors(runner);
  });
  await addPaymentMethods(app);
  await addCategoryFacet(app, query);
  await addMissingUsers(query);
  await setShopChannel(query, shopChannel);
  await app.close();
  print(isNew ? 'The database has the demo catalogue and the demo accounts.' : 'The database has its catalogue.');
}

/** Runs a step in a transaction that notes it, unless the step or a later one is noted. Returns whether it ran. */
async function runStepOnce(
  app: INestApplicationContext,
  step: 'basics' | 'seeded',
  work: (context: RequestContext, runner: QueryRunner) => Promise<void>,
): Promise<boolean> {
  const connection = app.get(TransactionalConnection);
  const done = await queryOf(connection.rawConnection)(`SELECT 1 FROM storefront.meta WHERE id IN ($1, 'seeded')`, [
    step,
  ]);
  if (done.length > 0) return false;
  const outer = await app.get(RequestContextService).create({ apiType: 'admin' });
  await connection.withTransaction(outer, async (context) => {
    const runner = connection.getRepository(context, Order).manager.queryRunner;
    if (!runner) throw new Error('A transaction has a connection.');
    await work(context, runner);
    await runner.query(`INSERT INTO storefront.meta VALUES ($1, 'true')`, [step]);
  });
  return true;
}

main().then(() => process.exit(0), endWithFailure);
