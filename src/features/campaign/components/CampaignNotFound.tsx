import { StatePanel } from '@/components/StatePanel';
import { useTranslation } from '@/hooks/useTranslation';
import { FallbackLinks } from '@/components/ErrorPanel';

/** Shown for a campaign that has ended or does not exist. */
export function CampaignNotFound() {
  const { t } = useTranslation();
  return (
    <StatePanel isError picture="not-found" title={t('campaign.gone.title')} text={t('campaign.gone.text')}>
      <FallbackLinks />
    </StatePanel>
  );
}
