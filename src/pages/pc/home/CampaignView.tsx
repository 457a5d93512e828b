import { Button } from 'antd';
import { Share } from 'lucide-react';
import type { Banner } from '@/api/schema/goods';
import { CampaignGone } from '@/components/both/CampaignGone';
import { GoodsGrid } from '@/components/both/GoodsGrid';
import { Offer } from '@/components/both/Offer';
import { CampaignHero } from '@/components/common/CampaignHero';
import { StatePanel } from '@/components/common/StatePanel';
import { Fault } from '@/components/pc/Fault';
import { Page } from '@/components/pc/Page';
import { queryId } from '@/domain/query';
import { useCampaign, type Campaign } from '@/features/campaign/useCampaign';
import { useQuery } from '@/hooks/useQuery';
import { useShareLink } from '@/hooks/useShareLink';
import { useWords } from '@/hooks/useWords';
import styles from './CampaignView.less';
import { VirtualRow } from './VirtualRow';

/** The landing of a campaign. */
export default function CampaignView() {
  const { t } = useWords();
  const { query } = useQuery();
  const campaign = useCampaign(queryId(query['id']));
  const { banner, isGone, problem, retry } = campaign;
  if (banner) {
    return (
      <Page title={banner.title} isWide isTitleHidden>
        <Landing key={banner.id} banner={banner} campaign={campaign} />
      </Page>
    );
  }
  return (
    <Page title={t(isGone ? 'campaign.gone.title' : 'home.banners')} isWide isTitleHidden>
      {isGone ? (
        <CampaignGone face="pc" />
      ) : problem ? (
        <Fault problem={problem} retry={retry} />
      ) : (
        <div className={styles.parts} role="status" aria-label={t('shell.loading')}>
          <span className={`bone ${styles.boneHero}`} />
          <span className={`bone ${styles.boneWords}`} />
        </div>
      )}
    </Page>
  );
}

/** From its line to its last goods. */
function Landing({ banner, campaign }: { banner: Banner; campaign: Campaign }) {
  const { t } = useWords();
  const share = useShareLink();
  const { id, intro, coupons, virtualGoods, goods, hasOnlyVirtual } = campaign;
  return (
    <div className={styles.parts}>
      <CampaignHero banner={banner} isLarge />
      <div className={styles.opening}>
        <div className={styles.words}>
          {intro && <p className={`serif ${styles.intro}`}>{intro}</p>}
          <Button shape="round" icon={<Share size={16} strokeWidth={1.8} aria-hidden />} onClick={() => void share({ title: banner.title, url: window.location.href })}>
            {t('goods.share')}
          </Button>
        </div>
        {coupons.length > 0 && (
          <section aria-label={t('campaign.coupons')}>
            <h2 className="visually-hidden">{t('campaign.coupons')}</h2>
            <ul className={styles.coupons}>
              {coupons.map((coupon) => (
                <li key={coupon.redeemCode} className={styles.coupon}>
                  <Offer face="pc" coupon={coupon} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <VirtualRow virtualGoods={virtualGoods} campaignId={id} />
      {!hasOnlyVirtual && (
        <section>
          <h2 className={styles.title}>{t('campaign.goods')}</h2>
          <GoodsGrid face="pc" list={goods} empty={<StatePanel picture="empty-search" title={t('campaign.goods.none')} />} />
        </section>
      )}
    </div>
  );
}
