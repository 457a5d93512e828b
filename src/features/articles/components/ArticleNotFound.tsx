import { FeatureLink } from '@/components/FeatureLink';
import { StatePanel } from '@/platform/StatePanel';
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
      <FeatureLink className="button-link" to={pathOf(platform, 'articles')}>
        {t('article.list')}
      </FeatureLink>
      <FeatureLink className="button-link" to={pathOf(platform, 'service')}>
        {t('article.askService')}
      </FeatureLink>
    </StatePanel>
  );
}
