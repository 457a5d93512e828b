import { CampaignGone } from '@/components/both/CampaignGone';
import { Fault } from '@/components/h5/Fault';
import { FloatingButtons } from '@/components/h5/FloatingButtons';
import { Page } from '@/components/h5/Page';
import { ShareButton } from '@/components/h5/ShareButton';
import { queryId } from '@/domain/query';
import { useCampaign } from '@/features/campaign/useCampaign';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { CampaignView } from './CampaignView';
import styles from './index.less';

/** The landing of a campaign. */
export default function CampaignPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const campaign = useCampaign(queryId(query['id']));
  const { banner, isGone, problem, retry } = campaign;
  if (banner) {
    return (
      <Page title={banner.title} hasHeader={false}>
        <FloatingButtons>
          <ShareButton label={t('goods.share')} title={banner.title} isOnPicture />
        </FloatingButtons>
        <CampaignView key={banner.id} banner={banner} campaign={campaign} />
      </Page>
    );
  }
  if (isGone) {
    return (
      <Page title={t('campaign.gone.title')} hasHeader={false}>
        <FloatingButtons />
        <div className={styles.gone}>
          <CampaignGone face="h5" />
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('home.banners')} hasHeader={false}>
      <FloatingButtons />
      {problem ? (
        <div className={styles.gone}>
          <Fault problem={problem} retry={retry} />
        </div>
      ) : (
        <div className={styles.bones} role="status" aria-label={t('shell.loading')}>
          <span className={`bone ${styles.boneHero}`} />
          <span className={`bone ${styles.boneWords}`} />
          <span className={`bone ${styles.boneCoupon}`} />
        </div>
      )}
    </Page>
  );
}
