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
import { SHIPPING_METHOD_CODE, promotionCodeOfDiscount, promotionNameOfDiscount } from '../order/vendureTerms';
import type { Query } from '../store/source';

const termTranslations = (name: string) => [
  { languageCode: LanguageCode.en, name, description: 'Of the storefront, by its rules. Changes here have no effect.' },
];

/** Adds those that are missing. Deleted ones stay, because orders refer to them. */
export async function addOrderTerms(app: INestApplicationContext, query: Query): Promise<void> {
  const context = await app.get(RequestContextService).create({ apiType: 'admin' });
  const known = await query<{ code: string }>(
    'SELECT code FROM shipping_method UNION ALL SELECT "couponCode" FROM promotion WHERE "couponCode" IS NOT NULL',
  );
  const isKnown = (code: string) => known.some((one) => one.code === code);
  if (!isKnown(SHIPPING_METHOD_CODE))
    await app.get(ShippingMethodService).create(context, {
      code: SHIPPING_METHOD_CODE,
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
      translations: termTranslations('Delivery'),
    });
  for (const kind of discountKinds)
    if (!isKnown(promotionCodeOfDiscount[kind]))
      await app.get(PromotionService).createPromotion(context, {
        // Switched off: it never changes an order by itself.
        enabled: false,
        couponCode: promotionCodeOfDiscount[kind],
        conditions: [],
        actions: [],
        translations: termTranslations(promotionNameOfDiscount[kind]),
      });
}
