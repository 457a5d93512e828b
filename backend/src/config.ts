/** The configuration of Vendure: database, addresses, sign-in of the administrator, and our plugin. */
import { AdminUiPlugin } from '@vendure/admin-ui-plugin';
import {
  BigIntMoneyStrategy,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  LanguageCode,
  LogLevel,
  NoopSessionCacheStrategy,
  type VendureConfig,
} from '@vendure/core';
import { join } from 'node:path';
import { OneQueryClient } from './database/oneQueryClient';
import { hardenPlugin } from './graphql/hardenPlugin';
import { SteadySchedulerPlugin } from './jobs/schedulerPlugin';
import { StorefrontPlugin } from './plugin';
import { readSettings } from './settings';

// Otherwise each server counts the rows of all tables after its start and once a day, and sends the counts to Vendure's makers.
process.env['VENDURE_DISABLE_TELEMETRY'] ??= 'true';

/** Drawn beside the sign-in of the administration, which asks a server of Vendure for a picture otherwise, and fails without one. */
const loginImageUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#e8e2d6"/></svg>',
)}`;

/** Returns the configuration for the settings of this process. */
export function createConfig(): VendureConfig {
  const settings = readSettings(process.env);
  return {
    apiOptions: {
      port: settings.port,
      hostname: settings.host,
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      // The administration is served by this server; the storefront forwards its calls.
      cors: false,
    },
    authOptions: {
      // Without cookies no other site can act as the administrator.
      tokenMethod: 'bearer',
      // A session that has ended at one server has ended at all of them. Customers' calls have sessions of their own.
      sessionCacheStrategy: new NoopSessionCacheStrategy(),
      superadminCredentials: settings.superadmin,
    },
    dbConnectionOptions: {
      type: 'postgres',
      url: settings.databaseUrl,
      synchronize: false,
      migrations: [join(__dirname, '../migrations/*.ts')],
      logging: false,
      poolSize: settings.poolSize,
      connectTimeoutMS: 10_000,
      extra: {
        // A user of the same name as a schema would find the tables of that schema first. A process that stands still in a
        // transaction gives its locks back.
        options: '-c search_path=public -c idle_in_transaction_session_timeout=60000',
        keepAlive: true,
        Client: OneQueryClient,
      },
    },
    entityOptions: { moneyStrategy: new BigIntMoneyStrategy() },
    defaultLanguageCode: LanguageCode.en,
    logger: new DefaultLogger({ level: settings.isVerbose ? LogLevel.Info : LogLevel.Warn }),
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [
      StorefrontPlugin,
      hardenPlugin,
      DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
      // Removes Vendure's old sessions and jobs, in the worker.
      DefaultSchedulerPlugin.init(),
      SteadySchedulerPlugin,
      DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
      AdminUiPlugin.init({ route: 'admin', port: settings.port, adminUiConfig: { loginImageUrl } }),
    ],
  };
}
