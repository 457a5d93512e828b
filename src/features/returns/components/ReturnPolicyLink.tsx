import { FeatureLink } from '@/components/FeatureLink';
import { Row } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Leads to the article with the returns policy. Nothing in a shop without articles. */
export function ReturnPolicyLink({ articleId }: { articleId: string }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <Row
      as={FeatureLink}
      minHeight="touch"
      align="center"
      color="action"
      weight={600}
      inline
      to={pathOf(platform, 'article', { id: articleId })}
    >
      {t('order.returnPolicy')}
    </Row>
  );
}
