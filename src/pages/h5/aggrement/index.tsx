import { ArticleBones, ArticleText } from '@/components/common/ArticleText';
import { LinkTabs } from '@/components/common/LinkTabs';
import { StatePanel } from '@/components/common/StatePanel';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { agreementNames, useAgreementText } from '@/features/login/useAgreementText';
import { queryChoice } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';

/** What a customer agrees to: the agreement and the privacy policy, each with an address. The path is spelled as it is. */
export default function AgreementPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['tab'], agreementNames) ?? 'agreement';
  const { article, isMissing, problem, retry } = useAgreementText(tab, true);
  const tabs = agreementNames.map((id) => ({ id, label: t(`shell.${id}`), to: pathOf('h5', 'agreement', { tab: id }) }));
  const content = () => {
    if (isMissing) return <StatePanel picture="not-found" title={t('article.agreement.none')} />;
    if (!article) return problem ? <Fault problem={problem} retry={retry} /> : <ArticleBones />;
    return <ArticleText key={article.id} article={article} />;
  };
  return (
    <Page title={t('article.agreement')}>
      <div className={styles.tabs}>
        <LinkTabs name={t('article.agreements')} tabs={tabs} current={tab} />
      </div>
      <div className={styles.content}>{content()}</div>
    </Page>
  );
}
