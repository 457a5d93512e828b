import { Sentence } from '@/components/Sentence';
import { useFeature } from '@/hooks/useFeature';
import { Link } from '@umijs/max';
import { Headset } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './ServiceLink.less';

/** A link from an order to the service desk; nothing in a shop without one. */
export function ServiceLink({ to }: { to: string }) {
  const { t } = useTranslation();
  if (!useFeature('service')) return null;
  return (
    <p className={styles.line}>
      <Sentence text={t('service.aboutOrder')} />
      <Link className={styles.link} to={to}>
        <Headset size={18} strokeWidth={1.8} aria-hidden />
        {t('article.askService')}
      </Link>
    </p>
  );
}
