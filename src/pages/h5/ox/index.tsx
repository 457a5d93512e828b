import '@/features/coupons/offerMessages';
import classNames from 'classnames';
import { useRef } from 'react';
import { Box, Stack } from '@/components/Layout';
import { CampaignNotFound } from '@/features/campaign/components/CampaignNotFound';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { PullToRefresh } from '@/components/PullToRefresh';
import { FloatingButtons } from '@/platform/h5/FloatingButtons';
import { Page } from '@/platform/h5/Page';
import { ShareButton } from '@/platform/h5/ShareButton';
import { Skeleton } from '@/components/Skeleton';
import { queryId } from '@/lib/searchParams';
import { useCampaign } from '@/features/campaign/useCampaign';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { CampaignView } from '@/features/campaign/h5/CampaignView';
import styles from './index.less';

/** The page of a campaign: text, coupons and products. `id` in the query is the campaign. */
export default function CampaignPage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const campaign = useCampaign(queryId(query['id']));
  const hero = useRef<HTMLDivElement>(null);
  const { banner, isGone, error, retry } = campaign;
  if (banner) {
    return (
      <Page title={banner.title} drawnTitle={null} hasHeader={false}>
        <FloatingButtons title={banner.title} picture={hero}>
          <ShareButton label={t('goods.share')} title={banner.title} isOnPicture />
        </FloatingButtons>
        <PullToRefresh refresh={campaign.refresh} />
        <CampaignView key={banner.id} banner={banner} campaign={campaign} hero={hero} />
      </Page>
    );
  }
  if (isGone) {
    return (
      <Page
        title={t(campaign.isUnnamed ? 'campaign.unnamed' : 'campaign.gone.title')}
        drawnTitle={null}
        hasHeader={false}
      >
        <FloatingButtons />
        <Box paddingInline={16} style={{ paddingTop: 72 }}>
          <CampaignNotFound campaign={campaign} />
        </Box>
      </Page>
    );
  }
  return (
    <Page title={t('home.banners')} hasHeader={false}>
      <FloatingButtons />
      {error ? (
        <Box paddingInline={16} style={{ paddingTop: 72 }}>
          <ErrorPanel error={error} retry={retry} />
        </Box>
      ) : (
        // Hero, intro of three lines, title and coupons, with their gaps.
        <Stack gap={24} role="status" aria-label={t('shell.loading')}>
          <span className={classNames('skeleton', styles.hero)} />
          <Stack gap={28} paddingInline={16}>
            <Skeleton height="77px" />
            <Stack gap={12}>
              <Skeleton width="12em" maxWidth="60%" height="24px" />
              <Skeleton height="163px" radius="card" />
              <Skeleton height="163px" radius="card" />
            </Stack>
          </Stack>
        </Stack>
      )}
    </Page>
  );
}
