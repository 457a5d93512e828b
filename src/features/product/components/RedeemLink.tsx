import type { GoodsDetail } from '@/api/products';
import { useSearchParams } from '@/hooks/useSearchParams';
import { queryId } from '@/lib/searchParams';
import { lazyComponent } from '@/components/lazyComponent';

/** Few visitors come from a redeemed code: the code is loaded for them only. */
const RedeemedNotice = lazyComponent(() =>
  import(/* webpackChunkName: "redeemed" */ './RedeemedNotice').then((code) => code.RedeemedNotice),
);

/** The container of the notice about a redeemed product; empty without a coupon in the URL. */
export function RedeemLink({ goods }: { goods: GoodsDetail }) {
  const { query } = useSearchParams();
  const couponId = queryId(query['coupon']);
  return couponId ? <RedeemedNotice goods={goods} couponId={couponId} /> : null;
}
