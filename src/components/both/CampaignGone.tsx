import { StatePanel } from '@/components/common/StatePanel';
import { useWords } from '@/hooks/useWords';
import type { Face } from '@/routes';
import { Elsewhere } from './FaultPanel';

/** Stands for a campaign that is over, or never was. */
export function CampaignGone({ face }: { face: Face }) {
  const { t } = useWords();
  return (
    <StatePanel isFault picture="not-found" title={t('campaign.gone.title')} text={t('campaign.gone.text')}>
      <Elsewhere face={face} />
    </StatePanel>
  );
}
