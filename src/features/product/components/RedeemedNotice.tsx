import { Gift } from 'lucide-react';
import { Row, Text } from '@/components/Layout';
import { getMyCoupons } from '@/api/coupons';
import type { GoodsDetail } from '@/api/products';
import { deliveryCost } from '@/features/product/availability';
import { useTranslation } from '@/hooks/useTranslation';
import { useQuery } from '@/query/useQuery';
import styles from './styles.less';

interface Props {
  goods: GoodsDetail;
  /** Id of the coupon that the link names; untrusted. */
  couponId: string;
}

/** Says that the product is the customer's by a redeemed code, as long as the coupon for it can be used. */
export function RedeemedNotice({ goods, couponId }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(getMyCoupons, {});
  const coupon = data?.list.find(({ id }) => id === couponId);
  if (coupon?.state !== 'usable' || coupon.redeemedGoodsId !== goods.id) return null;
  // The cheapest option costs least, so every other one is delivered on the same terms or better.
  const isDeliveryExtra = deliveryCost(goods, goods)?.kind === 'fee';
  return (
    <Row
      as="p"
      gap={10}
      paddingBlock={12}
      paddingInline={14}
      radius="option"
      background="leaf-soft"
      size={15}
      role="status"
    >
      <Gift className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
      <span>
        <Text as="strong" display="block" color="leaf">
          {t('redeem.yours')}
        </Text>
        {t(isDeliveryExtra ? 'redeem.got.deliveryExtra' : 'redeem.got.goodsByCoupon')}
      </span>
    </Row>
  );
}
