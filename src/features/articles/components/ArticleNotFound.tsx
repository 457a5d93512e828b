import { Link } from '@umijs/max';
import { StatePanel } from '@/components/StatePanel';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Shown for an article that the API does not have. */
export function ArticleNotFound() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <StatePanel isError picture="not-found" title={t('article.gone.title')} text={t('article.gone.text')}>
      <Link className="button-link" to={pathOf(platform, 'articles')}>
        {t('article.list')}
      </Link>
      <Link className="button-link" to={pathOf(platform, 'service')}>
        {t('article.askService')}
      </Link>
    </StatePanel>
  );
}
