import { LinkTabs } from '@/components/common/LinkTabs';
import { SearchInput } from '@/components/common/SearchInput';
import { Page } from '@/components/h5/Page';
import { queryChoice } from '@/domain/query';
import { articleKinds } from '@/features/articles/articleShelves';
import { useArticles } from '@/features/articles/useArticles';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { FoundArticles } from './FoundArticles';
import styles from './index.less';
import { Shelf } from './Shelf';

/** Help, news and small print; the kind and what is looked for stand in the address. */
export default function InfoPage() {
  const { t } = useWords();
  const { query, changeQuery } = useQuery();
  const kind = queryChoice(query['kind'], articleKinds) ?? 'help';
  const wanted = query['q'] ?? '';
  const articles = useArticles(wanted);
  const tabs = articleKinds.map((one) => ({ id: one, label: t(`article.kind.${one}`), to: pathOf('h5', 'articles', { kind: one }) }));
  return (
    <Page title={t('article.title')}>
      {(articles.isMany || wanted !== '') && (
        <div className={styles.search} role="search" aria-label={t('article.search')}>
          <SearchInput label={t('article.search')} value={wanted} onChange={(next) => changeQuery({ q: next })} />
        </div>
      )}
      {wanted !== '' ? (
        <FoundArticles articles={articles} />
      ) : (
        <>
          <div className={styles.tabs}>
            <LinkTabs name={t('article.kinds')} tabs={tabs} current={kind} />
          </div>
          <Shelf articles={articles} kind={kind} />
        </>
      )}
    </Page>
  );
}
