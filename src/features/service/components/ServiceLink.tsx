import { Row } from '@/components/Layout';
import { SentenceWithGap } from '@/components/SentenceWithGap';
import { useFeature } from '@/hooks/useFeature';
import { Link } from 'react-router-dom';
import { Headset } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';

/** A link from an order to the service desk; nothing in a shop without one. */
export function ServiceLink({ to }: { to: string }) {
  const { t } = useTranslation();
  if (!useFeature('service')) return null;
  return (
    <Row as="p" wrap align="center" rowGap={0} columnGap={10} color="ink-2" size={15} print="none">
      <SentenceWithGap text={t('service.aboutOrder')} />
      <Row as={Link} align="center" gap={8} minHeight="touch" color="action" weight={600} inline to={to}>
        <Headset size={18} strokeWidth={1.8} aria-hidden />
        {t('article.askService')}
      </Row>
    </Row>
  );
}
