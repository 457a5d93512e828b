import { Link } from '@umijs/max';
import { Headset } from 'lucide-react';
import { useWords } from '@/hooks/useWords';
import styles from './ServiceWay.less';

/** A quiet line that leads from an order to those who can help with it. */
export function ServiceWay({ to }: { to: string }) {
  const { t } = useWords();
  return (
    <p className={styles.line}>
      {t('service.aboutOrder')}{' '}
      <Link className={styles.way} to={to}>
        <Headset size={18} strokeWidth={1.8} aria-hidden />
        {t('article.askService')}
      </Link>
    </p>
  );
}
