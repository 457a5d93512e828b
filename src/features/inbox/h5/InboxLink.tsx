import { Link } from '@umijs/max';
import { Bell } from 'lucide-react';
import { UnreadBadge } from '@/features/inbox/components/UnreadBadge';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './InboxLink.less';

/** The bell that leads to the inbox, with the unread count. */
export function InboxLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.link} to={pathOf('h5', 'inbox')}>
      <Bell size={22} strokeWidth={1.8} aria-hidden />
      <span className="visually-hidden">{t('mine.inbox')}</span>
      <UnreadBadge />
    </Link>
  );
}
