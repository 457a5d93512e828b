import { Skeleton } from '@/components/Skeleton';
import { Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import '@/features/coupons/offerMessages';
import { Button } from 'antd';
import classNames from 'classnames';
import { Share } from 'lucide-react';
import type { Banner } from '@/api/goods';
import { CampaignNotFound } from '@/features/campaign/components/CampaignNotFound';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { ClaimableCoupon } from '@/features/coupons/components/ClaimableCoupon';
import { CampaignHero } from '@/features/campaign/components/CampaignHero';
import { StatePanel } from '@/platform/StatePanel';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/pc/Page';
import { queryId } from '@/lib/searchParams';
import { useCampaign, type Campaign } from '@/features/campaign/useCampaign';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useShareLink } from '@/hooks/useShareLink';
import { shareUrl } from '@/lib/shareLink';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/campaign/components/styles.less';
import { VirtualRow } from '@/features/home/pc/VirtualRow';

/** The desktop page of a campaign. */
export default function CampaignView() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const campaign = useCampaign(queryId(query['id']));
  const { banner, isGone, error, retry } = campaign;
  if (banner) {
    return (
      <Page title={banner.title} isFullWidth isTitleInContent>
        <CampaignLanding key={banner.id} banner={banner} campaign={campaign} />
      </Page>
    );
  }
  const titleKey = campaign.isUnnamed ? 'campaign.unnamed' : isGone ? 'campaign.gone.title' : 'home.banners';
  return (
    <Page title={t(titleKey)} isFullWidth isTitleHidden isTitleInContent={isGone}>
      {isGone ? (
        <CampaignNotFound campaign={campaign} />
      ) : error ? (
        <ErrorPanel error={error} retry={retry} />
      ) : (
        <Stack gap={36} role="status" aria-label={t('shell.loading')}>
          <Skeleton height="330px" radius="banner" />
          <Skeleton height="163px" radius="card" />
        </Stack>
      )}
    </Page>
  );
}

/** The content of a campaign that was found. */
function CampaignLanding({ banner, campaign }: { banner: Banner; campaign: Campaign }) {
  const { t } = useTranslation();
  const share = useShareLink();
  const { id, intro, coupons, virtualGoods, goods, hasOnlyVirtual } = campaign;
  return (
    <Stack gap={36}>
      <CampaignHero banner={banner} isLarge />
      <Stack align="start" className={styles.opening}>
        <Stack justifyItems="start" gap={16} overflowWrap="anywhere">
          {intro && <p className={classNames('serif', styles.campaignViewIntro2)}>{intro}</p>}
          <Button
            shape="round"
            icon={<Share size={16} strokeWidth={1.8} aria-hidden />}
            onClick={() => void share({ title: banner.title, url: shareUrl(undefined) })}
          >
            {t('goods.share')}
          </Button>
        </Stack>
        {coupons.length > 0 && (
          <section aria-label={t('campaign.coupons')}>
            <h2 className="visually-hidden">{t('campaign.coupons')}</h2>
            <Stack as="ul" gap={16} style={autoColumns('20rem', 'fit')}>
              {coupons.map((coupon) => (
                <Stack as="li" key={coupon.redeemCode}>
                  <ClaimableCoupon coupon={coupon} />
                </Stack>
              ))}
            </Stack>
          </section>
        )}
      </Stack>
      <VirtualRow virtualGoods={virtualGoods} campaignId={id} />
      {!hasOnlyVirtual && (
        <section>
          <Text as="h2" marginBottom={20} style={{ fontSize: '1.75rem' }}>
            {t('campaign.goods')}
          </Text>
          <ProductGrid
            list={goods}
            label={t('campaign.goods')}
            empty={<StatePanel picture="empty-search" title={t('campaign.goods.none')} />}
          />
        </section>
      )}
    </Stack>
  );
}
