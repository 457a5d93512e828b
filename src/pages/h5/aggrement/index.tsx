import { AgreementTexts } from '@/features/articles/components/AgreementTexts';
import { Page } from '@/platform/h5/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** User agreement and privacy policy. The specification spells the path `aggrement`. */
export default function AgreementPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('article.agreement')}>
      <AgreementTexts />
    </Page>
  );
}
