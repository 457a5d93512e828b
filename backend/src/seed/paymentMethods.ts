/** The payment methods of the storefront in Vendure, so that its administration shows and refunds payments with them. */
import type { INestApplicationContext } from '@nestjs/common';
import { LanguageCode, PaymentMethodService, RequestContextService } from '@vendure/core';
import { methodTable } from '../../../shop/domain/methodTable';
import { storefrontPaymentHandler } from '../order/paymentHandler';

/** Payments without a choice of a method have the code `demo`. */
const methodDisplayNames = {
  ...Object.fromEntries(Object.entries(methodTable).map(([id, { name }]) => [id, name.en])),
  demo: 'Demo payment',
};

/** Adds those that are missing. */
export async function addPaymentMethods(app: INestApplicationContext): Promise<void> {
  const context = await app.get(RequestContextService).create({ apiType: 'admin' });
  const methods = app.get(PaymentMethodService);
  const { items } = await methods.findAll(context, { take: 100 });
  for (const [code, name] of Object.entries(methodDisplayNames))
    if (!items.some((one) => one.code === code))
      await methods.create(context, {
        code,
        enabled: true,
        handler: { code: storefrontPaymentHandler.code, arguments: [] },
        translations: [{ languageCode: LanguageCode.en, name, description: '' }],
      });
}
