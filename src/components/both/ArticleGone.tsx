import { Link } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';

/** Stands for an article that the shop does not have, or has no more. */
export function ArticleGone({ face }: { face: Face }) {
  const { t } = useWords();
  return (
    <StatePanel isFault picture="not-found" title={t('article.gone.title')} text={t('article.gone.text')}>
      <Link className="way" to={pathOf(face, 'articles')}>
        {t('article.list')}
      </Link>
      <Link className="way" to={pathOf(face, 'service')}>
        {t('article.askService')}
      </Link>
    </StatePanel>
  );
}
