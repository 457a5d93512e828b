import { ServiceDesk } from '@/features/service/components/ServiceDesk';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** The service desk: contact channels and the service code of the customer. */
export default function ServerPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('service.title')}>
      <ServiceDesk />
    </Page>
  );
}
