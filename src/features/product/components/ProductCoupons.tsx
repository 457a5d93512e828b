import { memo } from 'react';
import { Stack, Text } from '@/components/Layout';
import { useClaimableCoupons } from '@/features/coupons/useClaimableCoupons';
import '@/features/product/productMessages';
import type { GoodsDetail, Sku } from '@/api/products';
import { getMyCoupons } from '@/api/coupons';
import { ClaimableCoupon } from '@/features/coupons/components/ClaimableCoupon';
import { isOfferUsedUp } from '@/features/coupons/offeredCoupon';
import { useFeature } from '@/hooks/useFeature';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { useQuery } from '@/query/useQuery';

interface Props {
  goods: GoodsDetail;
  sku: Sku | undefined;
}

/**
 * The price of one piece with the coupon that the customer can still claim or use, as the quote will count it; nothing without one.
 * The customer's coupons are asked again, because the product may be older than their last use.
 */
export function PriceAfterCoupon({ goods, sku }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const coupons = useClaimableCoupons(goods.coupons);
  const { data: { list: mine } = { list: [] } } = useQuery(getMyCoupons, {});
  const best = sku?.afterCoupon ?? undefined;
  const hasCoupons = useFeature('coupons');
  const offered = coupons.find(({ redeemCode }) => redeemCode === best?.redeemCode);
  const name = best?.redeemCode ? offered?.name : best?.name;
  if (!best || !name || !hasCoupons) return null;
  const isUsedUp = offered
    ? isOfferUsedUp(offered, mine)
    : mine.some((one) => one.name === name) && !mine.some((one) => one.name === name && one.state === 'usable');
  if (isUsedUp) return null;
  return (
    <Text as="p" minWidth={0} overflowWrap="anywhere" color="action" size={15} weight={600}>
      {t('review.afterCoupon', { price: money(best.price), name })}
    </Text>
  );
}

/** The coupons for a product that the customer can claim; nothing without any. */
export const ProductCoupons = memo(function ProductCoupons({ goods }: Pick<Props, 'goods'>) {
  const { t } = useTranslation();
  const coupons = useClaimableCoupons(goods.coupons);
  if (coupons.length === 0) return null;
  return (
    <section aria-label={t('review.coupons')}>
      <Stack as="ul" gap={8}>
        {coupons.map((coupon) => (
          <li key={coupon.redeemCode}>
            <ClaimableCoupon coupon={coupon} isRow />
          </li>
        ))}
      </Stack>
    </section>
  );
});
