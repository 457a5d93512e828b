/** The channels of Vendure in which customers and orders of the shop are. */
import { DEFAULT_CHANNEL_CODE } from '@vendure/common/lib/shared-constants';

/** The channel of the shop, and the default one, in which Vendure expects everything. */
export const SHOP_CHANNELS_SQL = `SELECT id FROM channel WHERE id = storefront.shop_channel() OR code = '${DEFAULT_CHANNEL_CODE}'`;
