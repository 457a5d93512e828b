import { ArticleBones, ArticleText } from '@/components/common/ArticleText';
import { LinkTabs } from '@/components/common/LinkTabs';
import { StatePanel } from '@/components/common/StatePanel';
import { Fault } from '@/components/pc/Fault';
import { Page } from '@/components/pc/Page';
import { queryChoice } from '@/domain/query';
import { agreementNames, useAgreementText } from '@/features/login/useAgreementText';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './index.less';

/** What a customer agrees to: the agreement and the privacy policy, each with an address. */
export default function AgreementPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['tab'], agreementNames) ?? 'agreement';
  const { article, isMissing, problem, retry } = useAgreementText(tab, true);
  const tabs = agreementNames.map((id) => ({ id, label: t(`shell.${id}`), to: pathOf('pc', 'agreement', { tab: id }) }));
  const content = () => {
    if (isMissing) return <StatePanel picture="not-found" title={t('article.agreement.none')} />;
    if (!article) return problem ? <Fault problem={problem} retry={retry} /> : <ArticleBones />;
    return <ArticleText key={article.id} article={article} />;
  };
  return (
    <Page title={t('article.agreement')}>
      <LinkTabs name={t('article.agreements')} tabs={tabs} current={tab} />
      <div className={styles.content}>{content()}</div>
    </Page>
  );
}
