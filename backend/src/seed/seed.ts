/**
 * Fills an empty database: the goods of the demo catalogue as products of Vendure, and the demo accounts with their history. A
 * database that has a catalogue stays as it is, so the command can be repeated. Payment methods and categories that are
 * missing are added.
 */
// First: the catalogue of the demo shop reads the name of the shop.
import '../../../tools/shopGlobal.cjs';
import { bootstrapWorker, TransactionalConnection } from '@vendure/core';
import { createConfig } from '../config';
import { assertReachable } from '../database/assertReachable';
import { readSettings } from '../settings';
import { queryOf } from '../store/runInTransaction';
import { createDemoShop } from './demoShop';
import { addMirrors, copyRows } from './copyRows';
import { addProducts } from './products';
import { addBasics } from './basics';
import { endWithFailure } from '../startFailure';
import { addCategoryFacet } from './categoryFacet';
import { addPaymentMethods } from './paymentMethods';

async function main(): Promise<void> {
  const config = createConfig();
  await assertReachable(readSettings(process.env).databaseUrl);
  // Vendure's runMigrations goes on after a migration that failed, and lists our own indexes as differences.
  const migrating = { migrationsRun: true, migrationsTransactionMode: 'each' } as const;
  const { app } = await bootstrapWorker({
    ...config,
    dbConnectionOptions: { ...config.dbConnectionOptions, ...migrating },
  });
  const { rawConnection } = app.get(TransactionalConnection);
  const query = queryOf(rawConnection);
  const [done] = await query(`SELECT 1 FROM storefront.meta WHERE id = 'seeded'`);
  if (done) process.stdout.write('The database has its catalogue.\n');
  else {
    const demo = createDemoShop(Date.now());
    await addBasics(app, demo.goods);
    await addProducts(app, query, demo.goods);
    await rawConnection.transaction(async (manager) => {
      const runner = manager.queryRunner;
      if (!runner) throw new Error('A transaction has a connection.');
      await copyRows(queryOf(runner), demo);
      await addMirrors(runner);
      await runner.query(`INSERT INTO storefront.meta VALUES ('seeded', 'true')`);
    });
    process.stdout.write('The database has the demo catalogue and the demo accounts.\n');
  }
  await addPaymentMethods(app);
  await addCategoryFacet(app, query);
  await app.close();
}

main().then(() => process.exit(0), endWithFailure);
