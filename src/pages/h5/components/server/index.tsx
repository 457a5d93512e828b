import { ServiceDesk } from '@/components/both/ServiceDesk';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';
import { useWords } from '@/hooks/useWords';

/** The service desk. */
export default function ServerPage() {
  const { t } = useWords();
  return (
    <Page title={t('service.title')}>
      <ServiceDesk kit={kit} />
    </Page>
  );
}
