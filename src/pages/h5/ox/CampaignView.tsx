import type { Banner } from '@/api/schema/goods';
import { GoodsGrid } from '@/components/both/GoodsGrid';
import { Offer } from '@/components/both/Offer';
import { CampaignHero } from '@/components/common/CampaignHero';
import { StatePanel } from '@/components/common/StatePanel';
import { VirtualStrip } from '@/components/h5/VirtualStrip';
import type { Campaign } from '@/features/campaign/useCampaign';
import { useWords } from '@/hooks/useWords';
import styles from './CampaignView.less';

/** A campaign from its line to its last goods. */
export function CampaignView({ banner, campaign }: { banner: Banner; campaign: Campaign }) {
  const { t } = useWords();
  const { id, intro, coupons, virtualGoods, goods, hasOnlyVirtual } = campaign;
  return (
    <>
      <CampaignHero banner={banner} />
      <div className={styles.parts}>
        {intro && <p className={`serif ${styles.intro}`}>{intro}</p>}
        {coupons.length > 0 && (
          <section className={styles.part}>
            <h2 className={styles.title}>{t('campaign.coupons')}</h2>
            <ul className={styles.coupons}>
              {coupons.map((coupon) => (
                <li key={coupon.redeemCode}>
                  <Offer face="h5" coupon={coupon} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <VirtualStrip virtualGoods={virtualGoods} campaignId={id} />
        {!hasOnlyVirtual && (
          <section className={styles.part}>
            <h2 className={styles.title}>{t('campaign.goods')}</h2>
            <GoodsGrid face="h5" list={goods} empty={<StatePanel picture="empty-search" title={t('campaign.goods.none')} />} />
          </section>
        )}
      </div>
    </>
  );
}
