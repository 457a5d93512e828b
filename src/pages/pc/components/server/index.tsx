import { ServiceDesk } from '@/components/both/ServiceDesk';
import { kit } from '@/components/pc/kit';
import { Page } from '@/components/pc/Page';
import { useWords } from '@/hooks/useWords';

/** The service desk, alone. */
export default function ServerPage() {
  const { t } = useWords();
  return (
    <Page title={t('service.title')}>
      <ServiceDesk kit={kit} />
    </Page>
  );
}
