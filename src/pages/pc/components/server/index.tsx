import { ServiceDesk } from '@/features/service/components/ServiceDesk';
import { Page } from '@/platform/pc/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** The service desk, without the account menu. */
export default function ServerPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('service.title')}>
      <ServiceDesk />
    </Page>
  );
}
