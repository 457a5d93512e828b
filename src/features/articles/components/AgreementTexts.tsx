import { ArticleSkeleton, ArticleText } from './ArticleText';
import { Box } from '@/components/Layout';
import { LinkTabs } from '@/components/LinkTabs';
import { StatePanel } from '@/platform/StatePanel';
import { queryChoice } from '@/lib/searchParams';
import { agreementNames, useAgreementText } from '@/features/articles/useAgreementText';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './articles.less';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { usePlatform } from '@/platform/usePlatform';

/** Links to the agreement and the privacy policy. */
export function AgreementTexts() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const tab = queryChoice(query['tab'], agreementNames) ?? 'agreement';
  const { article, isMissing, error, retry } = useAgreementText(tab, true);
  const tabs = agreementNames.map((id) => ({
    id,
    label: t(`article.tab.${id}`),
    to: pathOf(platform, 'agreement', { tab: id }),
  }));
  const content = () => {
    if (isMissing) return <StatePanel picture="not-found" title={t('article.agreement.none')} />;
    if (!article) return error ? <ErrorPanel error={error} retry={retry} /> : <ArticleSkeleton />;
    return <ArticleText key={article.id} article={article} />;
  };
  return (
    <div className={platform === 'h5' ? styles.tabsOfPhone : undefined}>
      <LinkTabs name={t('article.agreements')} tabs={tabs} current={tab} />
      {platform === 'h5' ? (
        <Box paddingTop={20} paddingInline="reading" paddingBottom={16}>
          {content()}
        </Box>
      ) : (
        <div className={styles.agreement}>{content()}</div>
      )}
    </div>
  );
}
