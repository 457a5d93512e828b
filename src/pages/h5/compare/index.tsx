import '@/features/compare/compareMessages';
import { Comparison } from '@/features/compare/components/Comparison';
import { useTranslation } from '@/hooks/useTranslation';
import { Page } from '@/platform/h5/Page';

/** The compared products side by side. */
export default function ComparePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('compare.title')}>
      <Comparison />
    </Page>
  );
}
