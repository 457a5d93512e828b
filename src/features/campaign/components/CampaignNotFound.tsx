import '@/features/coupons/offerMessages';
import { ActionLink } from '@/components/ActionLink';
import { FallbackLinks } from '@/platform/ErrorPanel';
import { PageState } from '@/platform/PageState';
import { SectionError } from '@/platform/SectionError';
import type { Campaign } from '@/features/campaign/useCampaign';
import { useTranslation } from '@/hooks/useTranslation';
import { urlOfTarget } from '@/domain/urlOfTarget';
import { usePlatform } from '@/platform/usePlatform';

/** The most campaigns that are offered instead. */
const MAX_CAMPAIGNS = 6;

/**
 * Shown for a campaign that has ended or does not exist, and for a link that names none. It has the heading of the
 * page, and leads to the campaigns that are running.
 */
export function CampaignNotFound({ campaign: { isUnnamed, running, error, retry } }: { campaign: Campaign }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <>
      <PageState
        isError
        title={t(isUnnamed ? 'campaign.unnamed' : 'campaign.gone.title')}
        text={t(isUnnamed ? 'problem.linkCut' : 'campaign.gone.text')}
      >
        {running.slice(0, MAX_CAMPAIGNS).map(({ id, title, target }) => {
          const address = urlOfTarget(platform, target);
          return (
            address && (
              <ActionLink key={id} className="button-link" target={address}>
                {title}
              </ActionLink>
            )
          );
        })}
        <FallbackLinks />
      </PageState>
      {error && <SectionError error={error} name={t('home.banners')} retry={() => void retry()} />}
    </>
  );
}
