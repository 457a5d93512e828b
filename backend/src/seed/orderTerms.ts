/** What orders of the storefront refer to in Vendure: a shipping method for their delivery, and a promotion for each kind of discount. */
import type { INestApplicationContext } from '@nestjs/common';
import {
  defaultShippingCalculator,
  defaultShippingEligibilityChecker,
  LanguageCode,
  manualFulfillmentHandler,
  PromotionService,
  RequestContextService,
  ShippingMethodService,
} from '@vendure/core';
import { discountKinds } from '../order/spreadDiscounts';
import { DELIVERY_CODE, discountCodes, discountNames } from '../order/vendureTerms';
import type { Query } from '../store/source';

const translations = (name: string) => [
  { languageCode: LanguageCode.en, name, description: 'Of the storefront, by its rules. Changes here have no effect.' },
];

/** Adds those that are missing. Deleted ones stay, because orders refer to them. */
export async function addOrderTerms(app: INestApplicationContext, query: Query): Promise<void> {
  const context = await app.get(RequestContextService).create({ apiType: 'admin' });
  const known = await query<{ code: string }>(
    'SELECT code FROM shipping_method UNION ALL SELECT "couponCode" FROM promotion WHERE "couponCode" IS NOT NULL',
  );
  const isKnown = (code: string) => known.some((one) => one.code === code);
  if (!isKnown(DELIVERY_CODE))
    await app.get(ShippingMethodService).create(context, {
      code: DELIVERY_CODE,
      fulfillmentHandler: manualFulfillmentHandler.code,
      checker: { code: defaultShippingEligibilityChecker.code, arguments: [{ name: 'orderMinimum', value: '0' }] },
      calculator: {
        code: defaultShippingCalculator.code,
        arguments: [
          { name: 'rate', value: '0' },
          { name: 'includesTax', value: 'auto' },
          { name: 'taxRate', value: '0' },
        ],
      },
      translations: translations('Delivery'),
    });
  for (const kind of discountKinds)
    if (!isKnown(discountCodes[kind]))
      await app.get(PromotionService).createPromotion(context, {
        // Switched off: it never changes an order by itself.
        enabled: false,
        couponCode: discountCodes[kind],
        conditions: [],
        actions: [],
        translations: translations(discountNames[kind]),
      });
}
