import { Page } from '@/components/pc/Page';
import { ServicePanel } from '@/components/pc/ServicePanel';
import { useWords } from '@/hooks/useWords';

/** The service desk, alone. */
export default function ServerPage() {
  const { t } = useWords();
  return (
    <Page title={t('service.title')}>
      <ServicePanel />
    </Page>
  );
}
