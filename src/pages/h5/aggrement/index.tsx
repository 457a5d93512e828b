import { AgreementTexts } from '@/components/both/AgreementTexts';
import { Page } from '@/components/h5/Page';
import { useWords } from '@/hooks/useWords';

/** What a customer agrees to. The path is spelled as in the specification. */
export default function AgreementPage() {
  const { t } = useWords();
  return (
    <Page title={t('article.agreement')}>
      <AgreementTexts face="h5" />
    </Page>
  );
}
