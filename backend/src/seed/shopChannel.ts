/** Makes a channel of Vendure that of the shop. */
import { DEFAULT_CHANNEL_CODE } from '@vendure/common/lib/shared-constants';
import { CATEGORY_FACET } from '../catalogue/vendureProducts';
import { storefrontPaymentHandler } from '../order/paymentHandler';
import { SHIPPING_METHOD_CODE, promotionCodeOfDiscount } from '../order/vendureTerms';
import { SettingsError } from '../startFailure';
import type { Query } from '../store/source';

/** What the administrators of the channel need, with the column of its link to channels, and its condition. */
const assignedRows: readonly (readonly [table: string, column: string, condition: string, parameter: unknown])[] = [
  ['payment_method', 'paymentMethodId', `handler::json ->> 'code' = $1`, storefrontPaymentHandler.code],
  ['shipping_method', 'shippingMethodId', 'code = $1', SHIPPING_METHOD_CODE],
  ['promotion', 'promotionId', '"couponCode" = ANY($1)', Object.values(promotionCodeOfDiscount)],
  ['facet', 'facetId', 'code = $1', CATEGORY_FACET],
  ['facet_value', 'facetValueId', '"facetId" = (SELECT id FROM facet WHERE code = $1)', CATEGORY_FACET],
];

/** Stores the channel for all servers and workers, which read the catalogue again. Throws SettingsError for an unknown channel. */
export async function setShopChannel(query: Query, code = DEFAULT_CHANNEL_CODE): Promise<void> {
  const known = await query('SELECT 1 FROM channel WHERE code = $1', [code]);
  if (known.length === 0)
    throw new SettingsError(
      `SHOP_CHANNEL names the channel "${code}", which there is not. Create it in the administration, or leave SHOP_CHANNEL out.`,
    );
  await query(
    `WITH changed AS (
       INSERT INTO storefront.meta (id, row) VALUES ('channel', to_jsonb($1::text))
       ON CONFLICT (id) DO UPDATE SET row = excluded.row WHERE meta.row <> excluded.row RETURNING 1
     )
     UPDATE storefront.catalogue_version SET version = version + 1 WHERE EXISTS (SELECT FROM changed)`,
    [code],
  );
  for (const [table, column, condition, parameter] of assignedRows)
    await query(
      `INSERT INTO ${table}_channels_channel ("${column}", "channelId")
       SELECT id, storefront.shop_channel() FROM ${table} WHERE ${condition} ON CONFLICT DO NOTHING`,
      [parameter],
    );
}
