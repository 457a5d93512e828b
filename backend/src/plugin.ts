/** The plugin of the storefront: serves the contract's `/api/*` from the same process and database as Vendure. */
import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger, PluginCommonModule, TransactionalConnection, VendurePlugin } from '@vendure/core';
import { createRequestHandler } from './http/requestHandler';
import { CatalogueReader } from './catalogue/catalogueReader';
import { createSources } from './store/sources';
import { readSettings } from './settings';
import { getEngine, setEngine } from './engine';
import { adminApi } from './admin/adminApi';
import { AdminResolver } from './admin/adminResolver';
import { orderGuard } from './order/orderGuard';

@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '3.7.3',
  adminApiExtensions: { schema: adminApi, resolvers: [AdminResolver] },
  configuration(config) {
    const { proxies } = readSettings(process.env);
    config.apiOptions.middleware.push({
      route: '/api',
      // Before Vendure's own middleware: the contract has its own sessions and errors.
      beforeListen: true,
      handler: createRequestHandler(getEngine, proxies),
    });
    config.orderOptions.process = [...(config.orderOptions.process ?? []), orderGuard];
    return config;
  },
})
export class StorefrontPlugin implements OnApplicationBootstrap {
  constructor(@Inject(TransactionalConnection) private readonly connection: TransactionalConnection) {}

  onApplicationBootstrap(): void {
    const { sendsDemoCodes, codeLimit } = readSettings(process.env);
    const catalogue = new CatalogueReader();
    setEngine({
      dataSource: this.connection.rawConnection,
      catalogue,
      sources: createSources(catalogue),
      sendsDemoCodes,
      codeLimit,
      onDefect: (error) =>
        Logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error), 'Shop'),
    });
  }
}
