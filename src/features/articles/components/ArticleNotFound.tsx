import { Link } from '@umijs/max';
import { StatePanel } from '@/components/StatePanel';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Shown for an article that the API does not have, and for a link that names none. */
export function ArticleNotFound({ isUnnamed }: { isUnnamed: boolean }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <StatePanel
      isError
      picture="not-found"
      title={t(isUnnamed ? 'article.unnamed' : 'article.gone.title')}
      text={t(isUnnamed ? 'problem.linkCut' : 'article.gone.text')}
    >
      <Link className="button-link" to={pathOf(platform, 'articles')}>
        {t('article.list')}
      </Link>
      <Link className="button-link" to={pathOf(platform, 'service')}>
        {t('article.askService')}
      </Link>
    </StatePanel>
  );
}
