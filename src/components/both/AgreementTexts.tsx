import { ArticleBones, ArticleText } from '@/components/common/ArticleText';
import { LinkTabs } from '@/components/common/LinkTabs';
import { StatePanel } from '@/components/common/StatePanel';
import { queryChoice } from '@/domain/query';
import { agreementNames, useAgreementText } from '@/features/login/useAgreementText';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import styles from './AgreementTexts.less';
import { FaultPanel } from './FaultPanel';

/** What a customer agrees to: the agreement and the privacy policy, each with an address. */
export function AgreementTexts({ face }: { face: Face }) {
  const { t } = useWords();
  const { query } = useQuery();
  const tab = queryChoice(query['tab'], agreementNames) ?? 'agreement';
  const { article, isMissing, problem, retry } = useAgreementText(tab, true);
  const tabs = agreementNames.map((id) => ({ id, label: t(`shell.${id}`), to: pathOf(face, 'agreement', { tab: id }) }));
  const content = () => {
    if (isMissing) return <StatePanel picture="not-found" title={t('article.agreement.none')} />;
    if (!article) return problem ? <FaultPanel face={face} problem={problem} retry={retry} /> : <ArticleBones />;
    return <ArticleText key={article.id} article={article} />;
  };
  return (
    <div className={styles[face]}>
      <LinkTabs name={t('article.agreements')} tabs={tabs} current={tab} />
      <div className={styles.content}>{content()}</div>
    </div>
  );
}
