/** What Vendure needs before it can have products: a zone, a tax rate, languages, a channel. */
import type { INestApplicationContext } from '@nestjs/common';
import {
  ChannelService,
  CountryService,
  CurrencyCode,
  GlobalSettingsService,
  LanguageCode,
  TaxCategoryService,
  TaxRateService,
  ZoneService,
  type RequestContext,
} from '@vendure/core';
import type { GoodsIndex } from '../../../shop/goodsIndex';

const vendureLanguages = [LanguageCode.en, LanguageCode.zh_Hans];

/** Adds them. Prices of the demo catalogue contain no tax. */
export async function addVendureBasics(
  app: INestApplicationContext,
  context: RequestContext,
  goods: GoodsIndex,
): Promise<void> {
  await app.get(GlobalSettingsService).updateSettings(context, { availableLanguages: vendureLanguages });
  const country = await app.get(CountryService).create(context, {
    code: 'US',
    enabled: true,
    translations: [{ languageCode: LanguageCode.en, name: 'United States' }],
  });
  const zone = await app.get(ZoneService).create(context, { name: 'Everywhere', memberIds: [country.id] });
  const category = await app.get(TaxCategoryService).create(context, { name: 'Standard', isDefault: true });
  await app.get(TaxRateService).create(context, {
    name: 'None',
    enabled: true,
    value: 0,
    categoryId: category.id,
    zoneId: zone.id,
  });
  const channels = app.get(ChannelService);
  const channel = await channels.getDefaultChannel(context);
  const currency = toCurrency(goods.currency);
  await channels.update(context, {
    id: channel.id,
    availableLanguageCodes: vendureLanguages,
    availableCurrencyCodes: [currency],
    defaultCurrencyCode: currency,
    pricesIncludeTax: true,
    defaultTaxZoneId: zone.id,
    defaultShippingZoneId: zone.id,
  });
}

function toCurrency(code: string): CurrencyCode {
  const found = Object.values(CurrencyCode).find((one) => one === code);
  if (!found) throw new Error(`Vendure does not know the currency ${code}.`);
  return found;
}
