/** The plugin of the storefront: serves the contract's `/api/*` from the same process and database as Vendure. */
import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import {
  EventBus,
  Logger,
  PluginCommonModule,
  ProcessContext,
  TransactionalConnection,
  VendurePlugin,
} from '@vendure/core';
import { loadShop } from '../../tools/config/shopConfig';
import { createDefectLog } from './database/unavailable';
import { answerHealth, createReadyHandler } from './http/health';
import { createRequestHandler } from './http/requestHandler';
import { createGatewaySender } from './identity/codeSender';
import { CatalogueReader } from './catalogue/catalogueReader';
import { createSources } from './store/sources';
import { readSettings } from './settings';
import { getEngine, setEngine } from './engine';
import { adminApi } from './admin/adminApi';
import { AdminResolver } from './admin/adminResolver';
import { AdministratorSignIn } from './admin/administratorSignIn';
import { adminPermissions } from './admin/permissions';
import { WithdrawalResolver } from './admin/withdrawalResolver';
import { hideSuggestions } from './graphql/hideSuggestions';
import { operationSizeRule } from './graphql/operationSize';
import { refuseInvalidTexts } from './graphql/refuseInvalidTexts';
import { storefrontFulfillmentProcess } from './order/fulfillmentProcess';
import { storefrontOrderProcess } from './order/orderProcess';
import { storefrontPaymentHandler } from './order/paymentHandler';
import { DatabaseFiles, pictureTypes, OriginalAsPreview } from './pictures/databaseFiles';
import { followCustomerChanges } from './identity/customerChanges';
import { PhoneCodeStrategy } from './identity/phoneCodeStrategy';
import { NoActiveOrder } from './identity/shopApi';
import { StorefrontStockLocations } from './stock/stockLocations';

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '3.7.3',
  adminApiExtensions: { schema: adminApi, resolvers: [AdminResolver, WithdrawalResolver] },
  configuration(config) {
    const { proxies } = readSettings(process.env);
    const handlers = {
      '/api': createRequestHandler(getEngine, proxies),
      '/healthz': answerHealth,
      '/readyz': createReadyHandler(getEngine, (reasons) =>
        Logger.warn(reasons.length > 0 ? `Not ready: ${reasons.join(' ')}` : 'Ready again.', 'Shop'),
      ),
    };
    for (const [route, handler] of Object.entries(handlers))
      // Before Vendure's own middleware: the contract has its own sessions and errors.
      config.apiOptions.middleware.push({ route, beforeListen: true, handler });
    // Customers have no password.
    config.authOptions.shopAuthenticationStrategy = [new PhoneCodeStrategy(proxies)];
    config.authOptions.adminAuthenticationStrategy = [new AdministratorSignIn(proxies)];
    config.apiOptions.apolloServerPlugins.push(hideSuggestions, refuseInvalidTexts);
    config.apiOptions.shopApiValidationRules.push(operationSizeRule);
    config.apiOptions.adminApiValidationRules.push(operationSizeRule);
    config.orderOptions.activeOrderStrategy = new NoActiveOrder();
    config.authOptions.customPermissions.push(...adminPermissions);
    config.orderOptions.process = [...(config.orderOptions.process ?? []), storefrontOrderProcess];
    config.shippingOptions.process = [...(config.shippingOptions.process ?? []), storefrontFulfillmentProcess];
    config.paymentOptions.paymentMethodHandlers.push(storefrontPaymentHandler);
    Object.assign(config.assetOptions, {
      assetStorageStrategy: new DatabaseFiles(),
      assetPreviewStrategy: new OriginalAsPreview(),
      permittedFileTypes: pictureTypes,
      uploadMaxFileSize: MAX_PICTURE_BYTES,
    });
    config.catalogOptions.stockLocationStrategy = new StorefrontStockLocations();
    return config;
  },
})
export class StorefrontPlugin implements OnApplicationBootstrap {
  constructor(
    @Inject(TransactionalConnection) private readonly connection: TransactionalConnection,
    @Inject(EventBus) private readonly eventBus: EventBus,
    @Inject(ProcessContext) private readonly processContext: ProcessContext,
  ) {}

  onApplicationBootstrap(): void {
    followCustomerChanges(this.eventBus, this.connection);
    const { sendsDemoCodes, codeGateway, runsDemoSteps, codeLimit, phoneCodeLimit, stripe } = readSettings(process.env);
    const { names, timeZone, features } = loadShop();
    const onDefect = createDefectLog((text) => Logger.error(text, 'Shop'));
    const catalogue = new CatalogueReader(onDefect, this.processContext.isServer);
    setEngine({
      dataSource: this.connection.rawConnection,
      catalogue,
      sources: createSources(catalogue),
      sendsDemoCodes,
      codeSender: codeGateway && createGatewaySender(codeGateway),
      runsDemoSteps,
      codeLimit,
      stripe,
      configuration: {
        names,
        timeZone,
        // Nobody looks at returns and reviews yet: the administration has no operations for them.
        features: {
          ...features,
          returns: features.returns && runsDemoSteps,
          reviews: features.reviews && runsDemoSteps,
        },
        codesPerDay: phoneCodeLimit,
        // Without demo steps a customer cannot pay with the card, the wallet app and the bank of the demo shop.
        methodIds: runsDemoSteps ? undefined : [...(stripe ? (['stripe'] as const) : []), 'balance'],
      },
      onDefect,
    });
  }
}
