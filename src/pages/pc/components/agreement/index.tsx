import { AgreementTexts } from '@/components/both/AgreementTexts';
import { Page } from '@/components/pc/Page';
import { useWords } from '@/hooks/useWords';

/** What a customer agrees to. */
export default function AgreementPage() {
  const { t } = useWords();
  return (
    <Page title={t('article.agreement')}>
      <AgreementTexts face="pc" />
    </Page>
  );
}
