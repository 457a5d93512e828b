/** What the shop is, and what it has not. */
import { calls } from '../../../src/api/calls';
import { logoutCall } from '../../../shop/logoutCall';
import { toIsoTime } from '../../../shop/time';
import { serveCall, type Adapter } from '../context';
import { CODE_LENGTH } from '../sessions';

/** Parts that the adapter does not serve. Clients then show no link to them and send none of their calls. */
const features = {
  wallet: false,
  withdrawals: false,
  coupons: false,
  discountCodes: false,
  tickets: false,
  redeemCodes: false,
  promotion: false,
  presale: false,
  service: false,
  articles: false,
};

export function serveShopInfo(adapter: Adapter): void {
  serveCall(adapter, calls.getServerInfo, async () => {
    const { name, currency, countries, pricesIncludeTax } = await adapter.engine.shop();
    return {
      shopName: name,
      currency,
      countries: countries.map((code) => ({ code })),
      ...(pricesIncludeTax !== undefined && { pricesIncludeTax }),
      loginCodeLength: CODE_LENGTH,
      logoutPath: logoutCall.path,
      features,
      serverTime: toIsoTime(adapter.now()),
    };
  });
}
