import { AgreementTexts } from '@/features/articles/components/AgreementTexts';
import { Page } from '@/platform/pc/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** User agreement and privacy policy. */
export default function AgreementPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('article.agreement')}>
      <AgreementTexts />
    </Page>
  );
}
