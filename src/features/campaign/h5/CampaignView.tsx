import { Box, Stack, Text } from '@/components/Layout';
import '@/features/coupons/offerMessages';
import type { RefObject } from 'react';
import type { Banner } from '@/api/goods';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { ClaimableCoupon } from '@/features/coupons/components/ClaimableCoupon';
import { CampaignHero } from '@/features/campaign/components/CampaignHero';
import { StatePanel } from '@/platform/StatePanel';
import { VirtualStrip } from '@/features/product/h5/VirtualStrip';
import type { Campaign } from '@/features/campaign/useCampaign';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/campaign/components/styles.less';

interface Props {
  banner: Banner;
  campaign: Campaign;
  /** Refers to the picture at the top. */
  hero: RefObject<HTMLDivElement | null>;
}

/** The mobile page of a campaign. */
export function CampaignView({ banner, campaign, hero }: Props) {
  const { t } = useTranslation();
  const { id, intro, coupons, virtualGoods, goods, hasOnlyVirtual } = campaign;
  return (
    <>
      <div ref={hero}>
        <CampaignHero banner={banner} />
      </div>
      <Stack gap={28} paddingTop={24} className={styles.campaignViewParts}>
        {intro && (
          <Text
            as="p"
            color="ink-2"
            size={17}
            weight={400}
            paddingInline={16}
            className="serif"
            style={{ lineHeight: 1.5 }}
          >
            {intro}
          </Text>
        )}
        {coupons.length > 0 && (
          <Box as="section" paddingInline={16}>
            <Text as="h2" marginBottom={12} size={20}>
              {t('campaign.coupons')}
            </Text>
            <Stack as="ul" gap={12}>
              {coupons.map((coupon) => (
                <li key={coupon.redeemCode}>
                  <ClaimableCoupon coupon={coupon} />
                </li>
              ))}
            </Stack>
          </Box>
        )}
        <VirtualStrip virtualGoods={virtualGoods} campaignId={id} />
        {!hasOnlyVirtual && (
          <Box as="section" paddingInline={16}>
            <Text as="h2" marginBottom={12} size={20}>
              {t('campaign.goods')}
            </Text>
            <ProductGrid
              list={goods}
              label={t('campaign.goods')}
              empty={<StatePanel picture="empty-search" title={t('campaign.goods.none')} />}
            />
          </Box>
        )}
      </Stack>
    </>
  );
}
